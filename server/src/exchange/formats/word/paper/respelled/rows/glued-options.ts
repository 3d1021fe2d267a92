import { cutLine, plainLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { areMostOrAll } from '../keys/option-runs.ts'
import { type OptionCell, cellAt } from './option-cells.ts'
import { endSign } from './row-marks.ts'

/** An option that begins a line. */
interface Lined {
  at: number
  text: string
  cell: OptionCell
  place: number
}

/**
 * 'C. Huế D. Vinh' where each option of nearly all questions has a line of its own, and the letter inside of this line is
 * missing below it: the line ended too late.
 */
export function withGluedParted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lists = listsIn(blocks)
  const usual = usualList(lists)
  if (!usual) return blocks
  const alike = lists.filter(([first]) => first?.cell.shape === usual[0]?.cell.shape)
  const lines = alike.flat()
  const cuts = new Map<number, number[]>()
  for (const list of alike)
    for (const [step, own] of list.entries()) {
      const next = list[step + 1]?.place ?? usual.length
      const found = next > own.place + 1 ? cutsIn(own, next, lines) : []
      if (found.length > 0) cuts.set(own.at, found)
    }
  if (cuts.size === 0) return blocks
  return blocks.flatMap((block, at): WordBlock[] => {
    const places = cuts.get(at)
    if (!places || block.kind === 'table') return [block]
    return [0, ...places].map((from, step) => ({ ...block, line: cutLine(block.line, from, places[step]) }))
  })
}

/** Lines that count on, or leave something out. */
function listsIn(blocks: readonly WordBlock[]): Lined[][] {
  const lists: Lined[][] = []
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const cell = cellAt(text, 0, text.length)
    const isCounted = cell !== null && cell.place !== null && /[^\p{L}\p{N}]$/u.test(cell.shape)
    if (!isCounted || cell.place === null) continue
    const last = lists.at(-1)?.at(-1)
    const own = { at, text, cell, place: cell.place }
    if (own.place === 0) lists.push([own])
    else if (last && last.cell.shape === cell.shape && own.place > last.place) lists.at(-1)?.push(own)
  }
  return lists
}

/** One of those that are most: as many lines, all of one spelling. */
function usualList(lists: readonly Lined[][]): Lined[] | undefined {
  const whole = lists.filter((list) => list.length > 2 && list.every(({ place }, at) => place === at))
  const named = (list: readonly Lined[]): string => `${list.length} ${list[0]?.cell.shape ?? ''}`
  return [...Map.groupBy(whole, named).values()].find((own) => areMostOrAll(own, lists))?.[0]
}

/** Where each of the missing ones begins; none if one is not there, or a sign stands between that may belong to both. */
function cutsIn({ text, cell, place }: Lined, next: number, lines: readonly Lined[]): number[] {
  const cuts: number[] = []
  let from = cell.text
  for (let missing = place + 1; missing < next; missing += 1) {
    const found = startsOf(text, from, missing, cell.shape)
    const [only] = found
    if (!only || found.length > 1) return []
    const isBefore = only.mark === '' || lines.some(({ cell: own }) => own.mark === only.mark)
    const isBehind =
      only.mark !== '' && lines.some((own) => own.text !== text && endSign(own.text, own.cell) === only.mark)
    if (isBefore === isBehind) return []
    cuts.push(isBefore ? only.from : only.label)
    from = only.text
  }
  return cuts
}

const longestLabel = 40

/** One for each place at which its label begins, with the sign before it. */
function startsOf(text: string, after: number, missing: number, shape: string): (OptionCell & { from: number })[] {
  const found = [...text.slice(after).matchAll(/(?<=\s)\S/gu)].flatMap(({ index }) => {
    const from = after + index
    const cell = cellAt(text, from, Math.min(text.length, from + longestLabel))
    const isOwn = cell?.place === missing && cell.shape === shape && text.slice(after, from).trim() !== ''
    return isOwn ? [{ ...cell, from }] : []
  })
  return found.filter(({ label }, at) => label !== found[at - 1]?.label)
}
