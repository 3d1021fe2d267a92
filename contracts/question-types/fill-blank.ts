import { questionMessages as messages } from '../questions/question-messages.ts'
import { escapeText, textOf } from '../rich-text.ts'
import { foldText } from '../text-folding.ts'
import { acceptedAnswers, blankAnswer, markOne, maximumAnswers, onlyChoice, withoutBlanks } from './answer-rules.ts'
import type { QuestionTypeRules } from './question-type.ts'

export const fillBlank: QuestionTypeRules = {
  label: { default: 'Fill in the Blank', vi: 'Điền vào chỗ trống', en: 'Fill in the blank' },
  description: { default: 'Fill in the blank', vi: 'Điền vào chỗ trống', en: 'Fill in the blank' },
  answeredBy: 'text',
  parts: null,
  texts: 'plain',
  minimumAnswers: 1,
  maximumAnswers,
  defaultAnswers: () => [blankAnswer(true)],
  /** Every text is an accepted answer; formatting would never match what a child types. */
  normalise: (answers) =>
    withoutBlanks(answers)
      .map((answer) => ({ ...answer, text: escapeText(textOf(answer.text)), isCorrect: true }))
      .filter(({ text }) => text !== ''),
  problemOf(answers) {
    if (answers.length === 0) return messages.answerRequired
    return answers.length > acceptedAnswers ? messages.answersMany : null
  },
  mark: (answers, index) => markOne(answers, index, true),
  grade({ answers, ignoreAccents }, given) {
    const text = onlyChoice(given)
    if (text === null || text.trim() === '') return 0
    const compared = comparable(text, ignoreAccents)
    return answers.some(({ text: accepted }) => comparable(textOf(accepted), ignoreAccents) === compared) ? 1 : 0
  },
}

/**
 * What a child types, without what does not matter: case, outer and repeated spaces, curly quotes, the decimal sign.
 * Accents matter unless the author says otherwise: 'bà' and 'bá' are different words.
 */
export function comparable(text: string, ignoreAccents: boolean): string {
  const folded = text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u201a\u02bc]/gu, "'")
    .replaceAll(/[\u201c\u201d\u201e]/gu, '"')
    .replaceAll(/[\s\u00a0]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
  return ignoreAccents ? foldText(folded) : folded.normalize('NFC')
}
