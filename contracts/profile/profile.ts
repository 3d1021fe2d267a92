import { z } from 'zod'
import { registrationMessages } from '../accounts/registration-messages.ts'
import { NewPassword } from '../accounts/registration.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Timestamp } from '../fields.ts'
import { says } from '../messages.ts'
import { Preferences } from '../settings/site.ts'
import { userMessages as messages } from '../users/user-messages.ts'
import { User, UserChanges } from '../users/users.ts'

/** What people change about themselves; role, status and address are an administrator's to change. */
export const ProfileChanges = UserChanges.pick({
  firstName: true,
  lastName: true,
  phone: true,
  bio: true,
  avatar: true,
  version: true,
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

export const ProfileForm = ProfileChanges.required({ firstName: true, lastName: true })
export type ProfileForm = z.infer<typeof ProfileForm>

export const PasswordChange = z.object({
  currentPassword: z
    .string()
    .min(1, says(messages.currentPasswordRequired))
    .max(200, says(messages.currentPasswordWrong)),
  password: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** The form asks for the new password twice; the call carries it once. */
export const PasswordChangeForm = PasswordChange.extend({
  confirmPassword: z.string().min(1, says(registrationMessages.confirmRequired)),
}).refine((form) => form.confirmPassword === '' || form.password === form.confirmPassword, {
  path: ['confirmPassword'],
  error: says(registrationMessages.confirmDiffers),
})
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>

/** `machine`: the server's own; `nearby`: its local network. */
export const Place = z.object({
  kind: z.enum(['machine', 'nearby', 'internet']),
  /** The beginning of the address, for example `113.161.x.x`. */
  network: z.string().nullable(),
})
export type Place = z.infer<typeof Place>

/** One sign-in on one browser. */
export const OwnSession = z.object({
  id: Id,
  /** For example `Chrome, Windows`; empty when the browser did not say. */
  device: z.string(),
  address: z.string(),
  /** Where it was last used. */
  place: Place,
  /** The one that this request came in on. */
  isCurrent: z.boolean(),
  /** Exact to a few minutes. */
  lastUsedAt: Timestamp,
  createdAt: Timestamp,
  expiresAt: Timestamp,
})
export type OwnSession = z.infer<typeof OwnSession>

const own = z.object({ user: User })

export const getProfile = endpoint('GET', '/profile', {
  access: 'profile:read',
  isOpenWithoutSecondFactor: true,
  summary: 'The own account',
  data: own,
})

export const updateProfile = endpoint('PUT', '/profile', {
  access: 'profile:update',
  summary: 'Change the own account; a version that is not the current one gets 409 with the current record',
  message: messages.profileSaved,
  body: ProfileChanges,
  data: own,
})

export const updatePreferences = endpoint('PUT', '/profile/preferences', {
  access: 'profile:update',
  summary: 'Change own preferences; what is not named stays, null follows the site again',
  message: messages.preferencesSaved,
  body: Preferences,
  data: z.object({ preferences: Preferences }),
})

export const changeOwnPassword = endpoint('POST', '/profile/password', {
  access: 'profile:update',
  beforePasswordChange: true,
  summary: 'Set a new password; every other session of this person ends',
  message: messages.passwordChanged,
  body: PasswordChange,
})

export const listOwnSessions = endpoint('GET', '/profile/sessions', {
  access: 'session:read',
  summary: 'Where this person is signed in, last used first',
  data: z.object({ sessions: z.array(OwnSession) }),
})

export const endOwnSession = endpoint('DELETE', '/profile/sessions/:id', {
  access: 'session:end',
  summary: 'Sign out there',
  message: messages.sessionEnded,
  params: ById,
})
