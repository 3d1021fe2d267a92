import { questionMessages as messages } from '../questions/question-messages.ts'
import { inOrder, isWritten, partsGiven, repeats, shareOf, shownAs, withoutAnswers } from './part-rules.ts'
import { type QuestionParts, partLimits } from './parts.ts'
import type { AskedOption, Given, Gradable, QuestionTypeRules } from './question-type.ts'

export const matching: QuestionTypeRules = {
  ...withoutAnswers,
  label: { default: 'Matching', vi: 'Nối cặp', en: 'Matching' },
  description: { default: 'Match the pairs', vi: 'Nối từng cặp', en: 'Match the pairs' },
  answeredBy: 'pairs',
  parts: {
    normalise: ({ pairs, extras, extraIds }) => {
      const written = (extras ?? []).map((text, index) => ({ text, id: extraIds?.[index] }))
      const kept = written.filter(({ text }) => isWritten(text))
      const ids = kept.map(({ id }) => id)
      return {
        pairs: (pairs ?? []).filter(({ left, right }) => isWritten(left) || isWritten(right)),
        extras: kept.map(({ text }) => text),
        ...(ids.every((id) => id !== undefined) && { extraIds: ids }),
      }
    },
    problemOf: ({ pairs = [], extras = [] }) => {
      if (pairs.length < partLimits.pairsMinimum) return { field: 'pairs', message: messages.pairsFew }
      if (pairs.length > partLimits.pairsMaximum) return { field: 'pairs', message: messages.pairsMany }
      if (pairs.some(({ left, right }) => !isWritten(left) || !isWritten(right)))
        return { field: 'pairs', message: messages.pairsHalf }
      if (repeats(pairs.map(({ left }) => left))) return { field: 'pairs', message: messages.pairsRepeat }
      if (extras.length > partLimits.extrasMaximum) return { field: 'extras', message: messages.extrasMany }
      const rights = new Set(pairs.map(({ right }) => shownAs(right)))
      return extras.some((extra) => rights.has(shownAs(extra)))
        ? { field: 'extras', message: messages.extrasRepeat }
        : null
    },
    groups: (parts) => ({ sizes: [rightsOf(parts).length], isAlwaysDrawn: true }),
    asked: (parts, order) => ({
      answers: inOrder(rightsOf(parts), order),
      lefts: (parts.pairs ?? []).map(({ leftId, left }) => ({ _id: leftId, text: left })),
    }),
    judged,
    solution: ({ pairs = [] }) => Object.fromEntries(pairs.map(({ leftId, rightId }) => [leftId, rightId])),
  },
  /** The share of right pairs. */
  grade: (question, given) => shareOf(judged(question, given)),
}

/** Two right sides that look the same are the same. */
function judged({ parts = {} }: Gradable, given: Given): Record<string, boolean> {
  const chosen = partsGiven(given)
  const texts = new Map(rightsOf(parts).map(({ _id, text }) => [_id, shownAs(text)]))
  return Object.fromEntries(
    (parts.pairs ?? []).map(({ leftId, right }) => {
      const id = chosen[leftId]
      return [leftId, typeof id === 'string' && texts.get(id) === shownAs(right)]
    }),
  )
}

function rightsOf({ pairs = [], extras = [], extraIds = [] }: QuestionParts): AskedOption[] {
  return [
    ...pairs.map(({ rightId, right }) => ({ _id: rightId, text: right })),
    ...extras.map((text, index) => ({ _id: extraIds[index] ?? '', text })),
  ]
}
