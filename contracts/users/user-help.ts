import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Timestamp } from '../fields.ts'
import { OwnSession } from '../profile/profile.ts'
import { userHelpMessages as messages } from './user-help-messages.ts'

/** What an administrator does for somebody who cannot sign in, or whose account somebody else may be using. */

export const sendResetLink = endpoint('POST', '/users/:id/reset-link', {
  access: 'user:entrust',
  summary: 'Send a person the link that sets a new password',
  message: messages.linkSent,
  params: ById,
})

export const setTemporaryPassword = endpoint('POST', '/users/:id/temporary-password', {
  access: 'user:entrust',
  summary: 'Give a person a password that is shown once and must be changed at the next sign-in; ends their sessions',
  message: messages.passwordSet,
  params: ById,
  data: z.object({ password: z.string(), expiresAt: Timestamp }),
})

export const signOutEverywhere = endpoint('POST', '/users/:id/sign-out', {
  access: 'user:help',
  summary: 'End every session of a person; the one that asks stays',
  message: messages.signedOut,
  params: ById,
})

/** A session without its id: nothing that could be used elsewhere. */
const UserSession = OwnSession.omit({ id: true })
export type UserSession = z.infer<typeof UserSession>

const FailedSignIn = z.object({
  device: z.string(),
  address: z.string(),
  createdAt: Timestamp,
})
export type FailedSignIn = z.infer<typeof FailedSignIn>

export const getUserSignIns = endpoint('GET', '/users/:id/sign-ins', {
  access: 'user:help',
  summary: 'Where a person is signed in, and the last tries that failed',
  params: ById,
  data: z.object({
    sessions: z.array(UserSession),
    failures: z.array(FailedSignIn),
    /** When they last did anything here; null for somebody who never came, or not for long. */
    lastActiveAt: Timestamp.nullable(),
  }),
})
