import type { QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { quizDetailTexts } from './view/quiz-detail-texts.ts'
import { quizTexts } from './quiz-texts.ts'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useTexts(quizTexts)
  return <StatusBadge color={isActive ? 'success' : 'gray'}>{t(isActive ? 'active' : 'inactive')}</StatusBadge>
}

/** The figures of a quiz as people say them. */
export function useQuizLabels() {
  const t = useTexts(quizDetailTexts)
  return {
    minutes: (count: number): string => (count === 0 ? t('noTimeLimit') : t('minutes', { count: formatNumber(count) })),
    attempts: (count: number): string => (count === 0 ? t('unlimited') : formatNumber(count)),
    percent: (count: number): string => t('percent', { count }),
    points: (count: number): string => t('points', { count: formatNumber(count) }),
    switches: (quiz: Pick<QuizFace, QuizSwitch>) =>
      quizSwitches.map((name) => ({ name, label: t(name), isOn: quiz[name] })),
  }
}

const quizSwitches = [
  'shuffleQuestions',
  'shuffleAnswers',
  'showCorrectAnswers',
  'showResultsImmediately',
  'isPublic',
] as const satisfies readonly (keyof QuizFace)[]
type QuizSwitch = (typeof quizSwitches)[number]
