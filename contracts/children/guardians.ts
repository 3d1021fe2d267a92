import { z } from 'zod'
import { RenewedSignIn } from '../accounts/child-sign-in.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Timestamp } from '../fields.ts'
import { says } from '../messages.ts'
import { guardianMessages as messages } from './guardian-messages.ts'

export const guardianCodeHours = 24
/** A parent who is invited may have to make an account first. */
export const invitationDays = 14
/** More are an administrator's to link. */
export const mostGuardians = 4

/** By name only: guardians who live apart do not learn each other's addresses. */
export const Guardian = z.object({ _id: Id, name: z.string(), isYou: z.boolean(), since: Timestamp })
export type Guardian = z.infer<typeof Guardian>

const guardians = z.object({
  guardians: z.array(Guardian),
  /** Until when a code of one's own can be used; never the code itself, which is seen once. */
  codeExpiresAt: Timestamp.nullable(),
})

export const listGuardians = endpoint('GET', '/children/:id/guardians', {
  access: 'child:read',
  summary: 'Who looks after a child',
  params: ById,
  data: guardians,
})

export const createGuardianCode = endpoint('POST', '/children/:id/guardian-code', {
  access: 'child:share',
  summary: 'A code that makes one other parent a guardian, once and within 24 hours; an earlier one ends',
  message: messages.codeMade,
  status: 201,
  params: ById,
  data: z.object({ code: z.string(), expiresAt: Timestamp }),
})

export const endGuardianCode = endpoint('DELETE', '/children/:id/guardian-code', {
  access: 'child:share',
  summary: 'End a code of one’s own before somebody uses it',
  message: messages.codeEnded,
  params: ById,
})

/** Without what people add while they read it out: spaces, hyphens, capitals. */
export const GuardianCode = z.object({
  code: z
    .string(says(messages.codeRequired))
    .max(60, says(messages.codeInvalid))
    .transform((code) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .refine((code) => code !== '', says(messages.codeRequired)),
})
export type GuardianCode = z.infer<typeof GuardianCode>

export const joinAsGuardian = endpoint('POST', '/children/guardian-code', {
  access: 'child:join',
  summary: 'Become a guardian of a child with a code from another guardian',
  message: messages.joined,
  body: GuardianCode,
  data: z.object({ child: z.object({ _id: Id, fullName: z.string() }) }),
})

export const removeGuardian = endpoint('DELETE', '/children/:id/guardians/:guardianId', {
  access: 'child:share',
  summary:
    'Leave a child, or take another guardian off; the others are told, and the last one stays. Who takes another one off gets the child’s new password and card',
  message: messages.left,
  params: ById.extend({ guardianId: Id }),
  data: z.object({ signIn: RenewedSignIn.nullable() }),
})
