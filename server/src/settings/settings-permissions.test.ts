import * as contract from '@lms/contracts/settings/settings.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'

describePermissions([
  { endpoint: contract.getSettings, own: administratorsOnly },
  { endpoint: contract.updateSettings, own: administratorsOnly, prepare: async () => ({ body: { version: 0 } }) },
  { endpoint: contract.sendTestMail, own: administratorsOnly },
])
