import * as contract from '@lms/contracts/practice/explanations.ts'
import { describePermissions } from '../../../testing/permission-case.ts'
import { newId } from '../../platform/ids.ts'
import { insertSession } from '../practice-store.ts'

describePermissions([
  {
    endpoint: contract.readExplaining,
    own: { administrator: 200, parent: 403, student: 200 },
    foreign: 'cannot be named',
  },
  {
    endpoint: contract.explainMistake,
    // One's own holds no such question; of somebody else's not even that is told.
    own: { administrator: 404, parent: 403, student: 404 },
    foreign: { administrator: 404, parent: 403, student: 404 },
    prepare: async (test, owner) => {
      const session = { kind: 'free' as const, subjectId: null, difficulty: null, attemptId: null, paper: [] }
      const createdAt = test.clock.now().toISOString()
      const { id } = await test.database.transaction((tx) =>
        insertSession(tx, { ...session, studentId: owner.id, createdAt }),
      )
      return { params: { id }, body: { question: newId() } }
    },
  },
])
