import { removeDemoData } from '@lms/contracts/settings/settings.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'

describePermissions([
  { endpoint: removeDemoData, own: administratorsOnly, prepare: async () => ({ body: { confirm: true } }) },
])
