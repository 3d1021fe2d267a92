import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { translate, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { KeptPapers } from './KeptPapers.tsx'
import { useAssignedColumns } from './assigned-columns.tsx'
import { assignedTexts } from './assigned-texts.ts'
import { useLeftoverAnswers } from '../sitting/leftover-answers.ts'
import { assignedQuizzesQuery } from '../sitting/sitting-api.ts'
import classes from './assigned.module.css'

const AssignedList = listSchema({})

export function AssignedQuizzesPage() {
  const t = useTexts(assignedTexts)
  const list = useListState(AssignedList)
  const { page, limit } = list.values
  const query = useQuery(assignedQuizzesQuery({ page, limit }))
  const { data, error } = query
  useLeftoverAnswers(data?.quizzes)
  const isLost = data === undefined && error !== null
  const isAnswered = error instanceof ApiError && !error.isNetworkError
  useEffect(() => {
    if (isLost) toast.error(translate(assignedTexts, isAnswered ? 'loadFailed' : 'loadError'))
  }, [isLost, isAnswered])
  return (
    <div className={classes.page}>
      <Page title={t('title')}>
        {isLost && <KeptPapers />}
        <RecordTable
          list={list}
          pagination={data?.pagination}
          label={t('title')}
          columns={useAssignedColumns()}
          rows={data?.quizzes}
          rowId={({ _id }) => _id}
          rowName={({ quizz }) => quizz.title}
          query={query}
          errorTitle={t('loadFailed')}
          empty={<EmptyState title={t('empty')} message={t('emptyMessage')} />}
          pager={{ onlyWhenNeeded: true }}
        />
      </Page>
    </div>
  )
}
