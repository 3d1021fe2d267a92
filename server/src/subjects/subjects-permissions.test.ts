import * as contract from '@lms/contracts/subjects/subjects.ts'
import { describePermissions } from '../../testing/permission-case.ts'
import type { Request } from '../../testing/requests.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type User } from '../users/user.ts'
import { saveDeletion } from './subject-store.ts'
import { someSubject } from '../../testing/records/subject.ts'

const byId = async (test: TestApp, owner: User): Promise<Request> => ({
  params: { id: (await someSubject(test, owner)).id },
})

async function deleted(test: TestApp, owner: User): Promise<Request> {
  const { id } = await someSubject(test, owner)
  const now = test.clock.now().toISOString()
  await test.database.transaction((tx) => saveDeletion(tx, id, now, now))
  return { params: { id } }
}

const writers = { administrator: 200, parent: 200, student: 403 }
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  { endpoint: contract.listSubjects, own: writers },
  { endpoint: contract.subjectStats, own: writers },
  { endpoint: contract.subjectChoices, own: writers },
  { endpoint: contract.subjectsByClass, own: writers, prepare: async () => ({ params: { code: 'LOP_4' } }) },
  { endpoint: contract.exportSubjects, own: writers },
  {
    endpoint: contract.getSubject,
    // A student sees the face of a subject once there is a quiz of it to take.
    own: { administrator: 200, parent: 200, student: 404 },
    foreign: { administrator: 200, parent: 404, student: 404 },
    house: 200,
    prepare: byId,
  },
  {
    endpoint: contract.createSubject,
    own: { administrator: 201, parent: 201, student: 403 },
    prepare: async () => ({ body: { name: 'Toán', code: 'TOAN' } }),
  },
  {
    endpoint: contract.updateSubject,
    own: writers,
    foreign: strangers,
    house: 403,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { name: 'Văn', version: 1 } }),
  },
  { endpoint: contract.deleteSubject, own: writers, foreign: strangers, house: 403, prepare: byId },
  { endpoint: contract.restoreSubject, own: writers, foreign: strangers, house: 403, prepare: deleted },
])
