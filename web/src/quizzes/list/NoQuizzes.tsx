import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import type { QuizListValues } from './quiz-list.ts'
import { quizTexts } from '../quiz-texts.ts'

export function NoQuizzes({ list }: { list: ListState<QuizListValues> }) {
  const t = useTexts(quizTexts)
  const isEmptyBin = list.values.deleted === 'true' && list.activeFilters.length === 1
  return (
    <NoRecords
      list={list}
      filtered={{
        title: t('empty'),
        message: t(isEmptyBin ? 'emptyDeleted' : 'emptyHint'),
        clear: t('clearFilters'),
      }}
      none={{
        title: t('empty'),
        message: t('emptyClass'),
        action: (
          <Button renderRoot={(button) => <Link {...button} to={screens.quizCreate.path} />}>{t('create')}</Button>
        ),
      }}
    />
  )
}
