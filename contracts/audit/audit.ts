import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Pagination, SearchText, Timestamp, optional, pageQuery } from '../fields.ts'

/** Who did what to which record, when and from where. */
export const AuditEntry = z.object({
  id: Id,
  createdAt: Timestamp,
  /** Null when nobody was signed in, or when it was the system itself. The name is gone once the person is purged. */
  actor: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** For example `user.update`; the list of a screen's filter comes with each answer. */
  action: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  /** Set when the record is a person who is still there. */
  recordName: z.string().nullable(),
  /** Ids and names of fields, never what was in them. */
  details: z.record(z.string(), z.unknown()),
  /** The network that the request came from. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const filter = {
  action: optional(z.string().trim().max(100)),
  recordType: optional(z.string().trim().max(100)),
  actorId: optional(Id),
  /** From this moment on. */
  from: optional(Instant),
  /** Before this moment. */
  to: optional(Instant),
  /** A person's name or address, a record's id, a part of an action's name, or a network address. */
  search: SearchText,
}

export const listAudit = endpoint('GET', '/audit', {
  access: 'audit:read',
  summary: 'What was done, newest first',
  query: z.object({ ...pageQuery(20), ...filter }),
  data: z.object({
    entries: z.array(AuditEntry),
    /** What the filters can choose from. */
    actions: z.array(z.string()),
    recordTypes: z.array(z.string()),
    pagination: Pagination,
  }),
})

export const exportAudit = endpoint('GET', '/audit/export', {
  access: 'audit:read',
  summary: 'What was done, newest first, as a CSV file',
  query: z.object(filter),
  produces: 'text/csv',
})

/** Columns of the export, in this order. */
export const auditExportColumns = [
  'Time',
  'Actor ID',
  'Actor',
  'Action',
  'Record Type',
  'Record ID',
  'Record',
  'Details',
  'Address',
  'User Agent',
] as const
