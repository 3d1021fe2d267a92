import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty } from '@lms/contracts/questions.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { questionTexts } from './question-texts.ts'

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const t = useTexts(questionTexts)
  return <StatusBadge color={difficulty}>{t(difficulty)}</StatusBadge>
}

export function TypeBadge({ type }: { type: QuestionType }) {
  return <StatusBadge color="gray">{useTypeLabel()(type)}</StatusBadge>
}

export function useTypeLabel(): (type: QuestionType) => string {
  const language = useLanguage()
  return (type) => questionTypeRules[type].label[language]
}
