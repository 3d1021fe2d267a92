import type { User, UserSort } from '@lms/contracts/users/users.ts'
import { Text } from '@mantine/core'
import { PersonAvatar } from '../../ui/avatar/PersonAvatar.tsx'
import { formatDateTime } from '../../lib/formats.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { RoleBadge, UserStatusBadges } from '../user-badges.tsx'
import { userTexts } from '../user-texts.ts'
import classes from '../users.module.css'

export function useUserColumns({ deleted }: { deleted: boolean }): DataColumn<User, UserSort>[] {
  const t = useTexts(userTexts)
  const person: DataColumn<User, UserSort>[] = [
    {
      id: 'user',
      header: t('user'),
      cell: (user) => <Person user={user} />,
      sortBy: 'displayName',
      rowHeader: true,
      minWidth: 240,
    },
    { id: 'role', header: t('role'), cell: (user) => <RoleBadge role={user.role} />, sortBy: 'role', minWidth: 90 },
    {
      id: 'status',
      header: t('status'),
      cell: (user) => <UserStatusBadges user={user} />,
      sortBy: 'isActive',
      minWidth: 180,
      onCard: 'status',
    },
  ]
  const created = {
    id: 'created',
    header: t('created'),
    cell: (user: User) => <Moment at={user.createdAt} />,
    sortBy: 'createdAt',
    minWidth: 140,
  } as const
  if (deleted) {
    const cell = (user: User) => (user.deletedAt === null ? null : <Moment at={user.deletedAt} />)
    return [...person, created, { id: 'deleted', header: t('deletedAt'), cell, sortBy: 'deletedAt', minWidth: 140 }]
  }
  const lastLogin = (user: User) => (user.lastLoginAt === null ? t('never') : <Moment at={user.lastLoginAt} />)
  return [
    ...person,
    { id: 'lastLogin', header: t('lastLogin'), cell: lastLogin, sortBy: 'lastLoginAt', minWidth: 140 },
    created,
  ]
}

function Moment({ at }: { at: string }) {
  return <span className={classes.moment}>{formatDateTime(at)}</span>
}

function Person({ user }: { user: User }) {
  const t = useTexts(userTexts)
  const isOneself = useSignedInUser().id === user.id
  return (
    <span className={classes.person}>
      <PersonAvatar
        src={user.avatar}
        name={user.displayName}
        color="brand"
        size={36}
        alt=""
        aria-hidden
        classNames={{ placeholder: classes.initials }}
      />
      <span className={classes.words}>
        <Text component="span" size="sm" fw={500} truncate>
          {user.displayName}
          {isOneself && (
            <Text component="span" size="xs" c="dimmed">
              {` (${t('you')})`}
            </Text>
          )}
        </Text>
        <Text component="span" size="xs" c="dimmed" fw={400} truncate>
          {user.email ?? user.username}
        </Text>
      </span>
    </span>
  )
}
