import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { type Problem, blocking } from '../item.ts'
import { textAt } from './grid.ts'
import { keyFrom } from './row-keys.ts'
import type { QuestionCells, RowOption } from './options/question-cells.ts'

interface SecondKey {
  column: number
  text: string
  letters: ReadonlySet<string>
}

/** Further columns that name the key, as far as they name these options: what counts them may begin anywhere. */
export function secondKeysOf({ layout, rows }: QuestionCells, options: readonly RowOption[]): SecondKey[] {
  const [row] = rows
  if (!row || options.length < 2) return []
  const right = layout.rightOption ?? -1
  const ownRight = options.find(({ letter }) => letter === layout.roles[right])
  const byName = ownRight
    ? [{ column: right, text: layout.heads[right] ?? '', letters: new Set([ownRight.letter]) }]
    : []
  const others = (layout.secondKeys ?? []).flatMap((column) => {
    const text = textAt(row, column).trim()
    const said = keyFrom(text, options, layout.program !== null)
    return said.letters.size > 0 && said.by !== 'place' ? [{ column, text, letters: said.letters }] : []
  })
  return [...byName, ...others]
}

/** Types whose cells are the answer: a key beside them that says something else makes both doubtful. */
export function saidOtherwise(cells: readonly string[], correct: string): Problem[] {
  const words = (text: string): string =>
    foldText(text)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  if (cells.length === 0 || correct.trim() === '') return []
  const places = cells.map((_, index) => String(index + 1)).join(' ')
  const letters = cells.map((_, index) => answerLetters[index] ?? '').join(' ')
  const said = words(correct)
  if ([cells.join(' '), places, letters].some((text) => words(text) === said)) return []
  return [blocking('keyConflict', { answers: `${cells.join(', ').slice(0, 60)} / ${correct.slice(0, 60)}` })]
}
