import { blankAnswer, markOnly, maximumAnswers, onlyChoice, problemOfSingleKey, withoutBlanks } from './answer-rules.ts'
import type { QuestionTypeRules } from './question-type.ts'

export const singleChoice: QuestionTypeRules = {
  label: { default: 'Single Choice', vi: 'Một đáp án', en: 'Single choice' },
  description: { default: 'Select one', vi: 'Chọn một đáp án', en: 'Select one' },
  answeredBy: 'one',
  parts: null,
  texts: 'rich',
  minimumAnswers: 2,
  maximumAnswers,
  defaultAnswers: () => [blankAnswer(), blankAnswer()],
  normalise: withoutBlanks,
  problemOf: problemOfSingleKey,
  mark: markOnly,
  grade({ answers }, given) {
    const chosen = onlyChoice(given)
    return answers.some(({ _id, isCorrect }) => isCorrect && _id === chosen) ? 1 : 0
  },
}
