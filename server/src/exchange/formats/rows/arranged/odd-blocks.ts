import { type Row, plainTruthOf } from '../../item.ts'
import { ownTextAt } from '../grid.ts'

export interface BlockColumns {
  text: number
  mark: number
}

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()
const mostOptions = 10

/** What is asked, and below it two or more of which some are right, and not all. */
export function isHeld([first, ...below]: readonly Row[], { text, mark }: BlockColumns): boolean {
  const right = below.filter((row) => textIn(row, mark) !== '').length
  const isMarked = first !== undefined && textIn(first, mark) === '' && right > 0 && right < below.length
  return isMarked && below.length <= mostOptions && [first, ...below].every((row) => textIn(row, text) !== '')
}

/** A sentence with signs below it, though all of them are right, or more than can be: it begins by itself, whatever it is. */
function isWhole(block: readonly Row[], columns: BlockColumns): boolean {
  const [first, ...below] = block
  if (isHeld(block, columns)) return true
  return (
    first !== undefined &&
    isSentence(textIn(first, columns.text)) &&
    textIn(first, columns.mark) === '' &&
    below.length > 1 &&
    below.some((row) => textIn(row, columns.mark) !== '') &&
    block.every((row) => textIn(row, columns.text) !== '')
  )
}

const asks = /[?？:：.…!)\]]["”]?$|_{2,}|\.{3}|\[\W+\]/u

/** A list of what is to be done has names above it. */
export const isSentence = (text: string): boolean => asks.test(text) && /\S\s+\S+\s+\S|[^\p{ASCII}\s]{6}/u.test(text)

/**
 * What may be wrong with each block, in the words that make it doubtful; null where nothing is. An empty row too many
 * cuts a question in two, one that is missing makes one of two: then it is not like the others, or its neighbour is not.
 */
export function doubtsIn(blocks: readonly (readonly Row[])[], columns: BlockColumns): (string | null)[] {
  const wordsIn = (block: readonly Row[], at: number): string => {
    const row = block.at(at)
    return row ? textIn(row, columns.text) : ''
  }
  const usual = usualGap(blocks)
  const largest = usualSize(blocks)
  const cut = blocks.map((block, index) => {
    const isOddGap = (gapBefore(blocks, index) ?? usual) < usual
    const first = wordsIn(block, 0)
    const isName = !isSentence(first) && first.split(/\s+/u).length <= 3
    return isOddGap || isName || !isWhole(block, columns)
  })
  const isIndented = isMostly(
    blocks.flatMap(([, ...below]) => below),
    (row) => /^\s/.test(ownTextAt(row, columns.text)),
  )
  return blocks.map((block, index) => {
    if (cut[index] === true || !isHeld(block, columns)) return wordsIn(block, 0)
    if (cut[index + 1] === true) return wordsIn(blocks[index + 1] ?? [], 0)
    // What stands alone may be the question of what stands below it.
    if (index > 0 && blocks[index - 1]?.length === 1) return wordsIn(blocks[index - 1] ?? [], 0)
    const [, ...below] = block.map((row) => ownTextAt(row, columns.text))
    return block.length > largest * 1.4 ? wordsIn(block, -1) : otherAsked(below, isIndented)
  })
}

function gapBefore(blocks: readonly (readonly Row[])[], index: number): number | null {
  const [last, first] = [blocks[index - 1]?.at(-1), blocks[index]?.[0]]
  return last && first ? first.number - last.number : null
}

function usualGap(blocks: readonly (readonly Row[])[]): number {
  const gaps = blocks.flatMap((_, index) => gapBefore(blocks, index) ?? [])
  const [most] = [...Map.groupBy(gaps, (gap) => gap)].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? 2
}

/** The largest that several blocks have. */
function usualSize(blocks: readonly (readonly Row[])[]): number {
  const rare = Math.max(1, blocks.length / 100)
  const sizes = [...Map.groupBy(blocks, ({ length }) => length)]
  const usual = sizes.flatMap(([length, same]) => (same.length > rare ? length : []))
  return usual.length === 0 ? mostOptions : Math.max(...usual)
}

const isMostly = <One>(all: readonly One[], is: (one: One) => boolean): boolean =>
  all.filter(is).length * 20 >= all.length * 19

/** What may be more of the question, or another one. */
function otherAsked(options: readonly string[], isIndented: boolean): string | null {
  const texts = options.map((option) => option.trim())
  const other = texts.find(
    (one, index) => /[?？:：]$|_{3}/u.test(one) || (isIndented && !/^\s/.test(options[index] ?? '')),
  )
  if (other !== undefined) return other
  const [first = '', ...others] = texts
  if (/^\p{Ll}/u.test(first) && others.length > 0 && others.every((one) => /^\p{Lu}/u.test(one))) return first
  const truths = texts.filter((one) => plainTruthOf(one.replace(/\.$/, '')) !== null)
  return truths.length > 1 && texts.length > 4 ? (truths[0] ?? null) : null
}
