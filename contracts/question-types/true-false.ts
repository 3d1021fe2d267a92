import { questionMessages as messages } from '../questions/question-messages.ts'
import { textOf } from '../rich-text.ts'
import { markOnly, onlyChoice, problemOfSingleKey, withoutTolerance } from './answer-rules.ts'
import type { AnswerDraft, QuestionTypeRules } from './question-type.ts'

const texts = ['Đúng', 'Sai'] as const

const truths = new Set(['đúng', 'dung', 'đ', 'true', 't', 'yes', 'y', 'có', 'correct', 'right', '对', '正确', '是'])
const falsehoods = new Set(['sai', 's', 'false', 'f', 'no', 'n', 'không', 'incorrect', 'wrong', '错', '错误', '否'])

/** What an answer of a true/false question means, in whatever words; null when it means neither. */
export function truthOf(answer: string): boolean | null {
  const word = textOf(answer).normalize('NFC').toLowerCase().replace(/[.!]$/, '').trim()
  if (truths.has(word)) return true
  return falsehoods.has(word) ? false : null
}

/** In the words and the order that the product has for them, each with its own mark; as they were when they say something else. */
function byMeaning(answers: readonly AnswerDraft[]): AnswerDraft[] {
  const right = answers.find(({ text }) => truthOf(text) === true)
  const wrong = answers.find(({ text }) => truthOf(text) === false)
  if (answers.length !== 2 || !right || !wrong) return answers.map(withoutTolerance)
  return [
    { ...withoutTolerance(right), text: texts[0] },
    { ...withoutTolerance(wrong), text: texts[1] },
  ]
}

export const trueFalse: QuestionTypeRules = {
  label: { default: 'True/False', vi: 'Đúng/Sai', en: 'True/False' },
  description: {
    default: 'Answer True or False',
    vi: 'Trả lời Đúng hoặc Sai',
    en: 'Answer True or False',
  },
  answeredBy: 'one',
  parts: null,
  texts: 'fixed',
  minimumAnswers: 2,
  maximumAnswers: 2,
  defaultAnswers: () => texts.map((text, index) => ({ text, isCorrect: index === 0 })),
  /** The texts are always the same two; only which one is correct is the author's, by what it says and not by its place. */
  normalise: byMeaning,
  problemOf(answers) {
    if (answers.length < 2) return messages.answersFew
    if (answers.length > 2) return messages.answersTwo
    if (answers.some(({ text }, index) => text !== texts[index])) return messages.answersNotTruth
    return problemOfSingleKey(answers)
  },
  mark: markOnly,
  grade({ answers }, given) {
    const chosen = onlyChoice(given)
    return answers.some(({ _id, isCorrect }) => isCorrect && _id === chosen) ? 1 : 0
  },
}
