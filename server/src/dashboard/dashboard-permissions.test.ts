import { getDashboard, getEducation } from '@lms/contracts/dashboard/dashboard.ts'
import { describePermissions, everyone } from '../../testing/permission-case.ts'

describePermissions([
  { endpoint: getDashboard, own: everyone(200) },
  { endpoint: getEducation, own: { administrator: 200, parent: 200, student: 403 } },
])
