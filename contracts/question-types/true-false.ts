import { questionMessages as messages } from '../questions/question-messages.ts'
import { markOnly, onlyChoice, problemOfSingleKey } from './answer-rules.ts'
import type { QuestionTypeRules } from './question-type.ts'

const texts = ['Đúng', 'Sai'] as const

export const trueFalse: QuestionTypeRules = {
  label: { default: 'True/False', vi: 'Đúng/Sai', en: 'True/False' },
  description: {
    default: 'Answer True or False',
    vi: 'Trả lời Đúng hoặc Sai',
    en: 'Answer True or False',
  },
  answeredBy: 'one',
  texts: 'fixed',
  minimumAnswers: 2,
  maximumAnswers: 2,
  defaultAnswers: () => texts.map((text, index) => ({ text, isCorrect: index === 0 })),
  /** The texts are always the same two; only which one is correct is the author's. */
  normalise: (answers) => answers.map((answer, index) => ({ ...answer, text: texts[index] ?? answer.text })),
  problemOf(answers) {
    if (answers.length < 2) return messages.answersFew
    return answers.length > 2 ? messages.answersTwo : problemOfSingleKey(answers)
  },
  mark: markOnly,
  grade({ answers }, given) {
    const chosen = onlyChoice(given)
    return answers.some(({ _id, isCorrect }) => isCorrect && _id === chosen) ? 1 : 0
  },
}
