import { type Clock, days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Caller } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { User } from '../../users/user.ts'
import { newSecretToken } from '../keys/secret-tokens.ts'
import { type Happening, noticeMail } from '../mails/notice-mail.ts'
import { insertNoticeLink } from './notice-link-store.ts'

const linkLifetime = days(7)

/** Something about an account that its owner should know about, told where the owner reads it. */
export interface SecurityNotices {
  newSignIn(tx: Queries, user: User, caller: Caller): Promise<void>
  passwordChanged(tx: Queries, user: User, caller: Caller): Promise<void>
  /** `user` as it was before: the old address is told; the new one gets the mail that verifies it. */
  emailChanged(tx: Queries, user: User, caller: Caller): Promise<void>
  secondFactorChanged(tx: Queries, user: User, caller: Caller): Promise<void>
}

interface NoticeDependencies {
  clock: Clock
  mail: Mail
  publicUrl: string
}

export function createSecurityNotices({ clock, mail, publicUrl }: NoticeDependencies): SecurityNotices {
  async function tell(tx: Queries, user: User, caller: Caller, happening: Happening): Promise<void> {
    // An address that nobody has verified may be a stranger's, and the link in it can lock the account.
    if (user.email === null || !user.isEmailVerified || user.isDemo) return
    const id = newId()
    const { token, tokenHash } = newSecretToken()
    const now = clock.now()
    const expiresAt = later(now, linkLifetime)
    const times = { expiresAt: expiresAt.toISOString(), now: now.toISOString() }
    const isReplaced = happening === 'email'
    await insertNoticeLink(tx, {
      id,
      userId: user.id,
      email: user.email,
      isReplaced,
      isRelease: false,
      tokenHash,
      ...times,
    })
    const link = `${publicUrl}/not-me?token=${token}`
    const letter = noticeMail(user, happening, { caller, at: now, link })
    await mail.send(tx, { ...letter, link, recipient: user.email, about: user.id, reference: id, expiresAt })
  }

  return {
    newSignIn: (tx, user, caller) => tell(tx, user, caller, 'sign-in'),
    passwordChanged: (tx, user, caller) => tell(tx, user, caller, 'password'),
    emailChanged: (tx, user, caller) => tell(tx, user, caller, 'email'),
    secondFactorChanged: (tx, user, caller) => tell(tx, user, caller, 'second-factor'),
  }
}
