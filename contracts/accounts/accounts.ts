import { z } from 'zod'
import { says } from '../messages.ts'
import { accountMessages as messages } from './account-messages.ts'
import { type DataOf, endpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../fields.ts'
import { Role } from '../roles.ts'

export const maximumPassword = 200

export const Login = z.object({
  /** An email address or a username. */
  email: z
    .string(says(messages.identifierRequired))
    .trim()
    .min(1, says(messages.identifierRequired))
    .max(254, says(messages.wrongCredentials)),
  password: z
    .string(says(messages.loginPasswordRequired))
    .min(1, says(messages.loginPasswordRequired))
    .max(maximumPassword, says(messages.wrongCredentials))
    .refine((password) => password.length === 0 || password.length >= 6, says(messages.loginPasswordShort)),
  rememberMe: z.boolean().default(false),
})
export type Login = z.infer<typeof Login>

export const SignedInUser = z.object({
  id: Id,
  email: z.string().nullable(),
  name: z.string(),
  role: Role,
  lastLoginAt: Timestamp.nullable(),
  /** The address of their picture, where they have one. */
  avatar: z.string().optional(),
  /** Only there when true: a temporary password opens nothing but the change of it. */
  mustChangePassword: z.literal(true).optional(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

export const CurrentUser = SignedInUser.extend({
  isActive: z.boolean(),
  isEmailVerified: z.boolean(),
  preferences: z.record(z.string(), z.unknown()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const AccessToken = z.object({ token: z.string(), expiresAt: Timestamp })
export type AccessToken = z.infer<typeof AccessToken>

export const DemoAccount = z.object({ email: z.string(), username: z.string(), password: z.string(), role: Role })
export type DemoAccount = z.infer<typeof DemoAccount>

/** A code of six digits, a passkey, or a recovery code. */
export const factorMethods = ['totp', 'passkey', 'recovery'] as const
export const FactorMethod = z.enum(factorMethods)
export type FactorMethod = z.infer<typeof FactorMethod>

/** The password was right, and the account asks for one more thing. */
export const SecondStep = z.object({
  /** Good for a few minutes and a few tries at `POST /auth/second-factor`. */
  ticket: z.string(),
  methods: z.array(FactorMethod),
  expiresAt: Timestamp,
})
export type SecondStep = z.infer<typeof SecondStep>

export const SignedIn = z.object({ user: SignedInUser, token: AccessToken })
export type SignedIn = z.infer<typeof SignedIn>

const signedIn = SignedIn
const currentUser = z.object({ user: CurrentUser })

export const login = endpoint('POST', '/auth/admin/login', {
  access: 'public',
  summary: 'Sign in with an email address or a username',
  body: Login,
  data: z.union([signedIn, z.object({ secondFactor: SecondStep })]),
})

/** For callers who know that the account has no second factor. */
export function signedInBy(answer: DataOf<typeof login>): SignedIn {
  if ('secondFactor' in answer) throw new Error('This account asks for a second factor')
  return answer
}

export const logout = endpoint('POST', '/auth/admin/logout', {
  access: 'public',
  summary: 'End the session of the bearer token or of the refresh cookie',
  message: messages.loggedOut,
})

export const refresh = endpoint('POST', '/auth/admin/refresh', {
  access: 'public',
  summary: 'Trade the refresh cookie for a new access token',
  data: signedIn,
})

export const adminMe = endpoint('GET', '/auth/admin/me', {
  access: 'account:read',
  beforePasswordChange: true,
  isOpenWithoutSecondFactor: true,
  summary: 'The signed-in person',
  data: currentUser,
})

export const me = endpoint('GET', '/auth/me', {
  access: 'account:read',
  beforePasswordChange: true,
  isOpenWithoutSecondFactor: true,
  summary: 'The signed-in person',
  data: currentUser,
})

export const demoAccounts = endpoint('GET', '/auth/demo-accounts', {
  access: 'public',
  summary: 'The demo accounts, while they exist',
  data: z.object({ accounts: z.array(DemoAccount) }),
})
