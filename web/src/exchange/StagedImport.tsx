import { type QuestionImport, importShows } from '@lms/contracts/exchange/exchange.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { FilterSelect } from '../ui/filter-bar/FilterSelect.tsx'
import { choiceFilter, listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Pager, overHundredItems } from '../ui/pager/Pager.tsx'
import { ImportItemCard } from './ImportItemCard.tsx'
import { Overview } from './review/Overview.tsx'
import { ProblemFilter, SeenProblem } from './review/SeenProblem.tsx'
import { MendForm } from './review/MendForm.tsx'
import { PlacementForm } from './Placement.tsx'
import { UndoButton } from './ImportDone.tsx'
import { chooseItems, confirmImport, failureOf, importItemsQuery } from './exchange-api.ts'
import { useAct } from './act.ts'
import { exchangeTexts, figuresOf } from './exchange-texts.ts'
import classes from './exchange.module.css'

const filters = importShows.filter((show) => show !== 'all')
const ItemList = listSchema({ show: choiceFilter(filters), problem: textFilter() })

export function StagedImport({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const list = useListState(ItemList)
  const { page, limit, show, problem } = list.values
  const query = useQuery(importItemsQuery(one._id, { page, limit, show: show || 'all', problem: problem || undefined }))
  const { run, isBusy } = useAct()
  const top = useTopOfPage(query.isPlaceholderData ? undefined : query.data?.pagination.page)
  const { counts } = one
  const figures = figuresOf(one)
  const amounts = { ...counts, left_out: counts.total - counts.accepted }
  const choices = [
    ['acceptAll', { isAccepted: true }],
    ['leaveAll', { isAccepted: false }],
    ...(counts.duplicates > 0 ? [['leaveDuplicates', { isAccepted: false, which: 'duplicates' }] as const] : []),
  ] as const
  return (
    <>
      {one.failure !== null && (
        <Alert color="warning" variant="outline" role="alert">
          {failureOf(one)}
          {counts.saved > 0 && <UndoButton one={one} />}
        </Alert>
      )}
      <Overview one={one} />
      <PlacementForm one={one} />
      <Stack gap="sm" renderRoot={(stack) => <section {...stack} aria-label={t('items')} />}>
        <Text aria-live="polite">{t('summary', figures)}</Text>
        <Group gap="sm" align="flex-end">
          <FilterSelect
            label={t('show')}
            allLabel={`${t('all')} (${figures.total})`}
            value={show}
            options={filters.map((value) => ({ value, label: `${t(value)} (${formatNumber(amounts[value])})` }))}
            onChange={(next) => list.change({ show: next })}
          />
          <ProblemFilter one={one} value={problem} onChange={(next) => list.change({ problem: next })} />
          <Group gap="xs">
            {choices.map(([name, choice]) => (
              <Button
                key={name}
                variant="default"
                aria-disabled={isBusy}
                onClick={() => run(() => chooseItems(one._id, choice))}
              >
                {t(name)}
              </Button>
            ))}
          </Group>
        </Group>
        <SeenProblem one={one} problem={problem} isBusy={isBusy} run={run} />
        <MendForm one={one} shown={query.data?.items ?? []} />
        {query.isError && (
          <ErrorState
            title={t('loadFailed')}
            message={messageOf(query.error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPlaceholderData && query.failureCount > 0 && (
          <Text component="output" c="dimmed">
            {t('stillBefore')}
          </Text>
        )}
        {query.data?.items.length === 0 && <Text c="dimmed">{t('noItems')}</Text>}
        <ol ref={top} className={classes.list} data-before={query.isPlaceholderData || undefined}>
          {(query.data?.items ?? []).map((item) => (
            <ImportItemCard
              key={item.number}
              importId={one._id}
              item={item}
              onAccept={(isAccepted) => run(() => chooseItems(one._id, { isAccepted, numbers: [item.number] }))}
            />
          ))}
        </ol>
        <Pager
          pagination={query.data?.pagination}
          onPage={list.goTo}
          onLimit={(next) => list.change({ limit: next })}
          jumper={overHundredItems}
        />
      </Stack>
      <Group justify="flex-end" className={classes.confirm} data-foot data-waiting={counts.unplaced > 0 || undefined}>
        {counts.unplaced > 0 && (
          <Text size="sm" c="dimmed">
            {t('notYet')}
          </Text>
        )}
        <Button
          disabled={counts.accepted === 0 || counts.unplaced > 0}
          loading={isBusy}
          onClick={() => run(() => confirmImport(one._id))}
        >
          {t('confirm', { count: figures.accepted })}
        </Button>
      </Group>
    </>
  )
}

/** Another page of a long list is read from its beginning. */
function useTopOfPage(page: number | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (page === undefined) return
    if (shown.current !== undefined && shown.current !== page) list.current?.scrollIntoView({ block: 'start' })
    shown.current = page
  }, [page])
  return list
}
