import type { User } from '@lms/contracts/users/users.ts'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { userFormTexts } from './form/user-form-texts.ts'

/** What the system knows of an account and nobody edits. */
export function UserFacts({ user }: { user: User }) {
  const t = useTexts(userFormTexts)
  return (
    <Facts layout="columns" isBoxed>
      <Fact label={t('userId')}>{user.id}</Fact>
      <Fact label={t('created')}>{formatDateTime(user.createdAt)}</Fact>
      <Fact label={t('lastLogin')}>{user.lastLoginAt === null ? t('never') : formatDateTime(user.lastLoginAt)}</Fact>
      <Fact label={t('loginAttempts')}>{String(user.loginAttempts)}</Fact>
    </Facts>
  )
}
