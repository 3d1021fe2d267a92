import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconCalendarWeek, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Pager, overHundredItems } from '../../ui/pager/Pager.tsx'
import { NoQuizzes } from './NoQuizzes.tsx'
import { QuizBulkBar } from './QuizBulkBar.tsx'
import { QuizFilters } from './QuizFilters.tsx'
import { quizzesQuery } from '../quiz-api.ts'
import { useQuizColumns } from './quiz-columns.tsx'
import { QuizList, filterOf } from './quiz-list.ts'
import { useQuizRowActions } from './quiz-row-actions.ts'
import { useQuizSelection } from './quiz-selection.ts'
import { quizTexts } from '../quiz-texts.ts'

const noQuizzes: QuizSummary[] = []

export function QuizzesPage() {
  const t = useTexts(quizTexts)
  const list = useListState(QuizList)
  const { page, limit } = list.values
  const filter = filterOf(list.values)
  const isDeletedView = filter.deleted === true
  const query = useQuery(quizzesQuery({ ...filter, page, limit }))
  const chosen = useQuizSelection(isDeletedView, query.data?.quizzes ?? noQuizzes)
  const rowActions = useQuizRowActions((gone) => chosen.select(chosen.ids.filter((id) => id !== gone)))

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCalendarWeek size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.classSchedule.path} />}
          >
            {t('schedule')}
          </Button>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.quizCreate.path} />}
          >
            {t('create')}
          </Button>
        </>
      }
    >
      <QuizFilters list={list} />
      <QuizBulkBar
        quizzes={chosen.quizzes}
        isDeletedView={isDeletedView}
        onClear={chosen.clear}
        onSelect={chosen.select}
      />
      <DataTable
        label={t('table')}
        columns={useQuizColumns({ deleted: isDeletedView })}
        rows={query.data?.quizzes}
        rowId={({ _id }) => _id}
        rowName={({ title }) => title}
        query={query}
        expectedRows={limit}
        errorTitle={translated(quizMessages.fetchListFailed)}
        empty={<NoQuizzes list={list} />}
        selected={chosen.ids}
        onSelect={chosen.select}
        rowActions={rowActions}
        actionsHeader={t('actions')}
      />
      <Pager
        pagination={query.data?.pagination}
        onPage={list.goTo}
        onLimit={(next) => list.change({ limit: next })}
        jumper={overHundredItems}
      />
    </Page>
  )
}
