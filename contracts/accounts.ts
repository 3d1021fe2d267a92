import { z } from 'zod'
import { accountMessages as messages } from './account-messages.ts'
import { endpoint } from './endpoint.ts'
import { Id, Timestamp } from './fields.ts'
import { Role } from './roles.ts'

const maximumPassword = 200

/** Long enough for any real address, short enough to index. */
export const EmailAddress = z
  .string(messages.emailRequired.spec)
  .trim()
  .min(1, messages.emailRequired.spec)
  .max(254, messages.emailInvalid.spec)
  .pipe(z.email(messages.emailInvalid.spec))
  .transform((email) => email.toLowerCase())

export const NewPassword = z
  .string(messages.passwordRequired.spec)
  .min(1, messages.passwordRequired.spec)
  .max(maximumPassword, messages.passwordLong.spec)
  .refine((password) => password.length === 0 || password.length >= 8, messages.passwordShort.spec)
  .refine(
    (password) => password.length < 8 || (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)),
    messages.passwordWeak.spec,
  )

const confirmPassword = z.string(messages.confirmRequired.spec).min(1, messages.confirmRequired.spec)

function passwordsMatch(form: { password: string; confirmPassword: string }): boolean {
  return form.confirmPassword === '' || form.password === form.confirmPassword
}
const passwordsDiffer = { path: ['confirmPassword'], error: messages.confirmDiffers.spec }

export const Login = z.object({
  /** An email address or a username. */
  email: z
    .string(messages.identifierRequired.spec)
    .trim()
    .min(1, messages.identifierRequired.spec)
    .max(254, messages.wrongCredentials.spec),
  password: z
    .string(messages.loginPasswordRequired.spec)
    .min(1, messages.loginPasswordRequired.spec)
    .max(maximumPassword, messages.wrongCredentials.spec)
    .refine((password) => password.length === 0 || password.length >= 6, messages.loginPasswordShort.spec),
  rememberMe: z.boolean().default(false),
})
export type Login = z.infer<typeof Login>

/** What the register form offers, and the role that each choice means. */
export const registrationRoles = { user: 'student', manager: 'parent', admin: 'administrator' } as const
export type RegistrationRole = keyof typeof registrationRoles

export const Registration = z
  .object({
    name: z
      .string(messages.nameRequired.spec)
      .trim()
      .min(1, messages.nameRequired.spec)
      .max(100, messages.nameLong.spec)
      .refine((name) => name.length === 0 || name.length >= 2, messages.nameShort.spec),
    email: EmailAddress,
    role: z.enum(Object.keys(registrationRoles) as RegistrationRole[], messages.roleRequired.spec),
    password: NewPassword,
    confirmPassword,
  })
  .refine(passwordsMatch, passwordsDiffer)
export type Registration = z.infer<typeof Registration>

export const ForgotPassword = z.object({ email: EmailAddress })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z.object({
  token: z
    .string(messages.resetLinkInvalid.spec)
    .min(1, messages.resetLinkInvalid.spec)
    .max(200, messages.resetLinkInvalid.spec),
  password: NewPassword,
})
export type ResetPassword = z.infer<typeof ResetPassword>

/** The reset screen asks for the password twice; the call carries it once. */
export const NewPasswordForm = z
  .object({ password: NewPassword, confirmPassword })
  .refine(passwordsMatch, passwordsDiffer)
export type NewPasswordForm = z.infer<typeof NewPasswordForm>

export const SignedInUser = z.object({
  id: Id,
  email: z.string().nullable(),
  name: z.string(),
  role: Role,
  lastLoginAt: Timestamp.nullable(),
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

const signedIn = z.object({ user: SignedInUser, token: AccessToken })
const currentUser = z.object({ user: CurrentUser })

export const login = endpoint('POST', '/auth/admin/login', {
  access: 'public',
  summary: 'Sign in with an email address or a username',
  body: Login,
  data: signedIn,
})

export const logout = endpoint('POST', '/auth/admin/logout', {
  access: 'public',
  summary: 'End the session of the bearer token or of the refresh cookie',
  message: messages.loggedOut.spec,
})

export const refresh = endpoint('POST', '/auth/admin/refresh', {
  access: 'public',
  summary: 'Trade the refresh cookie for a new access token',
  data: signedIn,
})

export const adminMe = endpoint('GET', '/auth/admin/me', {
  access: 'account:read',
  summary: 'The signed-in person',
  data: currentUser,
})

export const me = endpoint('GET', '/auth/me', {
  access: 'account:read',
  summary: 'The signed-in person',
  data: currentUser,
})

export const register = endpoint('POST', '/auth/register', {
  access: 'public',
  summary: 'Create an account',
  status: 201,
  message: messages.accountCreated.spec,
  body: Registration,
})

export const forgotPassword = endpoint('POST', '/auth/forgot-password', {
  access: 'public',
  summary: 'Ask for a link that sets a new password',
  message: messages.resetLinkSent.spec,
  body: ForgotPassword,
})

export const resetPassword = endpoint('POST', '/auth/reset-password', {
  access: 'public',
  summary: 'Set a new password with the token of a mailed link',
  message: messages.passwordReset.spec,
  body: ResetPassword,
})

export const demoAccounts = endpoint('GET', '/auth/demo-accounts', {
  access: 'public',
  summary: 'The demo accounts, while they exist',
  data: z.object({ accounts: z.array(DemoAccount) }),
})
