import * as contract from '@lms/contracts/scans/scans.ts'
import { describePermissions, onceApproved } from '../../testing/permission-case.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import { someScan } from '../../testing/records/scan.ts'
import type { Request } from '../../testing/requests.ts'
import { filesForm } from '../../testing/samples/sheet-photographs.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'

const byScan =
  (more: Pick<Request, 'body'> = {}, state: 'read' | 'confirmed' = 'read') =>
  async (test: TestApp, owner: User): Promise<Request> => {
    const { id, sheet, page, box } = await someScan(test, owner, state)
    return { params: { id, sheet, page, box }, ...more }
  }

const byQuiz =
  (more: Partial<Request> = {}) =>
  async (test: TestApp, owner: User): Promise<Request> => ({ params: { id: await someQuiz(test, owner) }, ...more })

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }
const file = filesForm([{ content: Buffer.from('không phải ảnh'), name: 'a.jpg' }])

describePermissions([
  {
    endpoint: contract.uploadScans,
    own: { administrator: 201, parent: 201, student: 403 },
    foreign: { administrator: 201, parent: 404, student: 403 },
    ...onceApproved(201),
    prepare: byQuiz(file),
  },
  { endpoint: contract.listScans, own: writers, foreign: strangers, ...onceApproved(200), prepare: byQuiz() },
  { endpoint: contract.getScan, own: writers, foreign: strangers, prepare: byScan() },
  { endpoint: contract.getScannedSheet, own: writers, foreign: strangers, prepare: byScan() },
  {
    endpoint: contract.changeScannedSheet,
    own: writers,
    foreign: strangers,
    prepare: byScan({ body: { revision: 1, answers: { 1: ['B'] } } }),
  },
  { endpoint: contract.confirmScan, own: writers, foreign: strangers, prepare: byScan() },
  { endpoint: contract.undoScan, own: writers, foreign: strangers, prepare: byScan({}, 'confirmed') },
  { endpoint: contract.removeScan, own: writers, foreign: strangers, prepare: byScan() },
  { endpoint: contract.removeScanPictures, own: writers, foreign: strangers, prepare: byScan() },
  { endpoint: contract.getScanPicture, own: writers, foreign: strangers, prepare: byScan() },
  { endpoint: contract.getScanCutOut, own: writers, foreign: strangers, prepare: byScan({}, 'confirmed') },
  { endpoint: contract.getScanMarks, own: writers, foreign: strangers, prepare: byScan() },
])
