import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { IconSparkles } from '@tabler/icons-react'
import { useSpokenLanguage, useTexts } from '../lib/texts.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { questionTexts } from './question-texts.ts'

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const t = useTexts(questionTexts)
  return <StatusBadge color={difficulty}>{t(difficulty)}</StatusBadge>
}

export function TypeBadge({ type }: { type: QuestionType }) {
  return <StatusBadge color="gray">{useTypeLabel()(type)}</StatusBadge>
}

/** Written by a model: whoever uses it should know. */
export function AiBadge() {
  const t = useTexts(questionTexts)
  return (
    <StatusBadge color="brand">
      <IconSparkles size={12} aria-hidden style={{ verticalAlign: '-1px', marginInlineEnd: 4 }} />
      {t('aiMade')}
    </StatusBadge>
  )
}

export function useTypeLabel(): (type: QuestionType) => string {
  const language = useSpokenLanguage()
  return (type) => questionTypeRules[type].label[language]
}
