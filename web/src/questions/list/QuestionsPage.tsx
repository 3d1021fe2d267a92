import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Pager, overHundredItems } from '../../ui/pager/Pager.tsx'
import { NoQuestions } from './NoQuestions.tsx'
import { QuestionBulkBar } from './QuestionBulkBar.tsx'
import { QuestionExport } from './QuestionExport.tsx'
import { QuestionFilters } from './QuestionFilters.tsx'
import { QuestionStatCards } from './QuestionStatCards.tsx'
import { questionsQuery } from '../question-api.ts'
import { useQuestionColumns } from './question-columns.tsx'
import { questionExportTexts } from './question-export-texts.ts'
import { QuestionList, filterOf } from './question-list.ts'
import { useQuestionRowActions } from './question-row-actions.ts'
import { useQuestionSelection } from './question-selection.ts'
import { questionTexts } from '../question-texts.ts'

const noQuestions: QuestionSummary[] = []

export function QuestionsPage() {
  const t = useTexts(questionTexts)
  const exportText = useTexts(questionExportTexts)
  const list = useListState(QuestionList)
  const { page, limit } = list.values
  const filter = filterOf(list.values)
  const isDeletedView = filter.deleted === true
  const query = useQuery(questionsQuery({ ...filter, page, limit }))
  const chosen = useQuestionSelection(isDeletedView, query.data?.questions ?? noQuestions)
  const rowActions = useQuestionRowActions((gone) => chosen.select(chosen.ids.filter((id) => id !== gone)))

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.questionImports.path} />}
          >
            {exportText('import')}
          </Button>
          <QuestionExport source={{ filter }} />
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.questionCreate.path} />}
          >
            {t('create')}
          </Button>
        </>
      }
    >
      <QuestionStatCards filter={filter} />
      <QuestionFilters list={list} />
      <QuestionBulkBar
        questions={chosen.questions}
        isDeletedView={isDeletedView}
        onClear={chosen.clear}
        onSelect={chosen.select}
      />
      <DataTable
        label={t('table')}
        columns={useQuestionColumns({ deleted: isDeletedView })}
        rows={query.data?.questions}
        rowId={({ _id }) => _id}
        rowName={({ title }) => title}
        query={query}
        expectedRows={limit}
        errorTitle={translated(questionMessages.loadListError)}
        empty={<NoQuestions list={list} />}
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
