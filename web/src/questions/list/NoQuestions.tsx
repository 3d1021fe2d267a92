import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import type { QuestionListValues } from './question-list.ts'
import { questionTexts } from '../question-texts.ts'

export function NoQuestions({ list }: { list: ListState<QuestionListValues> }) {
  const t = useTexts(questionTexts)
  const { values, activeFilters } = list
  const isFiltered = activeFilters.length > 0
  const isEmptyBin = values.deleted === 'true' && activeFilters.length === 1
  return (
    <EmptyState
      title={translated(questionMessages.noneFound)}
      message={t(isEmptyBin ? 'emptyDeleted' : isFiltered ? 'emptyHint' : 'emptyBank')}
      action={
        isFiltered ? (
          <Button variant="default" onClick={list.clearFilters}>
            {t('clearFilters')}
          </Button>
        ) : (
          <Button renderRoot={(button) => <Link {...button} to={screens.questionCreate.path} />}>{t('create')}</Button>
        )
      }
    />
  )
}
