import { questionMessages as messages } from '../questions/question-messages.ts'
import { inOrder, isList, isWritten, repeats, withoutAnswers } from './part-rules.ts'
import { type QuestionParts, partLimits } from './parts.ts'
import type { AskedOption, QuestionTypeRules } from './question-type.ts'

export const ordering: QuestionTypeRules = {
  ...withoutAnswers,
  label: { default: 'Ordering', vi: 'Sắp xếp thứ tự', en: 'Ordering' },
  description: { default: 'Put in order', vi: 'Sắp xếp theo đúng thứ tự', en: 'Put in order' },
  answeredBy: 'order',
  parts: {
    normalise: ({ items, itemIds, credit }) => {
      const written = (items ?? []).map((text, index) => ({ text, id: itemIds?.[index] }))
      const kept = written.filter(({ text }) => isWritten(text))
      const ids = kept.map(({ id }) => id)
      return {
        items: kept.map(({ text }) => text),
        ...(ids.every((id) => id !== undefined) && { itemIds: ids }),
        credit: credit === 'pairs' ? 'pairs' : 'all_or_nothing',
      }
    },
    problemOf: ({ items = [] }) => {
      if (items.length < partLimits.itemsMinimum) return { field: 'items', message: messages.itemsFew }
      if (items.length > partLimits.itemsMaximum) return { field: 'items', message: messages.itemsMany }
      return repeats(items) ? { field: 'items', message: messages.itemsRepeat } : null
    },
    groups: (parts) => ({ sizes: [itemsOf(parts).length], isAlwaysDrawn: true }),
    asked: (parts, order) => ({ answers: inOrder(itemsOf(parts), order) }),
    judged: ({ parts }, given) => {
      const order = given !== null && typeof given !== 'string' && isList(given) ? given : []
      return Object.fromEntries((parts?.itemIds ?? []).map((id, place) => [id, order[place] === id]))
    },
    solution: ({ itemIds = [] }) => itemIds,
  },
  grade({ parts = {} }, given) {
    const right = parts.itemIds ?? []
    if (given === null || typeof given === 'string' || !isList(given) || right.length < 2) return 0
    const places = new Map(given.map((id, place) => [id, place]))
    if (parts.credit !== 'pairs')
      return given.length === right.length && right.every((id, place) => given[place] === id) ? 1 : 0
    let inRightOrder = 0
    right.forEach((id, index) => {
      for (const later of right.slice(index + 1))
        if ((places.get(id) ?? Number.NaN) < (places.get(later) ?? Number.NaN)) inRightOrder += 1
    })
    return inRightOrder / ((right.length * (right.length - 1)) / 2)
  },
}

function itemsOf({ items = [], itemIds = [] }: QuestionParts): AskedOption[] {
  return items.map((text, index) => ({ _id: itemIds[index] ?? '', text }))
}
