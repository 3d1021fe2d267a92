import { z } from 'zod'
import { says } from '../messages.ts'
import { maximumPassword } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { isPlainName } from '../users/person-names.ts'
import { registrationMessages as messages } from './registration-messages.ts'

/** Long enough for any real address, short enough to index. */
export const EmailAddress = z
  .string(says(messages.emailRequired))
  .trim()
  .min(1, says(messages.emailRequired))
  .max(254, says(messages.emailInvalid))
  .pipe(z.email(says(messages.emailInvalid)))
  .transform((email) => email.toLowerCase())

export const NewPassword = z
  .string(says(messages.passwordRequired))
  .min(1, says(messages.passwordRequired))
  .max(maximumPassword, says(messages.passwordLong))
  .refine((password) => password.length === 0 || password.length >= 8, says(messages.passwordShort))
  .refine(
    (password) => password.length < 8 || (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)),
    says(messages.passwordWeak),
  )

const confirmPassword = z.string(says(messages.confirmRequired)).min(1, says(messages.confirmRequired))

export function passwordsMatch(form: { password: string; confirmPassword: string }): boolean {
  return form.confirmPassword === '' || form.password === form.confirmPassword
}

/** Said together with everything else that is wrong, as long as both are texts. */
export const passwordsDiffer = {
  path: ['confirmPassword'],
  error: says(messages.confirmDiffers),
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
}

/** What the register form offers, and the role that each choice means. */
export const registrationRoles = { user: 'student', manager: 'parent', admin: 'administrator' } as const
export type RegistrationRole = keyof typeof registrationRoles

export const Registration = z
  .object({
    name: z
      .string(says(messages.nameRequired))
      .trim()
      .min(1, says(messages.nameRequired))
      .max(100, says(messages.nameLong))
      .refine((name) => name.length === 0 || name.length >= 2, says(messages.nameShort))
      .refine(isPlainName, says(messages.nameUnfit)),
    email: EmailAddress,
    role: z.enum(Object.keys(registrationRoles) as RegistrationRole[], says(messages.roleRequired)),
    password: NewPassword,
    confirmPassword,
  })
  .refine(passwordsMatch, passwordsDiffer)
export type Registration = z.infer<typeof Registration>

export const ForgotPassword = z.object({ email: EmailAddress })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z.object({
  token: z
    .string(says(messages.resetLinkInvalid))
    .min(1, says(messages.resetLinkInvalid))
    .max(200, says(messages.resetLinkInvalid)),
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
  message: messages.accountCreated,
  body: Registration,
})

export const forgotPassword = endpoint('POST', '/auth/forgot-password', {
  access: 'public',
  summary: 'Ask for a link that sets a new password',
  message: messages.resetLinkSent,
  body: ForgotPassword,
})

export const checkResetLink = endpoint('POST', '/auth/reset-password/check', {
  access: 'public',
  summary: 'Does the token of a mailed link still work? Looking does not use it up',
  body: ResetPassword.pick({ token: true }),
  data: z.object({ isValid: z.boolean() }),
})

export const resetPassword = endpoint('POST', '/auth/reset-password', {
  access: 'public',
  summary: 'Set a new password with the token of a mailed link',
  message: messages.passwordReset,
  body: ResetPassword,
})
