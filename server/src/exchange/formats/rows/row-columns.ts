import {
  type AnswerLetter,
  type ColumnGround,
  type ColumnRole,
  answerLetters,
} from '@lms/contracts/exchange/reading.ts'
import { maximumAnswers } from '@lms/contracts/question-types/answer-rules.ts'
import type { PartingSign } from './options/option-cells.ts'

export const noteColumns = answerLetters.map((letter) => `note${letter}` as const)

export type TableColumn = ColumnRole

/** A sign that the right option of every row begins or ends with. */
export interface KeySignature {
  sign: string
  isBehind: boolean
}

/** What each column of a table holds. */
export interface Layout {
  /** The number of the last row that is no question; 0 when the first row is one. */
  head: number
  heads: readonly string[]
  roles: readonly (ColumnRole | null)[]
  grounds: readonly (ColumnGround | null)[]
  /** Written here, so that every sign in it is meant. */
  isOwn: boolean
  program: 'kahoot' | 'quizizz' | null
  /** From here on nothing has a name, and few rows have anything: a row that does was cut in the wrong places. */
  strayFrom: number
  /** Columns that are called the key as well, and must not say anything else. */
  secondKeys?: readonly number[]
  /** Columns that name what else is right. */
  moreKeys?: readonly number[]
  /** The column of an option that is called the right one. */
  rightOption?: number
  /** Columns that nobody understands, and that offer nothing: they name a group, a record or a time, or are notes. */
  asides?: readonly number[]
  /** Columns of what the options belong to, in their order. */
  partners?: readonly number[]
  /** Columns of texts that nobody understands. */
  prose?: readonly number[]
  /** Columns that tell questions apart which the column of the question does not. */
  askedElsewhere?: readonly number[]
  /** Columns of what a question is about. */
  passages?: readonly number[]
  /** Columns of the pictures that questions show. */
  pictures?: readonly number[]
  /** The column that says which rows belong together. */
  group?: number
  /** Columns of options in which a sign stands where there is none. */
  fillers?: readonly AnswerLetter[]
  /** A star before or behind an option is part of it. */
  areStarsMeant?: boolean
  /** Of the options, the right ones have this sign. */
  keySignature?: KeySignature | null
  /** Every key is the name of the column of an option. */
  headKeys?: ReadonlyMap<string, AnswerLetter> | null
  /** Keys are places and lists of them. */
  arePlacesListed?: boolean
  /** Behind the letter of the key stands why. */
  areKeysReasoned?: boolean
  /** Of two signs that may part options in one cell, the one that does so in the others. */
  parting?: PartingSign | null
  /** Rows with so many cells are of another kind, and no questions. */
  otherWidths?: ReadonlySet<number>
  /** What parts options in one cell, where the whole column says so. */
  joint?: { sign: string; count: number } | null
}

/** In the order in which they are written. What others call them is in `header-words.ts`. */
const writtenColumns: readonly { column: TableColumn; name: string }[] = [
  { column: 'title', name: 'Tiêu đề' },
  { column: 'content', name: 'Nội dung' },
  ...answerLetters.map((letter) => ({ column: letter, name: `Đáp án ${letter}` })),
  { column: 'correct', name: 'Đáp án đúng' },
  { column: 'type', name: 'Loại' },
  { column: 'difficulty', name: 'Độ khó' },
  { column: 'points', name: 'Điểm' },
  { column: 'class', name: 'Lớp' },
  { column: 'subject', name: 'Chủ đề' },
  { column: 'topic', name: 'Chuyên đề' },
  { column: 'tags', name: 'Thẻ' },
  { column: 'explanation', name: 'Giải thích' },
  { column: 'hint', name: 'Gợi ý' },
  { column: 'unit', name: 'Đơn vị' },
  { column: 'credit', name: 'Cách tính điểm' },
  { column: 'ignoreAccents', name: 'Bỏ dấu' },
  ...noteColumns.map((column, index) => ({ column, name: `Giải thích ${answerLetters[index]}` })),
]

/** Nobody wants columns that are always empty: those of rare answers are there when a question needs them. */
export function columnsFor(mostAnswers: number, unused: readonly TableColumn[] = []) {
  const shown = Math.max(maximumAnswers, mostAnswers)
  const rare = new Set<TableColumn>([...answerLetters.slice(shown), ...noteColumns.slice(shown), ...unused])
  return writtenColumns.filter(({ column }) => !rare.has(column))
}

/** A table that begins with these names was written here. */
export function isWrittenHead(head: readonly string[]): boolean {
  const [first, second, third] = writtenColumns
  return head[0] === first?.name && head[1] === second?.name && head[2] === third?.name && head.includes('Loại')
}

/** Of a table without names, in which only what stands in the columns says what they are. */
export function namelessLayout(roles: readonly (ColumnRole | null)[]): Layout {
  return {
    head: 0,
    heads: roles.map(() => ''),
    roles,
    grounds: roles.map((role) => (role === null ? null : 'shape')),
    isOwn: false,
    program: null,
    strayFrom: roles.length,
  }
}
