import * as contract from '@lms/contracts/accounts.ts'
import { type PermissionCase, everyone } from '../../testing/permission-case.ts'

export const accountPermissionCases: PermissionCase[] = [
  { endpoint: contract.logout, own: everyone(200), foreign: 'cannot be named' },
  { endpoint: contract.adminMe, own: everyone(200) },
  { endpoint: contract.me, own: everyone(200) },
]
