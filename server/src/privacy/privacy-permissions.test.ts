import { eraseChild, exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { describePermissions } from '../../testing/permission-case.ts'
import { someChild } from '../../testing/records/child.ts'

const own = { administrator: 200, parent: 200, student: 403 }
const foreign = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  {
    endpoint: exportChildData,
    own,
    foreign,
    prepare: async (test, owner) => ({ params: { id: (await someChild(test, owner)).id } }),
  },
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
