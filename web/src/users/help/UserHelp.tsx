import type { User } from '@lms/contracts/users/users.ts'
import type { FailedSignIn, UserSession } from '@lms/contracts/users/user-help.ts'
import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/formats.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { useDialog } from '../dialog.ts'
import { TemporaryPasswordModal } from './TemporaryPasswordModal.tsx'
import { type ShownPassword, useUserHelp } from './user-help-acts.ts'
import { userSignInsQuery } from './user-help-api.ts'
import { userHelpTexts } from './user-help-texts.ts'
import shared from '../users.module.css'
import classes from './user-help.module.css'

/** For somebody who cannot get in, or whose account somebody else may be using. */
export function UserHelp({ user }: { user: User }) {
  const t = useTexts(userHelpTexts)
  const shown = useDialog<ShownPassword>()
  const help = useUserHelp(shown.open)
  const isOneself = useSignedInUser().id === user.id
  return (
    <section>
      <Title order={3} className={shared.section}>
        {t('title')}
      </Title>
      {user.temporaryPasswordUntil !== null && (
        <StatusBadge color="warning">
          {t('mustChange', { moment: formatDateTime(user.temporaryPasswordUntil) })}
        </StatusBadge>
      )}
      <div className={classes.acts}>
        <Button
          variant="default"
          size="xs"
          disabled={user.email === null || !user.isActive}
          onClick={() => void help.sendLink(user)}
        >
          {t('sendLink')}
        </Button>
        {!isOneself && (
          <Button variant="default" size="xs" onClick={() => void help.setTemporaryPassword(user)}>
            {t('temporary')}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => void help.signOut(user)}>
          {t('signOut')}
        </Button>
      </div>
      <SignIns id={user.id} />
      <TemporaryPasswordModal dialog={shown} />
    </section>
  )
}

function SignIns({ id }: { id: string }) {
  const t = useTexts(userHelpTexts)
  const query = useQuery(userSignInsQuery(id))
  if (query.isPending) return <ListSkeleton rows={2} />
  if (query.data === undefined)
    return (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const { sessions, failures } = query.data
  return (
    <>
      <Title order={4} size="sm">
        {t('sessions')}
      </Title>
      {sessions.length === 0 ? <Nothing>{t('noSessions')}</Nothing> : <Sessions sessions={sessions} />}
      <Title order={4} size="sm">
        {t('failures')}
      </Title>
      {failures.length === 0 ? <Nothing>{t('noFailures')}</Nothing> : <Failures failures={failures} />}
    </>
  )
}

function Nothing({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" mb="md">
      {children}
    </Text>
  )
}

function Sessions({ sessions }: { sessions: readonly UserSession[] }) {
  const t = useTexts(userHelpTexts)
  return (
    <ul className={classes.list}>
      {sessions.map((session) => (
        <li key={`${session.createdAt} ${session.address} ${session.device}`}>
          <Text size="sm" fw={600}>
            {session.device === '' ? t('unknownDevice') : session.device}
          </Text>
          <Text size="sm" c="dimmed">
            {t('from', { address: session.address })} · {formatDateTime(session.lastUsedAt)}
          </Text>
          {session.isCurrent && <StatusBadge color="success">{t('thisSession')}</StatusBadge>}
        </li>
      ))}
    </ul>
  )
}

function Failures({ failures }: { failures: readonly FailedSignIn[] }) {
  const t = useTexts(userHelpTexts)
  return (
    <ul className={classes.list}>
      {failures.map((failure) => (
        <li key={`${failure.createdAt} ${failure.address} ${failure.device}`}>
          <Text size="sm" fw={600}>
            {formatDateTime(failure.createdAt)}
          </Text>
          <Text size="sm" c="dimmed">
            {failure.device === '' ? t('unknownDevice') : failure.device} · {t('from', { address: failure.address })}
          </Text>
        </li>
      ))}
    </ul>
  )
}
