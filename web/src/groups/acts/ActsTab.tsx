import { groupActMessages } from '@lms/contracts/groups/group-act-messages.ts'
import {
  type GroupAct,
  type GroupActDraft,
  GroupActDraft as Draft,
  groupActKinds,
} from '@lms/contracts/groups/group-acts.ts'
import type { Group } from '@lms/contracts/groups/groups.ts'
import { Button, NumberInput, Progress, Select, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { QuizSelect } from '../QuizSelect.tsx'
import { actsQuery, reloadGroups, startAct } from '../group-api.ts'
import classes from '../groups.module.css'
import { groupActTexts } from './group-act-texts.ts'

export function ActsTab({ group }: { group: Group }) {
  return (
    <div className={classes.stack}>
      <ActForm group={group} />
      <History groupId={group._id} />
    </div>
  )
}

function ActForm({ group }: { group: Group }) {
  const t = useTexts(groupActTexts)
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<GroupActDraft['kind']>('assign')
  const [quizId, setQuizId] = useState<string | null>(null)
  const [minutes, setMinutes] = useState<number | string>(15)
  const [isSending, setIsSending] = useState(false)
  const draft = Draft.safeParse({ kind, quizId, minutes })

  async function start(): Promise<void> {
    if (!draft.success) return
    const isWanted =
      kind !== 'withdraw' ||
      (await confirm({
        title: t('withdrawTitle'),
        message: t('withdrawMessage'),
        confirmLabel: t('withdrawNow'),
        cancelLabel: t('cancel'),
        danger: true,
      }))
    if (!isWanted) return
    setIsSending(true)
    try {
      await startAct(group._id, draft.data)
      toast.success(translated(groupActMessages.started))
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSending(false)
    await reloadGroups(queryClient)
  }

  return (
    <Section title={t('title')} description={t('description')} isWide>
      <div className={classes.fields}>
        <Select
          {...optionList}
          label={t('kind')}
          data={groupActKinds.map((value) => ({ value, label: t(value) }))}
          allowDeselect={false}
          value={kind}
          onChange={(next) => setKind(groupActKinds.find((known) => known === next) ?? 'assign')}
        />
        <QuizSelect
          label={t('quiz')}
          placeholder={t('quizPlaceholder')}
          isActiveOnly={kind === 'assign'}
          value={quizId}
          onChange={setQuizId}
        />
        {kind === 'extend' && (
          <NumberInput label={t('minutes')} min={0} max={480} value={minutes} onChange={setMinutes} />
        )}
      </div>
      <div className={classes.buttons}>
        <Button disabled={!draft.success || group.memberCount === 0} loading={isSending} onClick={() => void start()}>
          {t('start', { count: formatNumber(group.memberCount) })}
        </Button>
        {group.memberCount === 0 && <Text c="dimmed">{t('noStudents')}</Text>}
      </div>
    </Section>
  )
}

function History({ groupId }: { groupId: string }) {
  const t = useTexts(groupActTexts)
  const [page, setPage] = useState(1)
  const query = useQuery(actsQuery(groupId, page))
  const { data } = query
  return (
    <Section title={t('history')} isWide>
      {data === undefined && !query.isError && <ListSkeleton rows={2} />}
      {data === undefined && query.isError && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.acts.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      <ul className={classes.acts} aria-live="polite">
        {data?.acts.map((act) => (
          <Act key={act._id} act={act} />
        ))}
      </ul>
      <Pager pagination={data?.pagination} onPage={setPage} label={t('history')} onlyWhenNeeded />
    </Section>
  )
}

const stateColors = { running: 'brand', done: 'success', stopped: 'warning' } as const

function Act({ act }: { act: GroupAct }) {
  const t = useTexts(groupActTexts)
  const share = act.total === 0 ? 100 : Math.min(100, (act.done / act.total) * 100)
  return (
    <li className={classes.act}>
      <div className={classes.line}>
        <Text className={classes.grow} fw={500}>
          {`${t(`act_${act.kind}`, { minutes: formatNumber(act.minutes ?? 0) })}: ${act.quiz.title}`}
        </Text>
        <StatusBadge color={stateColors[act.state]}>{t(act.state)}</StatusBadge>
      </div>
      {act.state === 'running' && (
        <Progress value={share} aria-label={t('progressOf', { quiz: act.quiz.title })} size="lg" animated />
      )}
      <Text size="sm" c="dimmed">
        {`${formatDateTime(act.createdAt)} · ${t('progress', {
          done: formatNumber(act.done),
          total: formatNumber(act.total),
        })} · ${t('changed', { count: formatNumber(act.changed) })}`}
      </Text>
    </li>
  )
}
