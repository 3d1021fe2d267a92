import { Text } from '@mantine/core'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import type { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { useTexts } from '../../lib/texts.ts'
import { ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { quizFormTexts } from './quiz-form-texts.ts'
import { usePartLabels } from './quiz-part-labels.ts'
import { differencesOf, draftOf, merged } from './quiz-values.ts'

interface QuizConflictProps {
  base: Quiz
  mine: QuizDraft
  theirs: Quiz
  names: { subject: (id: string) => string; question: (id: string) => string }
  isSaving: boolean
  onTakeTheirs: () => void
  onSave: (draft: QuizDraft) => void
}

export function QuizConflict({ base, mine, theirs, names, isSaving, onTakeTheirs, onSave }: QuizConflictProps) {
  const t = useTexts(quizFormTexts)
  const words = usePartLabels(names)
  const current = draftOf(theirs)
  return (
    <ConflictChoices
      texts={{
        title: t('conflictTitle'),
        message: t('conflictMessage'),
        bothChanged: t('bothChanged'),
        mine: t('mine'),
        theirs: t('theirs'),
        takeTheirs: t('takeTheirs'),
        saveChosen: t('saveChosen'),
      }}
      differences={differencesOf(draftOf(base), mine, current)}
      labelOf={(part) => t(part)}
      renderSide={(part, side) => <Text size="sm">{words(part, side === 'mine' ? mine : current)}</Text>}
      isSaving={isSaving}
      onTakeTheirs={onTakeTheirs}
      onSave={(sides) => onSave(merged(mine, current, sides))}
    />
  )
}
