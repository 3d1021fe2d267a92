import { z } from 'zod'
import { maximumPassword } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { registrationMessages as messages } from './registration-messages.ts'

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
