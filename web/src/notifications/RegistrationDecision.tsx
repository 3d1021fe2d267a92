import type { NotificationDetails } from '@lms/contracts/notifications/notifications.ts'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../lib/texts.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { decidedQuery, useDecision } from './notification-api.ts'
import { notificationTexts } from './notification-texts.ts'
import classes from './notifications.module.css'

interface RegistrationDecisionProps {
  registration: NotificationDetails<'registration'>
  isSettled: boolean
  onSettled: () => void
}

/** Yes or no to somebody who waits; afterwards what became of it, whoever decided. */
export function RegistrationDecision({ registration, isSettled, onSettled }: RegistrationDecisionProps) {
  return isSettled ? (
    <Outcome userId={registration.userId} />
  ) : (
    <Buttons registration={registration} onSettled={onSettled} />
  )
}

function Buttons({ registration, onSettled }: Omit<RegistrationDecisionProps, 'isSettled'>) {
  const t = useTexts(notificationTexts)
  const { mutate, isPending, variables } = useDecision()
  const { userId, name, role } = registration

  function decide(decision: 'approved' | 'rejected'): void {
    // The buttons go; the focus stays with what they were about.
    mutate({ userId, decision }, { onSuccess: onSettled })
  }
  async function reject(): Promise<void> {
    const isWanted = await confirm({
      title: t('rejectTitle', { name }),
      message: t(role === 'administrator' ? 'rejectAdministrator' : 'rejectParent'),
      confirmLabel: t('reject'),
      cancelLabel: t('cancel'),
      danger: true,
    })
    if (isWanted) decide('rejected')
  }

  return (
    <Group gap="xs" className={classes.decision}>
      <Button
        size="compact-md"
        aria-label={t('approveOf', { name })}
        loading={isPending && variables.decision === 'approved'}
        disabled={isPending}
        onClick={() => decide('approved')}
      >
        {t('approve')}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        aria-label={t('rejectOf', { name })}
        loading={isPending && variables.decision === 'rejected'}
        disabled={isPending}
        onClick={() => void reject()}
      >
        {t('reject')}
      </Button>
    </Group>
  )
}

function Outcome({ userId }: { userId: string }) {
  const t = useTexts(notificationTexts)
  const approval = useQuery(decidedQuery(userId)).data
  if (approval === 'approved') return <StatusBadge color="success">{t('approved')}</StatusBadge>
  if (approval === 'rejected') return <StatusBadge color="danger">{t('rejected')}</StatusBadge>
  return <StatusBadge color="gray">{t('settled')}</StatusBadge>
}
