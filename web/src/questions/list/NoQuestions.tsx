import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import type { QuestionListValues } from './question-list.ts'
import { questionTexts } from '../question-texts.ts'

export function NoQuestions({ list }: { list: ListState<QuestionListValues> }) {
  const t = useTexts(questionTexts)
  const isEmptyBin = list.values.deleted === 'true' && list.activeFilters.length === 1
  const title = translated(questionMessages.noneFound)
  return (
    <NoRecords
      list={list}
      filtered={{ title, message: t(isEmptyBin ? 'emptyDeleted' : 'emptyHint'), clear: t('clearFilters') }}
      none={{
        title,
        message: t('emptyBank'),
        action: (
          <Button renderRoot={(button) => <Link {...button} to={screens.questionCreate.path} />}>{t('create')}</Button>
        ),
      }}
    />
  )
}
