import { childPasswordMessages, passwordMessages } from '@lms/contracts/accounts/password-messages.ts'
import {
  type PasswordAudience,
  type PasswordOwner,
  type Verdict,
  judgePassword,
} from '@lms/contracts/accounts/password-rule.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { Settings } from '../../settings/settings-service.ts'
import { passwordEstimator } from './password-estimate.ts'

type LengthRule = Pick<Settings, 'checkNewPassword'>

/** Every new password of an adult comes past here: long enough for this site, and not one that others would guess. */
export async function checkNewPassword(settings: LengthRule, password: string, owner: PasswordOwner): Promise<void> {
  await settings.checkNewPassword(password)
  const { reason } = await passwordVerdict(password, owner, 'adult')
  if (reason !== null) throw invalid([{ field: 'password', message: passwordMessages[reason] }])
}

/** The milder rule of children; its length is the contract's. */
export async function checkChildPassword(password: string, owner: PasswordOwner): Promise<void> {
  const { reason } = await passwordVerdict(password, owner, 'child')
  if (reason !== null) throw invalid([{ field: 'password', message: childPasswordMessages[reason] }])
}

export async function passwordVerdict(
  password: string,
  owner: PasswordOwner,
  audience: PasswordAudience,
): Promise<Verdict> {
  return judgePassword(await passwordEstimator(), password, owner, audience)
}
