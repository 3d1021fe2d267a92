import { type Feedback, feedbackStatuses, feedbackTypes } from '@lms/contracts/feedback/feedback.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../ui/filter-bar/list-filters.tsx'
import { choiceFilter, listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { overTenPages } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
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
      <ListFilters
        list={list}
        searchPlaceholder={t('searchPlaceholder')}
        filters={[
          selectFilter({
            label: t('status'),
            value: status,
            options: feedbackStatuses.map((value) => ({ value, label: t(value) })),
            onChange: (next) => list.change({ status: next }),
          }),
          selectFilter({
            label: t('type'),
            value: type,
            options: feedbackTypes.map((value) => ({ value, label: t(value) })),
            onChange: (next) => list.change({ type: next }),
          }),
        ]}
      />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={useFeedbackColumns({ withReporter: !isStudent, onShow: setShown })}
        rows={query.data?.feedbacks}
        rowId={({ _id }) => _id}
        rowName={({ questionTitle }) => questionTitle}
        query={query}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), message: t('nothingFoundMessage'), clear: t('clearFilters') }}
            none={{ title: t('empty'), message: t('emptyMessage') }}
          />
        }
        pager={{ jumper: overTenPages }}
      />
      <FeedbackDetails feedback={shown} onChange={setShown} onClose={() => setShown(null)} />
    </Page>
  )
}
