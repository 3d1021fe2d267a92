import type { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { useTexts } from '../../lib/texts.ts'
import { type Conflict, ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { vietnameseConflictTexts } from '../../ui/conflict/conflict-texts.ts'
import { quizFormTexts } from './quiz-form-texts.ts'
import { usePartLabels } from './quiz-part-labels.ts'
import { quizVersions } from './quiz-values.ts'

interface QuizConflictProps extends Conflict<QuizDraft> {
  names: { subject: (id: string) => string; question: (id: string) => string }
}

export function QuizConflict({ names, ...conflict }: QuizConflictProps) {
  const t = useTexts(quizFormTexts)
  return (
    <ConflictChoices
      {...conflict}
      versions={quizVersions}
      title={t('conflictTitle')}
      texts={vietnameseConflictTexts}
      labelOf={(part) => t(part)}
      contentOf={usePartLabels(names)}
    />
  )
}
