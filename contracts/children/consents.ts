import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Timestamp } from '../fields.ts'
import { says } from '../messages.ts'
import { consentMessages as messages } from './consent-messages.ts'
import { consentVersion } from './consent-versions.ts'

/** What a child's data may be used for; each is decided by itself. */
export const consentPurposes = ['account', 'ai', 'statistics'] as const
export const ConsentPurpose = z.enum(consentPurposes)
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** From 7 years on the child is asked too. No birth date is stored: a guardian says which it is. */
export const childAgreements = ['agreed', 'under_seven'] as const
export const ChildAgreement = z.enum(childAgreements, says(messages.childAgreementRequired))
export type ChildAgreement = z.infer<typeof ChildAgreement>

/** The text that was read; one that is not shown any more wants to be read again. */
const version = z.string().refine((read) => read === consentVersion, says(messages.textChanged))

/** What a guardian says when a child's account is made. */
export const FirstConsent = z.object({
  version,
  account: z.boolean(says(messages.accountNeeded)).refine((agrees) => agrees, says(messages.accountNeeded)),
  ai: z.boolean(),
  statistics: z.boolean(),
  childAgreement: ChildAgreement,
})
export type FirstConsent = z.infer<typeof FirstConsent>

/** Any part of it: yes gives, no refuses or takes back. */
export const ConsentChanges = z
  .object({
    version,
    account: z.boolean().optional(),
    ai: z.boolean().optional(),
    statistics: z.boolean().optional(),
    /** Needed with a yes to the account, unless it was said before. */
    childAgreement: ChildAgreement.optional(),
  })
  .refine((changes) => consentPurposes.some((purpose) => changes[purpose] !== undefined), says(messages.nothingDecided))
export type ConsentChanges = z.infer<typeof ConsentChanges>

/** One decision, as it was made. */
export const ConsentDecision = z.object({
  purpose: ConsentPurpose,
  isGiven: z.boolean(),
  /** Of the text that was agreed to or refused. */
  version: z.string(),
  childAgreement: z.enum(childAgreements).nullable(),
  decidedAt: Timestamp,
  /** By name only. Null once that guardian is purged. */
  decidedBy: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
})
export type ConsentDecision = z.infer<typeof ConsentDecision>

const consents = z.object({
  /** A decision is missing, or was made about an older text. */
  isAsked: z.boolean(),
  childAgreement: z.enum(childAgreements).nullable(),
  /** What holds now; a purpose that nobody has decided about is not among them. */
  current: z.array(ConsentDecision),
  /** All decisions, the newest first. */
  history: z.array(ConsentDecision),
})
export type Consents = z.infer<typeof consents>

export const getConsents = endpoint('GET', '/children/:id/consents', {
  access: 'child:read',
  summary: 'Who agreed to what use of a child’s data, when, and to which text',
  params: ById,
  data: z.object({ consents }),
})

export const decideConsents = endpoint('PUT', '/children/:id/consents', {
  access: 'child:consent',
  summary: 'Agree to uses of a child’s data, or take that back; without the first one the account stops',
  message: messages.saved,
  params: ById,
  body: ConsentChanges,
  data: z.object({ consents }),
})
