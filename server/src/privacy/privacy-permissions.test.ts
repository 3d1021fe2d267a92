import { eraseChild, exportChildArchive, exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { listReadings } from '@lms/contracts/privacy/readings.ts'
import { describePermissions } from '../../testing/permission-case.ts'
import { someChild } from '../../testing/records/child.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { User } from '../users/user.ts'

const own = { administrator: 200, parent: 200, student: 403 }
const foreign = { administrator: 200, parent: 404, student: 403 }

const byId = async (test: TestApp, owner: User) => ({ params: { id: (await someChild(test, owner)).id } })

describePermissions([
  { endpoint: exportChildData, own, foreign, prepare: byId },
  { endpoint: exportChildArchive, own, foreign, prepare: byId },
  { endpoint: listReadings, own, foreign, prepare: byId },
  {
    endpoint: eraseChild,
    own,
    foreign,
    prepare: async (test, owner) => {
      const child = await someChild(test, owner)
      return { params: { id: child.id }, body: { username: child.username } }
    },
  },
])
