import { z } from 'zod'
import { SignedIn } from '../accounts/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Timestamp } from '../fields.ts'
import { says } from '../messages.ts'
import { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from './passkeys.ts'
import { secondFactorMessages as messages } from './second-factor-messages.ts'

export const recoveryCodeCount = 10
export const maximumPasskeys = 20

/** Six digits of an app, or a recovery code; spaces and dashes do not matter. */
export const FactorCode = z
  .string(says(messages.codeRequired))
  .max(60, says(messages.wrongCode))
  .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((code) => code.length > 0, says(messages.codeRequired))

export const PasskeyName = z
  .string(says(messages.nameRequired))
  .trim()
  .min(1, says(messages.nameRequired))
  .max(60, says(messages.nameLong))

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const OwnFactors = z.object({
  totp: z.object({ createdAt: Timestamp, lastUsedAt: Timestamp.nullable() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
  /** Whether this person may do nothing else before a factor is set up. */
  isOwed: z.boolean(),
})
export type OwnFactors = z.infer<typeof OwnFactors>

/** Shown this once; absent when the person still has some from another factor. */
const recoveryCodes = z.array(z.string()).optional()

export const getOwnFactors = endpoint('GET', '/profile/second-factor', {
  access: 'second-factor:own',
  isOpenWithoutSecondFactor: true,
  summary: 'The own second factors: authenticator app, passkeys, and how many recovery codes are left',
  data: OwnFactors,
})

export const beginTotp = endpoint('POST', '/profile/second-factor/totp', {
  access: 'second-factor:change',
  isOpenWithoutSecondFactor: true,
  summary: 'Begin with an authenticator app: the secret that it needs, good for ten minutes',
  data: z.object({ secret: z.string(), uri: z.string() }),
})

export const finishTotp = endpoint('POST', '/profile/second-factor/totp/verify', {
  access: 'second-factor:change',
  isOpenWithoutSecondFactor: true,
  summary: 'Show with a first code that the app has the secret; from now on signing in asks for a code',
  message: messages.totpAdded,
  body: z.object({ code: FactorCode }),
  data: z.object({ recoveryCodes }),
})

export const removeTotp = endpoint('DELETE', '/profile/second-factor/totp', {
  access: 'second-factor:change',
  summary: 'Remove the authenticator app',
  message: messages.totpRemoved,
})

export const renewRecoveryCodes = endpoint('POST', '/profile/second-factor/recovery-codes', {
  access: 'second-factor:change',
  summary: 'Make ten new recovery codes; the old ones end',
  message: messages.codesRenewed,
  data: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const beginPasskey = endpoint('POST', '/profile/second-factor/passkeys/options', {
  access: 'second-factor:change',
  isOpenWithoutSecondFactor: true,
  summary: 'Begin with a passkey: what the browser needs to make one',
  data: z.object({ options: PasskeyCreation }),
})

export const addPasskey = endpoint('POST', '/profile/second-factor/passkeys', {
  access: 'second-factor:change',
  isOpenWithoutSecondFactor: true,
  summary: 'Add the passkey that the browser made',
  message: messages.passkeyAdded,
  status: 201,
  body: z.object({ name: PasskeyName, passkey: NewPasskey }),
  data: z.object({ passkey: Passkey, recoveryCodes }),
})

export const renamePasskey = endpoint('PUT', '/profile/second-factor/passkeys/:id', {
  access: 'second-factor:own',
  summary: 'Give a passkey another name',
  message: messages.passkeyRenamed,
  params: ById,
  body: z.object({ name: PasskeyName }),
  data: z.object({ passkey: Passkey }),
})

export const removePasskey = endpoint('DELETE', '/profile/second-factor/passkeys/:id', {
  access: 'second-factor:change',
  summary: 'Remove a passkey',
  message: messages.passkeyRemoved,
  params: ById,
})

export const getUserFactors = endpoint('GET', '/users/:id/second-factor', {
  access: 'second-factor:read',
  summary: 'Which second factors somebody has',
  params: ById,
  data: z.object({ totp: z.boolean(), passkeys: z.int(), recoveryCodesLeft: z.int() }),
})

export const removeUserFactors = endpoint('DELETE', '/users/:id/second-factor', {
  access: 'second-factor:remove',
  summary: 'Remove every second factor of somebody who lost theirs; their sessions end, and they get a mail',
  message: messages.removed,
  params: ById,
})

const Ticket = z.string().min(1, says(messages.ticketEnded)).max(200, says(messages.ticketEnded))

/** One way out of several; without any there is no code. */
const oneProof = (proof: object): boolean => Object.values(proof).filter((part) => part !== undefined).length === 1
const proofMissing = { path: ['code'], error: says(messages.codeRequired) }

export const SecondFactorProof = z
  .object({ code: FactorCode.optional(), passkey: PasskeyProof.optional(), ticket: Ticket })
  .refine(({ ticket: _ticket, ...proof }) => oneProof(proof), proofMissing)

export const finishSignIn = endpoint('POST', '/auth/second-factor', {
  access: 'public',
  summary: 'The second step of signing in, with the ticket of the first: a code, a recovery code or a passkey',
  body: SecondFactorProof,
  data: SignedIn,
})

export const beginTicketPasskey = endpoint('POST', '/auth/second-factor/options', {
  access: 'public',
  summary: 'What the browser needs to show a passkey as the second step',
  body: z.object({ ticket: Ticket }),
  data: z.object({ options: PasskeyRequest }),
})

export const beginPasskeySignIn = endpoint('POST', '/auth/passkey/options', {
  access: 'public',
  summary: 'What the browser needs to sign in with a passkey alone',
  data: z.object({ options: PasskeyRequest }),
})

export const signInWithPasskey = endpoint('POST', '/auth/passkey/verify', {
  access: 'public',
  summary: 'Sign in with a passkey alone',
  body: z.object({ passkey: PasskeyProof, rememberMe: z.boolean().default(false) }),
  data: SignedIn,
})

export const Confirmation = z
  .object({
    password: z.string().min(1, says(messages.wrongPassword)).max(200, says(messages.wrongPassword)).optional(),
    code: FactorCode.optional(),
    passkey: PasskeyProof.optional(),
  })
  .refine(oneProof, proofMissing)
export type Confirmation = z.infer<typeof Confirmation>

export const confirmAgain = endpoint('POST', '/auth/confirm', {
  access: 'account:confirm',
  isOpenWithoutSecondFactor: true,
  summary: 'Show again who one is, by password, code or passkey; holds for ten minutes in this session',
  message: messages.confirmed,
  body: Confirmation,
  data: z.object({ confirmedUntil: Timestamp }),
})

export const beginConfirmation = endpoint('POST', '/auth/confirm/options', {
  access: 'account:confirm',
  isOpenWithoutSecondFactor: true,
  summary: 'What the browser needs to confirm with a passkey',
  data: z.object({ options: PasskeyRequest }),
})
