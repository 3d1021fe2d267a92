import { z } from 'zod'
import { ChildDraft } from '../children/children.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../fields.ts'
import { says } from '../messages.ts'
import { groupCardMessages as messages } from './group-card-messages.ts'
import { groupMessages } from './group-messages.ts'
import { ByGroup } from './groups.ts'

/** Each password is hashed, which takes its time: so many in one call. */
export const cardsAtOnce = 24
export const invitationsAtOnce = 50

export const CardRequest = z.object({
  cards: z
    .array(z.object({ studentId: z.uuid(says(groupMessages.studentRequired)), password: ChildDraft.shape.password }))
    .min(1, says(groupMessages.studentRequired))
    .max(cardsAtOnce, says(messages.many)),
})
export type CardRequest = z.infer<typeof CardRequest>

/** What stands on a card besides the password, which the caller has made. */
export const GroupCard = z.object({
  _id: Id,
  fullName: z.string(),
  username: z.string(),
  candidateNumber: z.string().nullable(),
  /** What the code of the card lets in with, once; it is told this once. */
  secret: z.string(),
})
export type GroupCard = z.infer<typeof GroupCard>

export const makeGroupCards = endpoint('POST', '/groups/:id/cards', {
  access: 'group:cards',
  summary: 'New passwords and card codes for students of a group, so that cards can be printed; the old ones end',
  message: messages.made,
  params: ByGroup,
  body: CardRequest,
  data: z.object({ cards: z.array(GroupCard) }),
})

export const GroupInvitation = z.object({
  _id: Id,
  fullName: z.string(),
  /** Null when the child has guardians enough. It is told this once. */
  link: z.string().nullable(),
  expiresAt: Timestamp.nullable(),
  /** Where it was sent. */
  sentTo: z.string().nullable(),
})
export type GroupInvitation = z.infer<typeof GroupInvitation>

export const inviteParents = endpoint('POST', '/groups/:id/invitations', {
  access: 'child:invite',
  summary: 'Links with which parents connect with their children, once each; sent where an address is known',
  message: messages.invited,
  params: ByGroup,
  body: z.object({
    studentIds: z
      .array(z.uuid(says(groupMessages.studentRequired)))
      .min(1, says(groupMessages.studentRequired))
      .max(invitationsAtOnce, says(messages.invitationsMany))
      .transform((ids) => [...new Set(ids)]),
  }),
  data: z.object({ invitations: z.array(GroupInvitation) }),
})
