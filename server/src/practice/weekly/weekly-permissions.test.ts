import * as contract from '@lms/contracts/practice/weekly-report.ts'
import { describePermissions } from '../../../testing/permission-case.ts'
import { someChild } from '../../../testing/records/child.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { User } from '../../users/user.ts'

const own = { administrator: 200, parent: 200, student: 403 }
const foreign = { administrator: 200, parent: 404, student: 403 }
const ofChild = async (test: TestApp, owner: User) => ({ query: { child_id: (await someChild(test, owner)).id } })

describePermissions([
  { endpoint: contract.readWeekly, own, foreign, prepare: ofChild },
  { endpoint: contract.previewWeekly, own, foreign, prepare: ofChild },
  {
    endpoint: contract.chooseWeeklyMail,
    own: { administrator: 403, parent: 200, student: 403 },
    foreign: { administrator: 403, parent: 404, student: 403 },
    prepare: async (test, owner) => ({ ...(await ofChild(test, owner)), body: { isOn: false } }),
  },
])
