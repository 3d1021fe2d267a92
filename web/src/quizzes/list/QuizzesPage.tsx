import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconCalendarWeek, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { overHundredItems } from '../../ui/pager/Pager.tsx'
import { useKeptSelection } from '../../ui/record-list/kept-selection.ts'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { NoQuizzes } from './NoQuizzes.tsx'
import { QuizBulkBar } from './QuizBulkBar.tsx'
import { QuizFilters } from './QuizFilters.tsx'
import { quizzesQuery } from '../quiz-api.ts'
import { useQuizColumns } from './quiz-columns.tsx'
import { QuizList, filterOf } from './quiz-list.ts'
import { useQuizRowActions } from './quiz-row-actions.ts'
import { quizTexts } from '../quiz-texts.ts'

export function QuizzesPage() {
  const t = useTexts(quizTexts)
  const list = useListState(QuizList)
  const { page, limit } = list.values
  const filter = filterOf(list.values)
  const isDeletedView = filter.deleted === true
  const query = useQuery(quizzesQuery({ ...filter, page, limit }))
  const rowId = ({ _id }: { _id: string }): string => _id
  const chosen = useKeptSelection({ of: isDeletedView ? 'deleted' : 'present', rows: query.data?.quizzes, rowId })
  const rowActions = useQuizRowActions(chosen.drop)

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
      <QuizBulkBar chosen={chosen} isDeletedView={isDeletedView} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('table')}
        columns={useQuizColumns({ deleted: isDeletedView })}
        rows={query.data?.quizzes}
        rowId={rowId}
        rowName={({ title }) => title}
        query={query}
        errorTitle={translated(quizMessages.fetchListFailed)}
        empty={<NoQuizzes list={list} />}
        selection={chosen}
        rowActions={rowActions}
        actionsHeader={t('actions')}
        pager={{ jumper: overHundredItems }}
      />
    </Page>
  )
}
