import { plainLine } from '../../line-text.ts'
import { anyStart, guard } from '../../signs/line-signs.ts'
import { letters, optionStarts } from '../../signs/option-signs.ts'
import type { WordBlock } from '../../word-file.ts'

type LineBlock = Extract<WordBlock, { kind: 'line' }>

/** Points of one list without anything between them. */
interface Run {
  list: string
  points: LineBlock[]
  above: LineBlock | undefined
  below: LineBlock | undefined
  /** What is asked above it has lettered options already. */
  isBehindOptions: boolean
}

const oftenEnough = 2
const longestLead = 3

/**
 * Some let their program number the options as well: 1, 2, 3 or i, ii, iii below each question. Where questions stand
 * in one list and what is below each of them in another that counts from one again, these are the options: they get
 * letters, and are read like any others. Where lettered options follow or stand above, it is a list in a text.
 */
export function withLetteredLists(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = runsIn(blocks).filter(isCounted)
  const below = runs.filter(({ above }) => above && isQuestion(above))
  const filled = blocks.filter((block) => block.kind === 'line' && plainLine(block.line).trim() !== '')
  const places = new Map(filled.map((block, at) => [block, at]))
  const isSaid = (run: Run): boolean => {
    const at = run.below && places.get(run.below)
    return run.isBehindOptions || (at !== undefined && leadsToOptions(filled.slice(at, at + longestLead)))
  }
  const asked = below.filter((run) => !isSaid(run) && run.points.length <= letters.length)
  const told = asked.filter((run) => isRepeated(run, asked))
  const respelled = new Map<WordBlock, WordBlock>()
  for (const { points } of told.length < oftenEnough ? [] : told)
    for (const [at, point] of points.entries()) respelled.set(point, withLetter(point, letters[at] ?? ''))
  for (const { points } of below.filter(isSaid)) for (const point of points) respelled.set(point, withoutStart(point))
  return respelled.size === 0 ? blocks : blocks.map((block) => respelled.get(block) ?? block)
}

function runsIn(blocks: readonly WordBlock[]): Run[] {
  const runs: Run[] = []
  let before: LineBlock | undefined
  /** What is asked may have lines of its own between its label and the list. */
  let asked: LineBlock | undefined
  let hasOptions = false
  for (const block of blocks) {
    if (block.kind === 'table') {
      before = undefined
      continue
    }
    const text = plainLine(block.line)
    if (text.trim() === '') continue
    if (block.list === undefined && askedNumber(block) !== null) asked = block
    if (block === asked) hasOptions = false
    else if (optionStarts(text, 0).length > 0) hasOptions = true
    const last = runs.at(-1)
    const isBehind = last !== undefined && last.points.at(-1) === before
    if (block.list !== undefined && isBehind && last.list === block.list) last.points.push(block)
    else {
      if (isBehind) last.below = block
      if (block.list !== undefined) {
        const above = before?.list === undefined ? (asked ?? before) : before
        const isBehindOptions = hasOptions && above === asked
        runs.push({ list: block.list, points: [block], above, below: undefined, isBehindOptions })
        asked = undefined
      }
    }
    before = block
  }
  return runs
}

/** From one on. Several points that ask are questions themselves. */
function isCounted({ points }: Run): boolean {
  const asking = points.filter(({ line }) => /\?\s*$/u.test(plainLine(line)))
  const isFromOne = points.every((point, at) => numberOf(point) === at + 1)
  return isFromOne && points.length > 1 && asking.length * 2 < points.length
}

/** A point of another list, or a line that somebody numbered. */
function isQuestion(block: LineBlock): boolean {
  return askedNumber(block) !== null
}

/** Whatever numbers the question goes on to the next one; the options of each begin anew. */
function isRepeated({ above }: Run, runs: readonly Run[]): boolean {
  const list = above?.list
  const alike = runs.filter((other) => other.above?.list === list)
  const numbers = alike.map((other) => (other.above ? askedNumber(other.above) : null))
  return numbers.length >= oftenEnough && numbers.every((number, at) => at === 0 || number !== numbers[at - 1])
}

function askedNumber(block: LineBlock): number | null {
  if (block.list !== undefined) return numberOf(block)
  const text = plainLine(block.line)
  return anyStart(text)?.number ?? null
}

/** 'Select the correct option:' and such may stand between a list and the options that speak of it. */
function leadsToOptions(below: readonly WordBlock[]): boolean {
  for (const block of below) {
    if (block.kind === 'table') return false
    if (optionStarts(plainLine(block.line), 0).length > 0) return true
    if (askedNumber(block) !== null) return false
  }
  return false
}

/** Of the number that its program drew; null before letters. */
function numberOf({ line: [label] }: LineBlock): number | null {
  const said = label?.kind === 'text' ? /^\D{0,3}(\d{1,3})\D{0,3}$/u.exec(label.text)?.[1] : undefined
  return said === undefined ? null : Number(said)
}

function withLetter(block: LineBlock, letter: string): LineBlock {
  const [label, ...line] = block.line
  return label?.kind === 'text' ? { ...block, line: [{ ...label, text: `${letter}. ` }, ...line] } : block
}

/** Its number begins no question. */
function withoutStart(block: LineBlock): LineBlock {
  const [label, ...line] = block.line
  if (label?.kind !== 'text') return block
  return { ...block, line: [{ ...label, text: label.text.replace(/\d(?=\D*$)/u, `$&${guard}`) }, ...line] }
}
