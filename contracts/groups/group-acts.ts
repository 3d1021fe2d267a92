import { z } from 'zod'
import { giveExtraTime } from '../attempts/quiz-attempts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Pagination, Timestamp, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { groupActMessages as messages } from './group-act-messages.ts'
import { ByGroup } from './groups.ts'

/** What can be done for every student of a group at once, by the rules that hold for one. */
export const groupActKinds = ['assign', 'withdraw', 'extend', 'release'] as const
export const GroupActKind = z.enum(groupActKinds)
export type GroupActKind = z.infer<typeof GroupActKind>

/** `stopped`: who asked may not do it any more, or the quiz is gone; what was done stays. */
export const groupActStates = ['running', 'done', 'stopped'] as const
export const GroupActState = z.enum(groupActStates)
export type GroupActState = z.infer<typeof GroupActState>

export const GroupAct = z.object({
  _id: Id,
  kind: GroupActKind,
  quiz: z.object({ _id: Id, title: z.string() }),
  minutes: z.int().nullable(),
  state: GroupActState,
  /** Students, as many as there were at the beginning. */
  total: z.int(),
  done: z.int(),
  /** For whom something changed; the others had it already, or had begun. */
  changed: z.int(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
})
export type GroupAct = z.infer<typeof GroupAct>

const quizId = z.uuid(says(messages.quizRequired))

export const GroupActDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assign'), quizId }),
  z.object({ kind: z.literal('withdraw'), quizId }),
  z.object({ kind: z.literal('extend'), quizId, minutes: giveExtraTime.body.shape.minutes }),
  z.object({ kind: z.literal('release'), quizId }),
])
export type GroupActDraft = z.infer<typeof GroupActDraft>

const oneAct = z.object({ act: GroupAct })

export const startGroupAct = endpoint('POST', '/groups/:id/acts', {
  access: 'group:update',
  summary: 'Assign, withdraw, extend or release a quiz for every student of a group, a few at a time',
  message: messages.started,
  status: 201,
  params: ByGroup,
  body: GroupActDraft,
  data: oneAct,
})

export const listGroupActs = endpoint('GET', '/groups/:id/acts', {
  access: 'group:read',
  summary: 'What was done for a group, newest first, and how far it is',
  params: ByGroup,
  query: z.object(pageQuery()),
  data: z.object({ acts: z.array(GroupAct), pagination: Pagination }),
})
