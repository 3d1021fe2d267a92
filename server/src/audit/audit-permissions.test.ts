import { exportAudit, listAudit } from '@lms/contracts/audit/audit.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'

describePermissions([
  { endpoint: listAudit, own: administratorsOnly },
  { endpoint: exportAudit, own: administratorsOnly },
])
