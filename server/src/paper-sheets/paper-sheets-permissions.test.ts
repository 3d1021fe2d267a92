import * as candidates from '@lms/contracts/paper-sheets/candidates.ts'
import * as marks from '@lms/contracts/paper-sheets/paper-marks.ts'
import { describePermissions, onceApproved } from '../../testing/permission-case.ts'
import { someChild } from '../../testing/records/child.ts'
import { somePrintedPaper } from '../../testing/records/printed-paper.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'

const writers = { administrator: 200, parent: 200, student: 403 }
const makers = { administrator: 201, parent: 201, student: 403 }
const notOthers = { administrator: 200, parent: 404, student: 403 }

/** What this person printed of their own quiz. */
async function printed(test: TestApp, maker: User) {
  const id = await someQuiz(test, maker)
  return { params: { id }, paper: await somePrintedPaper(test, maker, id) }
}

/** What this person entered for a child of theirs. */
async function entered(test: TestApp, maker: User) {
  const { params, paper } = await printed(test, maker)
  const child = await someChild(test, maker)
  const answer = await test.call(marks.savePaperMarks, {
    token: await test.tokenOf(maker),
    params,
    body: { paper, studentId: child.id, code: '101', answers: {} },
  })
  const { row } = (answer.body['data'] ?? {}) as { row?: marks.PaperMarksRow }
  return { params: { ...params, entryId: row?.entry?._id ?? crypto.randomUUID() } }
}

/** A name that this person gave a number. */
async function numbered(test: TestApp, owner: User) {
  const answer = await test.call(candidates.addCandidates, {
    token: await test.tokenOf(owner),
    body: { candidates: [{ name: 'Bé Na' }] },
  })
  const [candidate] = ((answer.body['data'] ?? {}) as { candidates?: candidates.PaperCandidate[] }).candidates ?? []
  return { params: { id: candidate?._id ?? crypto.randomUUID() } }
}

describePermissions([
  {
    endpoint: marks.listPrintedPapers,
    own: writers,
    foreign: notOthers,
    ...onceApproved(200),
    prepare: async (test, owner) => ({ params: { id: await someQuiz(test, owner) } }),
  },
  {
    endpoint: marks.keepPaper,
    own: makers,
    foreign: { administrator: 201, parent: 404, student: 403 },
    ...onceApproved(201),
    prepare: async (test, owner) => ({ params: { id: await someQuiz(test, owner) }, body: {} }),
  },
  {
    endpoint: marks.listPaperMarks,
    own: writers,
    // What an administrator printed is the administrator's, also where the quiz may be read.
    foreign: notOthers,
    prepare: async (test, owner) => {
      const { params, paper } = await printed(test, owner)
      return { params, query: { paper } }
    },
  },
  {
    endpoint: marks.savePaperMarks,
    own: writers,
    foreign: notOthers,
    prepare: async (test, owner) => {
      const { params, paper } = await printed(test, owner)
      const child = await someChild(test, owner)
      return { params, body: { paper, studentId: child.id, code: '101', answers: { 1: 'A' } } }
    },
  },
  { endpoint: marks.withdrawPaperMarks, own: writers, foreign: notOthers, prepare: entered },
  { endpoint: candidates.listCandidates, own: writers, foreign: 'cannot be named' },
  {
    endpoint: candidates.addCandidates,
    own: makers,
    foreign: { administrator: 201, parent: 404, student: 403 },
    prepare: async (test, owner) => ({
      body: { candidates: [{ studentId: (await someChild(test, owner)).id }] },
    }),
  },
  {
    endpoint: candidates.updateCandidate,
    own: writers,
    foreign: { administrator: 404, parent: 404, student: 403 },
    prepare: async (test, owner) => ({ ...(await numbered(test, owner)), body: { name: 'Bé Nụ' } }),
  },
  {
    endpoint: candidates.removeCandidate,
    own: writers,
    foreign: { administrator: 404, parent: 404, student: 403 },
    prepare: numbered,
  },
])
