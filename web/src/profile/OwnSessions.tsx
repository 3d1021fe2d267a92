import { type OwnSession, type Place, endOwnSession } from '@lms/contracts/profile/profile.ts'
import { Button, Text, ThemeIcon } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime } from '../lib/formats.ts'
import { type Translate, translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { sessionsQuery, useEndSession } from './profile-api.ts'
import { profileTexts } from './profile-texts.ts'
import classes from './profile.module.css'

export function OwnSessions() {
  const t = useTexts(profileTexts)
  const query = useQuery(sessionsQuery())
  return (
    <Section title={t('sessionsTitle')} description={t('sessionsDescription')}>
      {query.isPending && <ListSkeleton rows={2} />}
      {query.isError && query.data === undefined && (
        <ErrorState
          title={t('sessionsFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && (
        <ul className={classes.sessions}>
          {query.data.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Session({ session }: { session: OwnSession }) {
  const t = useTexts(profileTexts)
  const end = useEndSession()
  const device = session.device === '' ? t('unknownDevice') : session.device
  const place = placeText(t, session.place)
  const Icon = /android|iphone|ipad|ios/i.test(session.device) ? IconDeviceMobile : IconDeviceDesktop

  async function signOutThere(): Promise<void> {
    const isWanted = await confirm({
      title: t('signOutTitle', { device }),
      message: t('signOutMessage'),
      confirmLabel: t('signOutThere'),
      danger: true,
    })
    if (!isWanted) return
    end.mutate(session.id, {
      onSuccess: () => toast.success(translated(endOwnSession.message)),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  return (
    <li className={classes.session}>
      <ThemeIcon variant="light" color={session.isCurrent ? 'brand' : 'gray'} size={36} radius="md" aria-hidden>
        <Icon size={20} stroke={1.75} />
      </ThemeIcon>
      <div className={classes.sessionText}>
        <Text fw={600}>
          {device} {session.isCurrent && <StatusBadge color="success">{t('thisSession')}</StatusBadge>}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          {t('lastUsed')} <RelativeTime moment={session.lastUsedAt} />
          {' · '}
          {place}
        </Text>
        <Text size="sm" c="dimmed">
          {t('signedInAt', { moment: formatDateTime(session.createdAt) })}
          {' · '}
          {t('endsBy', { moment: formatDateTime(session.expiresAt) })}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="xs"
          loading={end.isPending}
          aria-label={t('signOutThereOf', { device, place })}
          onClick={() => void signOutThere()}
        >
          {t('signOutThere')}
        </Button>
      )}
    </li>
  )
}

type PlaceWord = 'placeMachine' | 'placeNearby' | 'placeInternet' | 'placeUnknown'

function placeText(t: Translate<PlaceWord>, { kind, network }: Place): string {
  if (kind === 'machine') return t('placeMachine')
  if (network === null) return t('placeUnknown')
  return t(kind === 'nearby' ? 'placeNearby' : 'placeInternet', { network })
}
