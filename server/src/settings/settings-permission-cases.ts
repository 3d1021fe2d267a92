import * as contract from '@lms/contracts/settings/settings.ts'
import { type PermissionCase, administratorsOnly } from '../../testing/permission-case.ts'

export const settingsPermissionCases: PermissionCase[] = [
  { endpoint: contract.getSettings, own: administratorsOnly },
  { endpoint: contract.updateSettings, own: administratorsOnly, prepare: async () => ({ body: { version: 0 } }) },
  { endpoint: contract.sendTestMail, own: administratorsOnly },
  { endpoint: contract.removeDemoData, own: administratorsOnly, prepare: async () => ({ body: { confirm: true } }) },
]
