import type { Given, Gradable } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, marksFor, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someItem, someItemOf } from '../../../../testing/records/exchange-item.ts'
import type { Item } from '../item.ts'
import { qti2Writer, qti3Writer } from './qti.ts'
import { openPackage } from './reading/qti-package.ts'
import { createScoring } from './scoring/processing.ts'

/** The question with the ids that a package gives its parts, so that one answer can be given to both. */
function gradable(item: Item): Gradable {
  return {
    answers: item.answers.map((answer, index) => ({ ...answer, _id: `C${index + 1}` })),
    ignoreAccents: false,
    parts: {
      ...(item.credit && { credit: item.credit }),
      pairs: (item.pairs ?? []).map((pair, index) => ({ ...pair, leftId: `L${index + 1}`, rightId: `R${index + 1}` })),
      extras: item.extras ?? [],
      extraIds: (item.extras ?? []).map((_, index) => `R${(item.pairs ?? []).length + index + 1}`),
      items: item.items ?? [],
      itemIds: (item.items ?? []).map((_, index) => `C${index + 1}`),
      gaps: (item.gaps ?? []).map(({ kind, answers }) => ({
        kind,
        answers: answers.map((answer, index) => ({ ...answer, _id: `C${index + 1}` })),
      })),
      statements: (item.statements ?? []).map((statement, index) => ({ ...statement, _id: `L${index + 1}` })),
    },
  }
}

type Responses = Record<string, string[]>
interface Tried {
  given: Given
  responses: Responses
}

const one = (value: string): Tried => ({ given: value, responses: { RESPONSE: [value] } })
const many = (values: string[]): Tried => ({ given: values, responses: { RESPONSE: values } })

function idsOf(items: readonly unknown[] = []): string[] {
  return items.map((_, index) => `C${index + 1}`)
}

function keysOf({ answers }: Item): string[] {
  return idsOf(answers).filter((_, index) => answers[index]?.isCorrect)
}

/** The first so many sides get a wrong partner. */
function pairedWrongly(right: readonly string[], valueOf: (id: string) => string | boolean): Tried[] {
  return Array.from({ length: right.length + 1 }, (_, wrong) => {
    const chosen = right.map((id, index) => (index < wrong ? (id === 'R1' ? 'R2' : 'R1') : id))
    return {
      given: Object.fromEntries(chosen.map((id, index) => [`L${index + 1}`, valueOf(id)])),
      responses: { RESPONSE: chosen.map((id, index) => `L${index + 1} ${id}`) },
    }
  })
}

function filledWrongly(gaps: NonNullable<Item['gaps']>): Tried[] {
  return gaps.map((_, wrong) => {
    const chosen = gaps.map(({ kind, answers }, index) => {
      const right = answers.findIndex(({ isCorrect }) => isCorrect)
      if (index < wrong) return kind === 'choice' ? `C${((right + 1) % answers.length) + 1}` : '4711'
      return kind === 'choice' ? `C${right + 1}` : (answers[right]?.text ?? '')
    })
    return {
      given: Object.fromEntries(chosen.map((value, index) => [String(index + 1), value])),
      responses: Object.fromEntries(chosen.map((value, index) => [`RESPONSE_${index + 1}`, [value]])),
    }
  })
}

/** Right, wrong and half right. */
const triedOn: Readonly<Record<QuestionType, (item: Item) => Tried[]>> = {
  single_choice: ({ answers }) => idsOf(answers).map(one),
  true_false: ({ answers }) => idsOf(answers).map(one),
  multiple_choice: (item) => [
    many(keysOf(item)),
    many(idsOf(item.answers)),
    many(keysOf(item).slice(1)),
    many(idsOf(item.answers).slice(0, 1)),
  ],
  fill_blank: ({ answers }) => {
    const texts = answers.map(({ text }) => textOf(text))
    return [...texts, (texts[0] ?? '').toUpperCase(), 'nothing'].map(one)
  },
  numeric: ({ answers }) =>
    answers.flatMap(({ text, tolerance = 0 }) =>
      [0, tolerance, -tolerance, tolerance * 1.01 + 0.001, 5000].map((away) =>
        one(String(Number((Number(text) + away).toFixed(6)))),
      ),
    ),
  matching: ({ pairs = [] }) =>
    pairedWrongly(
      pairs.map((_, index) => `R${index + 1}`),
      (id) => id,
    ),
  statements: ({ statements = [] }) =>
    pairedWrongly(
      statements.map(({ isTrue }) => (isTrue ? 'R1' : 'R2')),
      (id) => id === 'R1',
    ),
  ordering: ({ items }) => {
    const order = idsOf(items)
    return [order, order.toReversed(), [...order.slice(1), ...order.slice(0, 1)]].map(many)
  },
  cloze: ({ gaps = [] }) => filledWrongly(gaps),
  essay: () => [],
}

const marked = questionTypes.filter((type) => type !== 'essay')
const samples = (type: QuestionType): Item[] =>
  fc.sample(someItemOf(type) ?? someItem.filter((item) => item.type === type), { numRuns: 4 })

describe('the rules of a written package give the same marks as this bank', () => {
  test.each(marked)('%s', async (type) => {
    for (const { write } of [qti2Writer, qti3Writer]) {
      const items = samples(type)
      const { files } = openPackage(await write(items, new Map()))
      const roots = files.flatMap((file) => file.root() ?? []).filter(({ name }) => name === 'assessmentItem')
      expect(roots).toHaveLength(items.length)
      for (const [index, item] of items.entries()) {
        const scoring = createScoring(roots[index] ?? { name: '', attributes: {}, children: [] }, () => null)
        for (const { given, responses } of triedOn[type](item)) {
          const marks = marksFor({ ...gradable(item), type, points: item.points ?? 1 }, given, {
            multipleChoiceCredit: 'all_or_nothing',
          })
          const { score } = scoring.score(new Map(Object.entries(responses)))
          expect({ responses, score: Math.round(score * 100) / 100 }).toEqual({ responses, score: marks })
        }
      }
    }
  })
})
