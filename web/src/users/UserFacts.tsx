import type { User } from '@lms/contracts/users/users.ts'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { userFormTexts } from './form/user-form-texts.ts'
import classes from './users.module.css'

/** What the system knows of an account and nobody edits. */
export function UserFacts({ user }: { user: User }) {
  const t = useTexts(userFormTexts)
  return (
    <dl className={`${classes.facts} ${classes.factsBox}`}>
      <Fact name={t('userId')} value={user.id} />
      <Fact name={t('created')} value={formatDateTime(user.createdAt)} />
      <Fact name={t('lastLogin')} value={user.lastLoginAt === null ? t('never') : formatDateTime(user.lastLoginAt)} />
      <Fact name={t('loginAttempts')} value={String(user.loginAttempts)} />
    </dl>
  )
}

export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
