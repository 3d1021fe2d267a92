import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, optional } from '../fields.ts'
import { says } from '../messages.ts'
import { PracticeAdvice } from './practice-advice.ts'
import { weeklyMessages as messages } from './weekly-messages.ts'

const OfChild = z.object({ child_id: Id })
/** Named by its Monday. */
const Week = z.iso.date()
const OfWeek = OfChild.extend({ week: optional(Week) })

/** One week of one child: what the mail says, and the page. */
export const WeeklyReport = z.object({
  week: Week,
  answers: z.int(),
  right: z.int(),
  /** On how many days something was answered. */
  days: z.int(),
  subjects: z.array(z.object({ name: z.string(), answers: z.int(), right: z.int() })),
  /** Topics that became firm in this week. */
  firm: z.array(z.object({ topic: z.string(), subject: z.string() })),
  /** At most three to talk about; plain text. */
  mistakes: z.array(
    z.object({
      question: z.string(),
      topic: z.string(),
      /** Null where nothing was given, or it cannot be said in a line. */
      given: z.string().nullable(),
      /** Null where it is not to be shown. */
      key: z.string().nullable(),
    }),
  ),
  advice: PracticeAdvice,
})
export type WeeklyReport = z.infer<typeof WeeklyReport>

/** Why no mail comes, whatever was chosen: no mail server, an account that waits, an address that nobody has verified. */
export const mailObstacles = ['no_mail', 'not_approved', 'not_verified', 'withdrawn'] as const

const MailChoice = z.object({ isOn: z.boolean(), obstacle: z.enum(mailObstacles).nullable() })

export const readWeekly = endpoint('GET', '/practice/weekly', {
  access: 'child:read',
  summary: 'A week of one child: the current one as it stands, an earlier one as it was reported',
  query: OfWeek,
  data: z.object({
    child_id: Id,
    child: z.string(),
    report: WeeklyReport,
    /** The current one first. */
    weeks: z.array(Week),
    /** Of the parent who asks; null for administrators, who get none. */
    mail: MailChoice.nullable(),
  }),
})

export const previewWeekly = endpoint('GET', '/practice/weekly/preview', {
  access: 'child:read',
  summary: 'The mail as it would be sent now: its subject and its words',
  query: OfChild,
  data: z.object({ child_id: Id, subject: z.string(), text: z.string() }),
})

export const chooseWeeklyMail = endpoint('PUT', '/practice/weekly/mail', {
  access: 'weekly:choose',
  summary: 'Whether one gets the weekly mail about this child; each parent for themselves',
  message: messages.mailSaved,
  query: OfChild,
  body: z.object({ isOn: z.boolean() }),
  data: z.object({ child_id: Id, isOn: z.boolean() }),
})

export const unsubscribeWeekly = endpoint('POST', '/practice/weekly/unsubscribe', {
  access: 'public',
  summary: 'Get no more weekly mails about one child, with the link of a mail; it is good for nothing else',
  message: messages.unsubscribed,
  body: z.object({ token: z.string(says(messages.linkInvalid)).min(1, says(messages.linkInvalid)).max(100) }),
})
