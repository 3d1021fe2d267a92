import type { User } from '@lms/contracts/users/users.ts'
import { Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { PersonAvatar } from '../../ui/avatar/PersonAvatar.tsx'
import { SendVerification } from '../../accounts/EmailStatus.tsx'
import { formatDateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { UserSecondFactor } from '../../second-factor/UserSecondFactor.tsx'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { UserHelp } from '../help/UserHelp.tsx'
import { userSignInsQuery } from '../help/user-help-api.ts'
import { ApprovalBadge, RoleBadge } from '../user-badges.tsx'
import { UserFamily } from './UserFamily.tsx'
import { userDetailTexts } from './user-detail-texts.ts'
import classes from '../users.module.css'

interface UserDetailsProps {
  user: User
  onEdit: () => void
}

export function UserDetails({ user, onEdit }: UserDetailsProps) {
  const t = useTexts(userDetailTexts)
  const momentOf = (moment: string | null) => (moment === null ? t('unknown') : formatDateTime(moment))
  return (
    <div className={classes.form}>
      <div className={classes.profile}>
        <PersonAvatar src={user.avatar} name={user.displayName} color="brand" size={72} alt="" aria-hidden />
        <div className={classes.profileText}>
          <Title order={2} size="h4">
            {user.displayName}
          </Title>
          <Text c="dimmed">{user.email ?? user.username}</Text>
        </div>
        {user.deletedAt === null && (
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
      <div className={classes.badges}>
        <RoleBadge role={user.role} />
        <StatusBadge color={user.isActive ? 'success' : 'gray'}>{t(user.isActive ? 'active' : 'inactive')}</StatusBadge>
        <StatusBadge color={user.isEmailVerified ? 'success' : 'warning'}>
          {t(user.isEmailVerified ? 'verified' : 'unverified')}
        </StatusBadge>
        <ApprovalBadge user={user} />
        {user.deletedAt !== null && <StatusBadge color="danger">{t('deleted')}</StatusBadge>}
      </div>
      <UserSecondFactor userId={user.id} name={user.displayName} />
      <section>
        <Title order={3} className={classes.section}>
          {t('personal')}
        </Title>
        <Facts layout="columns">
          <Fact label={t('fullName')}>{user.fullName}</Fact>
          <Fact label={t('username')}>{user.username}</Fact>
          <Fact label={t('email')}>
            {user.email ?? t('none')}{' '}
            <SendVerification userId={user.id} email={user.email} isVerified={user.isEmailVerified} />
          </Fact>
          <Fact label={t('phone')}>{user.phone ?? t('none')}</Fact>
          {user.department !== null && <Fact label={t('department')}>{user.department}</Fact>}
        </Facts>
      </section>
      <section>
        <Title order={3} className={classes.section}>
          {t('account')}
        </Title>
        <Facts layout="columns">
          <Fact label={t('created')}>{momentOf(user.createdAt)}</Fact>
          <Fact label={t('lastLogin')}>{momentOf(user.lastLoginAt)}</Fact>
          {user.deletedAt === null && <LastActivity id={user.id} />}
        </Facts>
      </section>
      <UserFamily user={user} />
      {user.deletedAt === null && <UserHelp user={user} />}
      <section>
        <Title order={3} className={classes.section}>
          {t('bio')}
        </Title>
        <Text className={classes.bio} c={user.bio === null ? 'dimmed' : undefined}>
          {user.bio ?? t('none')}
        </Text>
      </section>
    </div>
  )
}

/** Known with the sessions, which are listed below. */
function LastActivity({ id }: { id: string }) {
  const t = useTexts(userDetailTexts)
  const { data, isPending } = useQuery(userSignInsQuery(id))
  const moment = data?.lastActiveAt ?? null
  return (
    <Fact label={t('lastActivity')}>{isPending ? '…' : moment === null ? t('unknown') : formatDateTime(moment)}</Fact>
  )
}
