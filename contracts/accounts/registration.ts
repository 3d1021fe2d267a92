import { z } from 'zod'
import { maximumPassword } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { registrationMessages as messages } from './registration-messages.ts'

/** Long enough for any real address, short enough to index. */
export const EmailAddress = z
  .string(messages.emailRequired.default)
  .trim()
  .min(1, messages.emailRequired.default)
  .max(254, messages.emailInvalid.default)
  .pipe(z.email(messages.emailInvalid.default))
  .transform((email) => email.toLowerCase())

export const NewPassword = z
  .string(messages.passwordRequired.default)
  .min(1, messages.passwordRequired.default)
  .max(maximumPassword, messages.passwordLong.default)
  .refine((password) => password.length === 0 || password.length >= 8, messages.passwordShort.default)
  .refine(
    (password) => password.length < 8 || (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)),
    messages.passwordWeak.default,
  )

const confirmPassword = z.string(messages.confirmRequired.default).min(1, messages.confirmRequired.default)

function passwordsMatch(form: { password: string; confirmPassword: string }): boolean {
  return form.confirmPassword === '' || form.password === form.confirmPassword
}
const passwordsDiffer = { path: ['confirmPassword'], error: messages.confirmDiffers.default }

/** What the register form offers, and the role that each choice means. */
export const registrationRoles = { user: 'student', manager: 'parent', admin: 'administrator' } as const
export type RegistrationRole = keyof typeof registrationRoles

export const Registration = z
  .object({
    name: z
      .string(messages.nameRequired.default)
      .trim()
      .min(1, messages.nameRequired.default)
      .max(100, messages.nameLong.default)
      .refine((name) => name.length === 0 || name.length >= 2, messages.nameShort.default),
    email: EmailAddress,
    role: z.enum(Object.keys(registrationRoles) as RegistrationRole[], messages.roleRequired.default),
    password: NewPassword,
    confirmPassword,
  })
  .refine(passwordsMatch, passwordsDiffer)
export type Registration = z.infer<typeof Registration>

export const ForgotPassword = z.object({ email: EmailAddress })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z.object({
  token: z
    .string(messages.resetLinkInvalid.default)
    .min(1, messages.resetLinkInvalid.default)
    .max(200, messages.resetLinkInvalid.default),
  password: NewPassword,
})
export type ResetPassword = z.infer<typeof ResetPassword>

/** The reset screen asks for the password twice; the call carries it once. */
export const NewPasswordForm = z
  .object({ password: NewPassword, confirmPassword })
  .refine(passwordsMatch, passwordsDiffer)
export type NewPasswordForm = z.infer<typeof NewPasswordForm>

export const register = endpoint('POST', '/auth/register', {
  access: 'public',
  summary: 'Create an account',
  status: 201,
  message: messages.accountCreated.default,
  body: Registration,
})

export const forgotPassword = endpoint('POST', '/auth/forgot-password', {
  access: 'public',
  summary: 'Ask for a link that sets a new password',
  message: messages.resetLinkSent.default,
  body: ForgotPassword,
})

export const resetPassword = endpoint('POST', '/auth/reset-password', {
  access: 'public',
  summary: 'Set a new password with the token of a mailed link',
  message: messages.passwordReset.default,
  body: ResetPassword,
})
