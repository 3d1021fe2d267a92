import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconReportSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { overHundredItems } from '../../ui/pager/Pager.tsx'
import { useKeptSelection } from '../../ui/record-list/kept-selection.ts'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { useQuestionDeletion } from '../deletion/question-deletion.tsx'
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
import { questionTexts } from '../question-texts.ts'

export function QuestionsPage() {
  const t = useTexts(questionTexts)
  const exportText = useTexts(questionExportTexts)
  const list = useListState(QuestionList)
  const { page, limit } = list.values
  const filter = filterOf(list.values)
  const isDeletedView = filter.deleted === true
  const query = useQuery(questionsQuery({ ...filter, page, limit }))
  const rowId = ({ _id }: { _id: string }): string => _id
  const chosen = useKeptSelection({ of: isDeletedView ? 'deleted' : 'present', rows: query.data?.questions, rowId })
  const deletion = useQuestionDeletion()
  const rowActions = useQuestionRowActions(deletion.remove, chosen.drop)

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
          <Button
            variant="default"
            leftSection={<IconReportSearch size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.questionGaps.path} />}
          >
            {t('gaps')}
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
      <QuestionBulkBar chosen={chosen} subject={list.values.subject} isDeletedView={isDeletedView} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('table')}
        columns={useQuestionColumns({ deleted: isDeletedView })}
        rows={query.data?.questions}
        rowId={rowId}
        rowName={({ title }) => title}
        query={query}
        errorTitle={translated(questionMessages.loadListError)}
        empty={<NoQuestions list={list} />}
        selection={chosen}
        rowActions={rowActions}
        actionsHeader={t('actions')}
        pager={{ jumper: overHundredItems }}
      />
      {deletion.dialog}
    </Page>
  )
}
