import { isEmptyLine, looksAll, looksSome, plainLine, textLine, trimLine } from '../../../../line-text.ts'
import { anyStart, labelOf } from '../../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../../word-file.ts'
import { newOption } from '../../../question-draft.ts'
import { tellingLooks } from '../../../settled-keys.ts'

interface Unit {
  /** What is asked, in bold, with a table of one cell that may stand below it. */
  asked: WordBlock[]
  options: Line[]
  /** Behind an empty line, or of another kind: nobody can say what they are. */
  others: WordBlock[]
}

const fewest = 5
const fewestTold = 3
const mostOptions = 6
const longestAsked = 400

/**
 * A line in bold, and right below it plain lines of which one has a color of its own, with letters here and without any
 * there: each is a question where nearly all of a file is so and nothing else says where questions begin.
 */
export function withBoldQuestions(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const { head, units } = unitsIn(blocks)
  if (units.length < fewest) return blocks
  const whole = units.filter(isWhole)
  const marked = whole.filter(({ options }) => marksIn(options).size === 1)
  const told = marked.filter((unit) => !isLettered(unit) || unit.asked.some(({ kind }) => kind === 'table'))
  const isCounted = units.some(
    ({ asked: [first] }) => first?.kind === 'line' && anyStart(plainLine(first.line)) !== null,
  )
  if (isCounted || told.length < fewestTold || marked.length * 10 < units.length * 9) return blocks
  let number = 0
  return [
    ...head,
    ...units.flatMap((unit): WordBlock[] => {
      if (!isWhole(unit)) return [...unit.asked, ...unit.options.map(asBlock), ...unit.others]
      number += 1
      return [...namedAgain(unit.asked, number), ...letteredAgain(unit)]
    }),
  ]
}

function unitsIn(blocks: readonly WordBlock[]): { head: WordBlock[]; units: Unit[] } {
  const head: WordBlock[] = []
  const units: Unit[] = []
  let isApart = true
  for (const block of blocks) {
    const last = units.at(-1)
    const isEmpty = block.kind === 'line' && isEmptyLine(block.line)
    const isBold = block.kind === 'line' && !isEmpty && looksAll(block.line, 'bold')
    const isOpen = last?.options.length === 0 && last.others.length === 0
    if (isEmpty) isApart = true
    else if (isBold && (isApart || !last)) units.push({ asked: [block], options: [], others: [] })
    else if (!last) head.push(block)
    else if (isBold && isOpen) last.asked.push(block)
    else if (block.kind === 'table' ? isOpen && isOneCell(block.rows) : false) last.asked.push(block)
    else if (block.kind === 'line' && !isBold && (isOpen || (!isApart && last.others.length === 0)))
      last.options.push(block.line)
    else last.others.push(block)
    // Below what is asked, or below its table, an empty line parts nothing.
    if (!isEmpty) isApart = false
  }
  return { head, units }
}

function isOneCell(rows: readonly Line[][][]): boolean {
  return rows.length === 1 && rows[0]?.length === 1
}

function isWhole(unit: Unit): boolean {
  const { asked, options, others } = unit
  const lines = asked.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  const size = lines.reduce((sum, text) => sum + text.length, 0)
  return (
    others.length === 0 &&
    options.length > 1 &&
    options.length <= mostOptions &&
    size <= longestAsked &&
    // Right above what is asked a heading may be as bold.
    lines.slice(1).every((text, at) => anyStart(text)?.number === at + 1) &&
    (isLettered(unit) || options.every((line) => isBare(plainLine(line)))) &&
    !options.some((line) => looksSome(line, 'bold'))
  )
}

function isBare(text: string): boolean {
  return (
    anyStart(text) === null && labelOf(text) === null && letters.every((_, at) => optionStarts(text, at).length === 0)
  )
}

const lettered = /^\s*([A-Fa-f])\s?[.):–-]\s*\S/u

function isLettered({ options }: Unit): boolean {
  return options.every((line, at) => lettered.exec(plainLine(line))?.[1]?.toUpperCase() === letters[at])
}

/** Those that have another color than most. */
function marksIn(options: readonly Line[]): ReadonlySet<string> {
  const looks = tellingLooks(options.map((line, at) => newOption([line], at)))
  return looks.find(({ feature }) => feature === 'color' || feature === 'highlight')?.keys ?? new Set()
}

function namedAgain([first, ...others]: readonly WordBlock[], number: number): WordBlock[] {
  const line = first?.kind === 'line' ? first.line : []
  return [asBlock([...textLine(`Câu ${number}. `), ...trimLine(line)]), ...others]
}

function letteredAgain(unit: Unit): WordBlock[] {
  if (isLettered(unit)) return unit.options.map(asBlock)
  const marks = marksIn(unit.options)
  return unit.options.map((line, at) => {
    const letter = letters[at] ?? ''
    const plain = trimLine(line).map((piece) => (piece.kind === 'text' ? { ...piece, look: {} } : piece))
    return asBlock([...textLine(`${marks.has(letter) ? '*' : ''}${letter}. `), ...plain])
  })
}

function asBlock(line: Line): WordBlock {
  return { kind: 'line', line }
}
