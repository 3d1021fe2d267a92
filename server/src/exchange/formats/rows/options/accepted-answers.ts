import { typedDoubt } from '../../text/several-typed.ts'
import { type Problem, blocking } from '../../item.ts'
import { textAt } from '../grid.ts'
import { isAcceptedHead } from '../heads/head-kinds.ts'
import { plainHead } from '../heads/header-words.ts'
import type { QuestionCells } from './question-cells.ts'

/** Who asks for two of them takes no single one for the whole answer. */
export const asksSeveral =
  /(?<!\p{L})(?:two|three|four|both|all|hai|ba|bốn|những|các|dos|tres|deux|trois|zwei|drei)(?!\p{L})|[两兩二三四][个個种種]/iu

/** Small and capital letters are the same to whoever marks, and marks above them are not. */
const spelled = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/** What may be typed beside the key, as a column of its own says it: 'in|into'. */
export function acceptedIn({ layout, rows, text }: QuestionCells): { texts: string[]; problems: Problem[] } {
  const [row] = rows
  const cells = layout.heads
    .flatMap((head, column) =>
      row && layout.roles[column] === null && isAcceptedHead(head) ? textAt(row, column).trim() : [],
    )
    .filter((cell) => cell !== '')
  const counted = layout.heads.filter((head) => isAcceptedHead(head) && / \d$/.test(plainHead(head))).length
  const isCounted = counted > 1 && counted === layout.heads.filter(isAcceptedHead).length
  const [said = ''] = cells
  const known = new Set(text('correct').split('|').map(spelled))
  const texts = (isCounted ? cells : said.split(/[|\n]/))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !known.has(spelled(part)))
  if (texts.length === 0) return { texts, problems: [] }
  if (
    (cells.length > 1 && !isCounted) ||
    asksSeveral.test(text('content')) ||
    texts.some((part) => typedDoubt(part) !== null)
  )
    return { texts: [], problems: [blocking('typedSeveral', { answer: said.slice(0, 60) })] }
  return { texts, problems: [] }
}
