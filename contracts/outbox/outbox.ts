import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, SearchText, Timestamp, pageQuery } from '../fields.ts'

export const mailStatuses = ['waiting', 'sent', 'failed', 'outbox'] as const

/** A mail as an administrator sees it; the link is there until it was sent, used or has expired. */
export const Mail = z.object({
  id: Id,
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** Why the last try did not succeed, in the codes of the protocol. */
  failure: z.string().nullable(),
  link: z.string().nullable(),
  createdAt: Timestamp,
})
export type Mail = z.infer<typeof Mail>

/** The words go with the link: what was sent, used or has expired is not kept. */
export const MailWithText = Mail.extend({ text: z.string().nullable() })
export type MailWithText = z.infer<typeof MailWithText>

export const readMail = endpoint('GET', '/outbox/:id', {
  access: 'outbox:read',
  summary: 'One mail with its words, while they are kept',
  params: ById,
  data: z.object({ mail: MailWithText }),
})

export const listOutbox = endpoint('GET', '/outbox', {
  access: 'outbox:read',
  summary: 'Mails that the system wrote, newest first',
  query: z.object({ ...pageQuery(), search: SearchText }),
  data: z.object({ mails: z.array(Mail), pagination: Pagination }),
})
