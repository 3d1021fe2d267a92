import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

const fewestRows = 3
const mostNotes = 500
const letters = /^[A-J](?:[\s,;/&]{0,5}[A-J]){0,9}$/i

interface LeftOut {
  /** A question stands in this row. */
  see(row: Row, question: number): void
  /** The rows as they were meant, by their questions. */
  meant(): Map<number, Row>
}

const none: LeftOut = { see: () => undefined, meant: () => new Map() }

/**
 * Whoever left out the empty cell of the last option moved the key into it, and the note behind the key into the column
 * of the key. Certain only where the other rows show it: what stands under the key in these is what stands behind the
 * key in those, word for word, and no row of this look says anything else.
 */
export function leftOutCells({ roles }: Layout): LeftOut {
  const key = roles.indexOf('correct')
  const [content, last, note] = [roles.indexOf('content'), key - 1, key + 1]
  const options = answerLetters.flatMap((letter) => (roles.includes(letter) ? [roles.indexOf(letter)] : []))
  const isUsual =
    content !== -1 && options.length >= 3 && Math.max(...options) === last && roles[note] === 'explanation'
  if (!isUsual) return none
  const notes = new Set<string>()
  const found: { question: number; row: Row }[] = []
  const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()
  const others = options.slice(0, -1)

  /** Letters that name what is offered before them, or a text where nothing is offered. */
  function holdsKey(row: Row): boolean {
    const said = textIn(row, last)
    const offered = others.filter((column) => textIn(row, column) !== '')
    if (offered.length === 0) return true
    const named = (said.match(/[A-J]/gi) ?? []).map((letter) => options[answerLetters.indexOf(place(letter))] ?? last)
    return offered.length > 1 && letters.test(said) && named.every((column) => offered.includes(column))
  }

  return {
    see(row, question) {
      if (textIn(row, note) !== '') {
        if (notes.size < mostNotes && letters.test(textIn(row, key))) notes.add(foldText(textIn(row, note)))
        return
      }
      const isOther = letters.test(textIn(row, key)) || options.some((at) => textIn(row, at) === textIn(row, key))
      const isEnd = row.cells.slice(note).every(({ text, isCovered }) => text.trim() === '' && isCovered !== true)
      if (textIn(row, last) !== '' && textIn(row, key) !== '' && !isOther && isEnd) found.push({ question, row })
    },
    meant() {
      const isCertain =
        found.length >= fewestRows && found.every(({ row }) => notes.has(foldText(textIn(row, key))) && holdsKey(row))
      return new Map(isCertain ? found.map(({ question, row }) => [question, withCell(row, last, content)]) : [])
    },
  }
}

const place = (letter: string): (typeof answerLetters)[number] =>
  answerLetters.find((one) => one === letter.toUpperCase()) ?? 'T'

function withCell(row: Row, at: number, content: number): Row {
  const cells = row.cells.toSpliced(at, 0, { text: '' })
  return { ...row, cells: cells.map((cell, column) => (column === content ? { ...cell, doubt: 'moved' } : cell)) }
}
