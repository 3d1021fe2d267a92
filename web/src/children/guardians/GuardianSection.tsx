import type { RenewedSignIn } from '@lms/contracts/accounts/child-sign-in.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { guardianMessages } from '@lms/contracts/children/guardian-messages.ts'
import type { Guardian } from '@lms/contracts/children/guardians.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatDate, formatDateTime } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { RenewedSignInDialog } from '../card/RenewedSignInDialog.tsx'
import { guardiansQuery, useGuardianActs } from './guardian-api.ts'
import { guardianTexts } from './guardian-texts.ts'
import classes from './guardians.module.css'

interface GuardianSectionProps {
  child: Pick<Child, '_id' | 'fullName' | 'username'>
  /** Administrators link elsewhere; here guardians decide among themselves. */
  mayShare: boolean
}

export function GuardianSection({ child, mayShare }: GuardianSectionProps) {
  const t = useTexts(guardianTexts)
  const query = useQuery(guardiansQuery(child._id))
  const { data, error } = query
  return (
    <Section title={t('title')} description={t('about')}>
      {data === undefined && error === null && <ListSkeleton rows={2} />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && <People child={child} guardians={data.guardians} mayShare={mayShare} />}
      {data !== undefined && mayShare && <Invitation childId={child._id} waitsUntil={data.codeExpiresAt} />}
    </Section>
  )
}

function People({ child, guardians, mayShare }: GuardianSectionProps & { guardians: readonly Guardian[] }) {
  const t = useTexts(guardianTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { remove } = useGuardianActs(child._id)
  const [renewed, setRenewed] = useState<RenewedSignIn | null>(null)

  async function ask({ _id, name, isYou }: Guardian): Promise<void> {
    const values = { name, child: child.fullName }
    const isWanted = await confirm({
      title: t(isYou ? 'leaveTitle' : 'removeTitle', values),
      message: t(isYou ? 'leaveMessage' : 'removeMessage'),
      confirmLabel: t(isYou ? 'leave' : 'remove'),
      cancelLabel: t('cancel'),
      danger: true,
    })
    if (!isWanted) return
    try {
      const { signIn } = await remove.mutateAsync(_id)
      setRenewed(signIn)
    } catch (error) {
      toast.error(messageOf(error))
      return
    }
    toast.success(translated(guardianMessages.left))
    if (!isYou) return
    await navigate({ to: screens.children.path })
    // The child is nobody's business of theirs any more.
    queryClient.removeQueries({ queryKey: ['children', 'one', child._id] })
    await queryClient.invalidateQueries()
  }

  if (guardians.length === 0) return <Text>{t('nobody')}</Text>
  return (
    <>
      <ul className={classes.people}>
        {guardians.map((guardian) => (
          <li key={guardian._id} className={classes.person}>
            <div className={classes.name}>
              <Text>{guardian.isYou ? t('you', { name: guardian.name }) : guardian.name}</Text>
              <Text size="sm" c="dimmed">
                {t('since', { time: formatDate(guardian.since) })}
              </Text>
            </div>
            {mayShare && guardians.length > 1 && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={guardian.isYou ? undefined : t('removeOf', { name: guardian.name })}
                loading={remove.isPending && remove.variables === guardian._id}
                onClick={() => void ask(guardian)}
              >
                {t(guardian.isYou ? 'leave' : 'remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RenewedSignInDialog child={child} signIn={renewed} onClose={() => setRenewed(null)} />
    </>
  )
}

function Invitation({ childId, waitsUntil }: { childId: string; waitsUntil: string | null }) {
  const t = useTexts(guardianTexts)
  const { makeCode, endCode } = useGuardianActs(childId)
  const made = waitsUntil === null ? undefined : makeCode.data

  async function run(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  async function end(): Promise<void> {
    await endCode.mutateAsync()
    makeCode.reset()
    toast.success(translated(guardianMessages.codeEnded))
  }

  return (
    <>
      {made !== undefined && (
        <div className={classes.code}>
          <Text size="sm">{t('inviteAbout')}</Text>
          <div className={classes.row}>
            <output className={classes.signs} aria-label={t('code')}>
              {made.code}
            </output>
            <CopyButton text={made.code} label={t('copy')} accessibleName={t('copyCode')} copiedMessage={t('copied')} />
          </div>
          <Text size="sm" c="dimmed">
            {t('codeUntil', { time: formatDateTime(made.expiresAt) })}
          </Text>
        </div>
      )}
      {made === undefined && waitsUntil !== null && (
        <Text size="sm">{t('codeWaits', { time: formatDateTime(waitsUntil) })}</Text>
      )}
      <div className={classes.row}>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          loading={makeCode.isPending}
          onClick={() => void run(() => makeCode.mutateAsync())}
        >
          {t('invite')}
        </Button>
        {waitsUntil !== null && (
          <Button variant="subtle" color="gray" loading={endCode.isPending} onClick={() => void run(end)}>
            {t('endCode')}
          </Button>
        )}
      </div>
    </>
  )
}
