import { plainLine } from '../../../line-text.ts'
import { letterOnLine } from '../../../signs/option-letters.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { Line } from '../../../word-file.ts'

export interface RecordShape {
  /** How many lines stand above what is asked in every record. */
  above: number
  /** How many stand below the letter of the right one. */
  below: number
}

const asks = /(?:[?？:：…]|\.{3}|_{2})\s*$/u

/**
 * Records of as many lines each may begin with their number and the name of a subject, and end with a level. Null where
 * it shows that the first line is not what is asked, but not what it is.
 */
export function shapeOf(records: readonly (readonly Line[])[]): RecordShape | null {
  const texts = records.map((record) => record.map(plainLine))
  const column = (at: number): string[] => texts.map((record) => record.at(at)?.trim() ?? '')
  const below = column(-2).every((text) => letterOnLine(text) !== null) && column(-1).every(isDigit) ? 1 : 0
  const columns = Array.from({ length: (texts[0]?.length ?? 0) - below }, (_, at) => column(at))
  const counted = areCounted(columns[0] ?? []) ? 1 : 0
  const asking = columns.map((own) => own.filter((text) => asks.test(text)).length)
  const most = Math.max(...asking.slice(counted))
  const isSeen = most * 5 >= texts.length && asking.filter((others) => others * 4 > most).length === 1
  const asked = isSeen ? asking.indexOf(most) : counted
  const heads = columns.slice(counted, asked)
  if (heads.length > 0) {
    const areTopics = heads.every(isRepeated) && columns.length - asked >= fewestLines
    return areTopics ? { above: asked, below } : null
  }
  // The same above all of them, and none has its last line for the right one: that line may be one too many.
  const isOpen = isRepeated(columns[counted] ?? []) && !isLastRight(columns.slice(counted + 1))
  return isOpen ? null : { above: counted, below }
}

/** What is asked, two to choose from and the letter. */
const fewestLines = 4

function isLastRight(columns: readonly (readonly string[])[]): boolean {
  const last = letters[columns.length - 2] ?? ''
  const keys = columns.at(-1) ?? []
  return !keys.every((key) => letterOnLine(key) !== null) || keys.some((key) => key.toUpperCase().includes(last))
}

function isDigit(text: string): boolean {
  return /^\d$/u.test(text)
}

function areCounted(column: readonly string[]): boolean {
  const counted = column.filter((text) => /^\d{1,4}[.)]?$/u.test(text))
  const numbers = counted.map((text) => Number.parseInt(text, 10))
  const others = column.filter((text) => !counted.includes(text))
  return (
    counted.length > 0 &&
    counted[0] === column[0] &&
    !isOften(others, column) &&
    numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? Number.NaN))
  )
}

/** More than a slip: one in twenty of many. */
export function isOften(some: readonly unknown[], all: readonly unknown[]): boolean {
  return some.length > 0 && some.length * 20 > all.length
}

/** Most of them stand there more than once. */
function isRepeated(column: readonly string[]): boolean {
  const groups = [...Map.groupBy(column, (text) => text).values()]
  const repeated = groups.flatMap((own) => (own.length > 1 ? own : [])).length
  return repeated * 5 >= column.length * 3
}
