import { type Feedback, feedbackStatuses, feedbackTypes } from '@lms/contracts/feedback/feedback.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedInUser } from '../lib/session.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { FilterBar } from '../ui/filter-bar/FilterBar.tsx'
import { FilterSelect } from '../ui/filter-bar/FilterSelect.tsx'
import { choiceFilter, listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Pager, overTenPages } from '../ui/pager/Pager.tsx'
import { FeedbackDetails } from './FeedbackDetails.tsx'
import { feedbackQuery } from './feedback-api.ts'
import { useFeedbackColumns } from './feedback-columns.tsx'
import { feedbackTexts } from './feedback-texts.ts'

const FeedbackList = listSchema({
  search: textFilter(),
  status: choiceFilter(feedbackStatuses),
  type: choiceFilter(feedbackTypes),
})

export function FeedbackPage() {
  const t = useTexts(feedbackTexts)
  const isStudent = useSignedInUser().role === 'student'
  const list = useListState(FeedbackList)
  const { search, status, type, page, limit } = list.values
  const query = useQuery(feedbackQuery({ page, limit, search, status: status || undefined, type: type || undefined }))
  const [shown, setShown] = useState<Feedback | null>(null)
  return (
    <Page title={t('title')} description={t(isStudent ? 'ownDescription' : 'description')}>
      <FilterBar
        activeCount={list.activeFilters.filter((name) => name !== 'search').length}
        search={
          <SearchBox
            placeholder={t('searchPlaceholder')}
            value={search}
            onSearch={(next) => list.change({ search: next })}
          />
        }
      >
        <FilterSelect
          label={t('status')}
          value={status}
          options={feedbackStatuses.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => list.change({ status: next })}
        />
        <FilterSelect
          label={t('type')}
          value={type}
          options={feedbackTypes.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => list.change({ type: next })}
        />
      </FilterBar>
      <DataTable
        label={t('title')}
        columns={useFeedbackColumns({ withReporter: !isStudent, onShow: setShown })}
        rows={query.data?.feedbacks}
        rowId={({ _id }) => _id}
        rowName={({ questionTitle }) => questionTitle}
        query={query}
        expectedRows={limit}
        errorTitle={t('loadFailed')}
        empty={<Nothing isFiltered={list.activeFilters.length > 0} onClear={list.clearFilters} />}
      />
      <Pager
        pagination={query.data?.pagination}
        onPage={list.goTo}
        onLimit={(next) => list.change({ limit: next })}
        jumper={overTenPages}
      />
      <FeedbackDetails feedback={shown} onChange={setShown} onClose={() => setShown(null)} />
    </Page>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTexts(feedbackTexts)
  if (!isFiltered) return <EmptyState title={t('empty')} message={t('emptyMessage')} />
  return (
    <EmptyState
      title={t('nothingFound')}
      message={t('nothingFoundMessage')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}
