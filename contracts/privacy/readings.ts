import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Pagination, Timestamp, pageQuery } from '../fields.ts'

/** What of a child an administrator has looked at; who sets a child's password can look at everything. */
export const readingKinds = ['profile', 'results', 'attempt', 'privacy', 'export', 'password'] as const
export const ReadingKind = z.enum(readingKinds)
export type ReadingKind = z.infer<typeof ReadingKind>

export const Reading = z.object({
  kind: ReadingKind,
  /** The administrator, by name only. Null once that person is purged. */
  by: z.string().nullable(),
  at: Timestamp,
})
export type Reading = z.infer<typeof Reading>

export const listReadings = endpoint('GET', '/children/:id/readings', {
  access: 'child:read',
  summary: 'Which administrator looked at what of a child, newest first; once an hour for each kind',
  params: ById,
  query: z.object(pageQuery()),
  data: z.object({ readings: z.array(Reading), pagination: Pagination }),
})
