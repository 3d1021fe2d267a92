import type { exportAudit } from '@lms/contracts/audit/audit.ts'
import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { Id } from '@lms/contracts/fields.ts'
import { z } from 'zod'
import { dayFilter, listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { dayAfter, momentFrom } from '../ui/date/date-values.ts'

/** Whatever stands in the address; which actions there are only the server knows. */
export const AuditList = listSchema(
  {
    search: textFilter(),
    action: textFilter(),
    recordType: textFilter(),
    actorId: Id.or(z.literal('')).catch(''),
    from: dayFilter(),
    to: dayFilter(),
  },
  { limit: 20 },
)
export type AuditListValues = z.output<typeof AuditList>

/** Days are the viewer's: from the first moment of the one to the last of the other. */
export function filterOf({
  search,
  action,
  recordType,
  actorId,
  from,
  to,
}: AuditListValues): Partial<QueryOf<typeof exportAudit>> {
  return {
    search: search || undefined,
    action: action || undefined,
    recordType: recordType || undefined,
    actorId: actorId || undefined,
    from: from === '' ? undefined : (momentFrom(from, '00:00') ?? undefined),
    to: to === '' ? undefined : (momentFrom(dayAfter(to), '00:00') ?? undefined),
  }
}
