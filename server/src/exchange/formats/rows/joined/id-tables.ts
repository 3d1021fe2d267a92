import type { Row } from '../../item.ts'
import { widthOf } from '../column-shapes.ts'
import { type SheetHead, isEmptyRow, ownTextAt } from '../grid.ts'
import { meaningOf, plainHead } from '../heads/header-words.ts'

/** A sheet as a database writes a table: names of columns or none, and a record in each row. */
export interface IdTable {
  head: SheetHead
  /** Empty where the first row is a record. */
  heads: readonly string[]
  headRow: Row | null
  body: readonly Row[]
  width: number
}

export const valueAt = (row: Row, column: number): string => ownTextAt(row, column).trim()

const longestName = 40
const ofIds = /(?:^| )(?:id|ids|uuid|guid|pk|fk|ma|stt|tt|no|code|number|index|ref)(?: |$)|^#$/
const ofQuestions =
  /(?:^| )(?:questions?|ques|quiz|quizzes|q|qid|items?|problem|parent|cau hoi|cau|pregunta|questao|pergunta|frage|domanda|soal|pertanyaan|вопрос[а-я]*)(?: |$)/u

export const isIdHead = (head: string): boolean => ofIds.test(plainHead(head)) || meaningOf(head) === 'number'

/** 'question_id', 'MaCauHoi', or 'question' above values that are ids of questions. */
export const isQuestionRef = (head: string): boolean => ofQuestions.test(plainHead(head).replace(/^q ?id$/, 'q id'))

/** Names, one of which is that of an id; no record has a word in each cell that is short and stands nowhere else. */
function areNames(row: Row): boolean {
  const texts = row.cells.map((_, column) => valueAt(row, column)).filter((text) => text !== '')
  return (
    texts.length >= 2 &&
    texts.every((text) => text.length <= longestName && /^[\p{L}#]/u.test(text) && !/[?]$/.test(text)) &&
    new Set(texts).size === texts.length &&
    texts.some((text) => isIdHead(text) && !/\d$/.test(text))
  )
}

export function idTable(head: SheetHead, rows: readonly Row[]): IdTable | null {
  const filled = rows.filter((row) => !isEmptyRow(row))
  const [first, ...others] = filled
  if (!first || others.length === 0 || head.isHidden) return null
  const width = widthOf(filled)
  const isNamed = areNames(first)
  return {
    head,
    heads: Array.from({ length: width }, (_, column) => (isNamed ? valueAt(first, column) : '')),
    headRow: isNamed ? first : null,
    body: isNamed ? others : filled,
    width,
  }
}

export const columnsOf = ({ width }: IdTable): number[] => Array.from({ length: width }, (_, column) => column)

/** The values of a column that is filled everywhere and says nothing twice; null where it is no id. */
export function idsIn({ body }: IdTable, column: number): Map<string, Row> | null {
  const ids = new Map<string, Row>()
  for (const row of body) {
    const id = valueAt(row, column)
    if (id === '' || id.length > longestId || ids.has(id)) return null
    ids.set(id, row)
  }
  return ids
}

const longestId = 100
