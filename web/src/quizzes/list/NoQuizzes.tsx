import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import type { QuizListValues } from './quiz-list.ts'
import { quizTexts } from '../quiz-texts.ts'

export function NoQuizzes({ list }: { list: ListState<QuizListValues> }) {
  const t = useTexts(quizTexts)
  const { values, activeFilters } = list
  const isFiltered = activeFilters.length > 0
  const isEmptyBin = values.deleted === 'true' && activeFilters.length === 1
  return (
    <EmptyState
      title={t('empty')}
      message={t(isEmptyBin ? 'emptyDeleted' : isFiltered ? 'emptyHint' : 'emptyClass')}
      action={
        isFiltered ? (
          <Button variant="default" onClick={list.clearFilters}>
            {t('clearFilters')}
          </Button>
        ) : (
          <Button renderRoot={(button) => <Link {...button} to={screens.quizCreate.path} />}>{t('create')}</Button>
        )
      }
    />
  )
}
