import { type QuestionImport, importShows } from '@lms/contracts/exchange/exchange.ts'
import { Alert, Button, Text } from '@mantine/core'
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
import { PlacementForm } from './PlacementForm.tsx'
import { UndoButton } from './ImportDone.tsx'
import { chooseItems, confirmImport, failureOf, importItemsQuery } from './exchange-api.ts'
import { useAct } from './act.ts'
import { exchangeTexts } from './exchange-texts.ts'
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
  const figures = {
    total: formatNumber(counts.total),
    accepted: formatNumber(counts.accepted),
    blocked: formatNumber(counts.blocked),
    duplicates: formatNumber(counts.duplicates),
  }
  const amounts = {
    accepted: counts.accepted,
    left_out: counts.total - counts.accepted,
    blocked: counts.blocked,
    duplicates: counts.duplicates,
    noted: counts.noted,
  }
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
      <section aria-label={t('items')} className={classes.staged}>
        <Text aria-live="polite">{t('summary', figures)}</Text>
        <div className={classes.bar}>
          <div className={classes.filters}>
            <FilterSelect
              label={t('show')}
              allLabel={`${t('all')} (${figures.total})`}
              value={show}
              options={filters.map((value) => ({ value, label: `${t(value)} (${formatNumber(amounts[value])})` }))}
              onChange={(next) => list.change({ show: next })}
            />
            <ProblemFilter one={one} value={problem} onChange={(next) => list.change({ problem: next })} />
          </div>
          <div className={classes.buttons}>
            <Button
              variant="default"
              aria-disabled={isBusy}
              onClick={() => run(() => chooseItems(one._id, { isAccepted: true }))}
            >
              {t('acceptAll')}
            </Button>
            <Button
              variant="default"
              aria-disabled={isBusy}
              onClick={() => run(() => chooseItems(one._id, { isAccepted: false }))}
            >
              {t('leaveAll')}
            </Button>
            {counts.duplicates > 0 && (
              <Button
                variant="default"
                aria-disabled={isBusy}
                onClick={() => run(() => chooseItems(one._id, { isAccepted: false, which: 'duplicates' }))}
              >
                {t('leaveDuplicates')}
              </Button>
            )}
          </div>
        </div>
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
        <ol ref={top} className={classes.items} data-before={query.isPlaceholderData || undefined}>
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
      </section>
      <div className={classes.confirm} data-foot data-waiting={counts.unplaced > 0 || undefined}>
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
      </div>
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
