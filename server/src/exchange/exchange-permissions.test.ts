import * as contract from '@lms/contracts/exchange/exchange.ts'
import * as exporting from '@lms/contracts/exchange/exports.ts'
import * as marking from '@lms/contracts/exchange/marking/marking.ts'
import * as reading from '@lms/contracts/exchange/reading.ts'
import { getImportOverview, passSeenProblem } from '@lms/contracts/exchange/overview.ts'
import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import { fileForm } from '../../testing/samples/pictures.ts'
import { describePermissions, onceApproved } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'
import { someImport, someImportText } from '../../testing/records/import.ts'
import { someQuiz } from '../../testing/records/quiz.ts'

const byId =
  (state: 'staged' | 'saved' = 'staged', more: Pick<Request, 'body'> = {}) =>
  async (test: TestApp, owner: User): Promise<Request> => ({
    params: { id: await someImport(test, owner, state), number: '1' },
    ...more,
  })

const byQuiz = async (test: TestApp, owner: User): Promise<Request> => ({
  params: { id: await someQuiz(test, owner) },
  query: { format: 'csv' },
})

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 404, parent: 404, student: 403 }
/** A quiz of somebody else's is an administrator's to read as well. */
const quizStrangers = { administrator: 200, parent: 404, student: 403 }
const change = { ...someImportText, class: 'LOP_4', difficulty: 'easy', points: 5, version: 1 }

describePermissions([
  {
    endpoint: contract.uploadImport,
    own: { administrator: 201, parent: 201, student: 403 },
    prepare: async () => fileForm(Buffer.from('Hai cộng ba bằng mấy?\nA. 5\nB. 6\nANSWER: A\n'), { name: 'a.txt' }),
  },
  { endpoint: contract.listImports, own: writers },
  { endpoint: contract.getImport, own: writers, foreign: strangers, prepare: byId() },
  { endpoint: contract.discardImport, own: writers, foreign: strangers, prepare: byId() },
  { endpoint: contract.listImportItems, own: writers, foreign: strangers, prepare: byId() },
  {
    endpoint: contract.changeImportItem,
    own: writers,
    foreign: strangers,
    prepare: byId('staged', { body: change }),
  },
  {
    endpoint: contract.chooseImportItems,
    own: writers,
    foreign: strangers,
    prepare: byId('staged', { body: { isAccepted: true } }),
  },
  {
    endpoint: contract.placeImport,
    own: writers,
    foreign: strangers,
    prepare: byId('staged', { body: { difficulty: 'hard' } }),
  },
  { endpoint: reading.getImportReading, own: writers, foreign: strangers, prepare: byId() },
  {
    endpoint: passSeenProblem,
    own: writers,
    foreign: strangers,
    prepare: byId('staged', { body: { problem: exchangeProblems.pictureMissing.key } }),
  },
  { endpoint: getImportOverview, own: writers, foreign: strangers, prepare: byId() },
  // The record has no file any more; who may not see it is not told so.
  {
    endpoint: reading.rereadImport,
    own: { administrator: 409, parent: 409, student: 403 },
    foreign: strangers,
    prepare: byId('staged', { body: { format: 'csv' } }),
  },
  {
    endpoint: reading.previewImport,
    own: { administrator: 404, parent: 404, student: 403 },
    foreign: strangers,
    prepare: byId('staged', { body: { name: 'Trang 1', head: 1, roles: ['content'] } }),
  },
  { endpoint: marking.getImportLines, own: writers, foreign: strangers, prepare: byId() },
  {
    endpoint: marking.previewMarks,
    own: writers,
    foreign: strangers,
    prepare: byId('staged', { body: { marks: [{ line: 1, role: 'question' }] } }),
  },
  {
    endpoint: reading.mendImportItems,
    own: writers,
    foreign: strangers,
    prepare: byId('staged', { body: { numbers: [1], difficulty: 'hard' } }),
  },
  { endpoint: contract.confirmImport, own: writers, foreign: strangers, prepare: byId() },
  { endpoint: contract.undoImport, own: writers, foreign: strangers, prepare: byId('saved') },
  { endpoint: contract.listImportedQuestions, own: writers, foreign: strangers, prepare: byId('saved') },
  // Nothing of it is in the bank.
  {
    endpoint: contract.createImportQuiz,
    own: { administrator: 422, parent: 422, student: 403 },
    foreign: strangers,
    prepare: byId('saved'),
  },
  { endpoint: contract.getImportTemplate, own: writers, prepare: async () => ({ query: { format: 'csv' } }) },
  // Nothing of one's own is nothing to export; who may not list is not even told that.
  {
    endpoint: exporting.exportQuestions,
    own: { administrator: 422, parent: 422, student: 403 },
    prepare: async () => ({ query: { format: 'csv', class: 'LOP_12A2' } }),
  },
  { endpoint: exporting.checkExport, own: writers, prepare: async () => ({ query: { format: 'csv' } }) },
  { endpoint: exporting.exportQuiz, own: writers, foreign: quizStrangers, ...onceApproved(200), prepare: byQuiz },
  { endpoint: exporting.checkQuizExport, own: writers, foreign: quizStrangers, ...onceApproved(200), prepare: byQuiz },
])
