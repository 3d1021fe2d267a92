import { blankAnswer, markOne, maximumAnswers, problemOfChoices, withoutBlanks } from './answer-rules.ts'
import { isList } from './part-rules.ts'
import type { Given, QuestionTypeRules } from './question-type.ts'

export const multipleChoice: QuestionTypeRules = {
  label: { default: 'Multiple Choice', vi: 'Nhiều đáp án', en: 'Multiple choice' },
  description: { default: 'Select multiple', vi: 'Chọn nhiều đáp án', en: 'Select multiple' },
  answeredBy: 'many',
  parts: null,
  texts: 'rich',
  minimumAnswers: 2,
  maximumAnswers,
  defaultAnswers: () => [blankAnswer(true), blankAnswer()],
  normalise: withoutBlanks,
  problemOf: problemOfChoices,
  mark: markOne,
  /** Partial: (right − wrong) / correct and never below zero, so that ticking everything does not pay. */
  grade({ answers }, given, { multipleChoiceCredit }) {
    const chosen = choicesOf(given)
    const keys = new Set(answers.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id))
    if (keys.size === 0 || chosen.size === 0) return 0
    const right = [...chosen].filter((id) => keys.has(id)).length
    // What is not an answer of this question is wrong as well: nothing is gained by inventing ids.
    const wrong = chosen.size - right
    if (multipleChoiceCredit === 'all_or_nothing') return right === keys.size && wrong === 0 ? 1 : 0
    return Math.max(0, (right - wrong) / keys.size)
  },
}

function choicesOf(given: Given): Set<string> {
  if (given === null || given === '') return new Set()
  return new Set(typeof given === 'string' ? [given] : isList(given) ? given : [])
}
