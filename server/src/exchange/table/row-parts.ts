import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { criterionFrom, criterionText, guidanceFrom, guidanceText } from '../essay-texts.ts'
import { type Item, type Problem, blocking, problem } from '../item.ts'
import {
  gapFrom,
  gapText,
  numberFrom,
  numberText,
  truthsFrom,
  truthsText,
} from '@lms/contracts/question-types/part-texts.ts'
import { cellOf, richCell } from '../cell-text.ts'

/** Questions with parts in a row: each part has the cell of an option. */

interface PartRow {
  cells(item: Item): string[]
  /** What stands under the right answer. */
  correct(item: Item): string
  read(item: Item, cells: readonly string[], correct: string, problems: Problem[]): void
}

const arrow = '→'
const noKey = (): string => ''

export const partRows: Readonly<Partial<Record<QuestionType, PartRow>>> = {
  numeric: {
    cells: ({ answers }) => answers.map(({ text, tolerance }) => numberText({ text: textOf(text), tolerance })),
    correct: noKey,
    read(item, cells, correct, problems) {
      const said = cells.length > 0 ? cells : correct.split('|').map((text) => text.trim())
      for (const cell of said.filter((text) => text !== '')) {
        const number = numberFrom(cell)
        if (number === null) problems.push(blocking('answerUnclear', cell))
        else item.answers.push({ ...number, text: escapeText(number.text), isCorrect: true })
      }
      item.unit ??= null
    },
  },
  matching: {
    cells: ({ pairs = [], extras = [] }) =>
      [...pairs, ...extras.map((right) => ({ left: '', right }))].map(
        ({ left, right }) => `${left === '' ? '' : `${leftCell(left)} `}${arrow} ${cellOf(right)}`,
      ),
    correct: noKey,
    read(item, cells, _, problems) {
      const pairs: { left: string; right: string }[] = []
      const extras: string[] = []
      for (const cell of cells) {
        const [, left = '', right = null] = /^([\s\S]*?)(?:→|=>|->)([\s\S]*)$/u.exec(cell) ?? []
        if (right === null) problems.push(blocking('optionsUnclear', cell))
        else if (left.trim() === '') extras.push(richCell(right))
        else pairs.push({ left: richCell(left).replaceAll('&rarr;', arrow), right: richCell(right) })
      }
      Object.assign(item, { pairs, extras })
    },
  },
  ordering: {
    cells: ({ items = [] }) => items.map(cellOf),
    correct: noKey,
    read(item, cells) {
      item.items = cells.map(richCell)
    },
  },
  cloze: {
    cells: ({ gaps = [] }) => gaps.map(gapText),
    correct: noKey,
    read(item, cells, _, problems) {
      const gaps = cells.map(gapFrom)
      gaps.forEach((gap, index) => {
        if (gap === null) problems.push(blocking('answerUnclear', cells[index] ?? ''))
      })
      item.gaps = gaps.flatMap((gap) => gap ?? [])
    },
  },
  essay: {
    cells: ({ rubric = [] }) => rubric.map(criterionText),
    correct: guidanceText,
    read(item, cells, correct, problems) {
      const [only = ''] = cells
      // Where a table names an option for every row, the one cell of an essay is how it could be answered.
      if (cells.length === 1 && /^a$/i.test(correct) && criterionFrom(only) === null) {
        item.explanation = `${richCell(only)}${item.explanation}`
        Object.assign(item, { rubric: [], ...guidanceFrom('') })
        return
      }
      const criteria = cells.map(criterionFrom)
      const others = cells.filter((_, index) => criteria[index] === null)
      const guidance = guidanceFrom(correct)
      // Nothing is offered for an essay: what stands there belongs to another column.
      if (others.length > 0) problems.push(blocking('rowUnclear', others.join('; ')))
      // What somebody wrote under the right answer is how it could be answered.
      const isPlace = /^[\da-j]$/iu.test(correct)
      // A place among options is filled in for every row of a table, and says nothing here.
      if (isPlace) problems.push(problem('notKept', correct))
      else if (guidance === null && correct !== '') item.explanation = `${richCell(correct)}${item.explanation}`
      Object.assign(item, { rubric: criteria.filter((one) => one !== null), ...(guidance ?? guidanceFrom('')) })
    },
  },
  statements: {
    cells: ({ statements = [] }) => statements.map(({ text }) => cellOf(text)),
    correct: ({ statements = [] }) => truthsText(statements),
    read(item, cells, correct, problems) {
      const truths = truthsFrom(correct, cells.length)
      if (truths === null) problems.push(blocking('noKey'))
      item.statements = cells.map((cell, index) => ({ text: richCell(cell), isTrue: truths?.[index] === true }))
    },
  },
}

/** The first arrow parts the sides: those of the left one are written otherwise. */
function leftCell(html: string): string {
  const plain = cellOf(html)
  if (!/→|=>|->/u.test(plain)) return plain
  const whole = /^<p\b/.test(html) ? html : `<p>${html}</p>`
  return whole.replaceAll(arrow, '&rarr;').replaceAll('=>', '=&gt;').replaceAll('->', '-&gt;')
}
