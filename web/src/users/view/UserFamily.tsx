import { type Relative, getFamily } from '@lms/contracts/children/family.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { User } from '@lms/contracts/users/users.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { userDetailTexts } from './user-detail-texts.ts'
import classes from '../users.module.css'

/** Whose children, or whose parents: from one person to the others of the family. */
export function UserFamily({ user }: { user: User }) {
  const t = useTexts(userDetailTexts)
  const isChild = user.role === 'student'
  const query = useQuery({
    queryKey: ['users', 'family', user.id],
    queryFn: ({ signal }) => call(getFamily, { params: { id: user.id }, signal }),
    enabled: user.role !== 'administrator',
  })
  if (user.role === 'administrator') return null
  const relatives = query.data && (isChild ? query.data.parents : query.data.children)
  return (
    <section>
      <Title order={3} className={classes.section}>
        {t(isChild ? 'parents' : 'children')}
      </Title>
      {query.isPending && <ListSkeleton rows={1} />}
      {query.isError && relatives === undefined && (
        <ErrorState
          title={t('familyFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {relatives !== undefined && relatives.length > 0 && <Relatives relatives={relatives} />}
      {relatives?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(isChild ? 'noParents' : 'noChildren')}
        </Text>
      )}
    </section>
  )
}

function Relatives({ relatives }: { relatives: readonly Relative[] }) {
  const t = useTexts(userDetailTexts)
  return (
    <ul className={classes.relatives}>
      {relatives.map(({ id, name, username, isActive }) => (
        <li key={id}>
          <Anchor renderRoot={(props) => <Link to={screens.userView.path} params={{ id }} {...props} />}>{name}</Anchor>
          <Text component="span" size="sm" c="dimmed">
            {username}
          </Text>
          {!isActive && <StatusBadge color="gray">{t('inactive')}</StatusBadge>}
        </li>
      ))}
    </ul>
  )
}
