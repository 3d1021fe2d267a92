import { exportAudit, listAudit } from '@lms/contracts/audit/audit.ts'
import { type PermissionCase, administratorsOnly } from '../../testing/permission-case.ts'

export const auditPermissionCases: PermissionCase[] = [
  { endpoint: listAudit, own: administratorsOnly },
  { endpoint: exportAudit, own: administratorsOnly },
]
