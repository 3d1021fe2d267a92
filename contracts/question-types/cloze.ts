import { questionMessages as messages } from '../questions/question-messages.ts'
import { textOf } from '../rich-text.ts'
import { decimalOf, isWithin } from './decimals.ts'
import { comparable } from './fill-blank.ts'
import { toleranceOf } from './numeric.ts'
import { inOrder, partsGiven, repeats, shareOf, withoutAnswers } from './part-rules.ts'
import { type PartsDraft, type QuestionParts, partLimits } from './parts.ts'
import type { Given, Gradable, QuestionTypeRules } from './question-type.ts'

export const cloze: QuestionTypeRules = {
  ...withoutAnswers,
  label: { default: 'Cloze', vi: 'Điền nhiều chỗ trống', en: 'Cloze' },
  description: { default: 'Fill in the gaps', vi: 'Điền vào các chỗ trống', en: 'Fill in the gaps' },
  answeredBy: 'gaps',
  parts: {
    normalise: ({ gaps }) => ({
      gaps: (gaps ?? []).map(({ kind, answers }) => ({
        kind,
        answers: answers
          .map(({ tolerance, ...answer }) => ({
            ...answer,
            text: answer.text.replaceAll(/\s+/gu, ' ').trim(),
            isCorrect: kind === 'choice' ? answer.isCorrect : true,
            ...(kind === 'number' && tolerance !== undefined && { tolerance }),
          }))
          .filter(({ text }) => text !== ''),
      })),
    }),
    problemOf: ({ gaps = [] }, content) => {
      if (gaps.length === 0) return { field: 'gaps', message: messages.gapsFew }
      if (gaps.length > partLimits.gapsMaximum) return { field: 'gaps', message: messages.gapsMany }
      const written = gapNumbersIn(content).toSorted((one, other) => one - other)
      if (written.join() !== gaps.map((_, index) => index + 1).join())
        return { field: 'gaps', message: messages.gapsUnlike }
      const message = gaps.map(problemOfGap).find((problem) => problem !== null)
      return message ? { field: 'gaps', message } : null
    },
    groups: ({ gaps = [] }) => ({
      sizes: gaps.filter(({ kind }) => kind === 'choice').map(({ answers }) => answers.length),
      isAlwaysDrawn: false,
    }),
    asked: ({ gaps = [] }, order) => {
      let before = 0
      return {
        answers: [],
        gaps: gaps.map(({ kind, answers }, index) => {
          if (kind !== 'choice') return { number: index + 1, kind, answers: [] }
          const places = order.slice(before, before + answers.length).map((place) => place - before)
          before += answers.length
          const options = answers.map(({ _id, text }) => ({ _id, text }))
          return { number: index + 1, kind, answers: inOrder(options, places) }
        }),
      }
    },
    judged,
    solution: ({ gaps = [] }) =>
      Object.fromEntries(
        gaps.flatMap(({ kind, answers }, index) => {
          const right = answers.find(({ isCorrect }) => isCorrect)
          return right ? [[String(index + 1), kind === 'choice' ? right._id : right.text]] : []
        }),
      ),
  },
  /** The share of right gaps. */
  grade: (question, given) => shareOf(judged(question, given)),
}

function judged({ parts, ignoreAccents }: Gradable, given: Given): Record<string, boolean> {
  const filled = partsGiven(given)
  return Object.fromEntries(
    (parts?.gaps ?? []).map((gap, index) => {
      const number = String(index + 1)
      return [number, isRight(gap, filled[number], ignoreAccents)]
    }),
  )
}

/** The text of a question as somebody reads it: gaps have their numbers and room to write; other texts are as they are. */
export function shownContent({ type, content }: { type: string; content: string }): string {
  if (type !== 'cloze') return content
  return content.replaceAll(/\[\[(\d{1,2})\]\]/g, '<strong>($1) ..........</strong>')
}

type Gap = NonNullable<QuestionParts['gaps']>[number]

/** Each `[[n]]` of a text, in its order, as often as it stands there. */
export function gapNumbersIn(content: string): number[] {
  return [...textOf(content).matchAll(/\[\[(\d{1,2})\]\]/g)].map(([, number]) => Number(number))
}

function isRight({ kind, answers }: Gap, value: string | boolean | undefined, ignoreAccents: boolean): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false
  if (kind === 'choice') return answers.some(({ _id, isCorrect }) => isCorrect && _id === value)
  if (kind === 'text')
    return answers.some(({ text }) => comparable(text, ignoreAccents) === comparable(value, ignoreAccents))
  const number = decimalOf(value)
  return answers.some(({ text, tolerance }) => {
    const accepted = decimalOf(text)
    return number !== null && accepted !== null && isWithin(number, accepted, toleranceOf(tolerance))
  })
}

function problemOfGap({ kind, answers }: NonNullable<PartsDraft['gaps']>[number]) {
  if (answers.length > partLimits.gapAnswersMaximum) return messages.gapAnswersMany
  if (kind === 'choice') {
    if (answers.length < 2 || answers.filter(({ isCorrect }) => isCorrect).length !== 1) return messages.gapChoice
    return repeats(answers.map(({ text }) => text)) ? messages.gapRepeat : null
  }
  if (answers.length === 0) return messages.gapEmpty
  return kind === 'number' && answers.some(({ text }) => decimalOf(text) === null) ? messages.answerNoNumber : null
}
