import { plainLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

type LineBlock = Extract<WordBlock, { kind: 'line' }>

/**
 * Below 'Answer key' the program goes on counting where the questions ended: 16 is the key of the first. Only where there
 * are as many keys as questions do they count from one.
 */
export function withKeysFromOne(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const head = blocks.findLastIndex((block) => block.kind === 'line' && labelOf(plainLine(block.line))?.kind === 'key')
  const drawn = (from: number, to?: number): LineBlock[] =>
    blocks.slice(from, to).flatMap((block) => (block.kind === 'line' && drawnNumber(block) !== null ? [block] : []))
  const [first] = head === -1 ? [] : drawn(head)
  if (!first) return blocks
  const isSame = (block: LineBlock): boolean => drawnNumber(block) !== null && block.list === first.list
  const asked = drawn(0, head).filter(isSame)
  const count = asked.length
  if (count === 0 || !asked.every((block, at) => drawnNumber(block) === at + 1) || drawnNumber(first) !== count + 1)
    return blocks
  let last = 0
  const counted = blocks.slice(head).map((block) => {
    if (block.kind === 'table') return block
    if (isSame(block)) return renumbered(block, (last += 1))
    if (Number(/^\s*(\d{1,3})\s?[.)](?:\s|$)/u.exec(plainLine(block.line))?.[1]) === last + 1) last += 1
    return block
  })
  return last === count ? [...blocks.slice(0, head), ...counted] : blocks
}

function drawnNumber({ line: [label], list }: LineBlock): number | null {
  const said = list !== undefined && label?.kind === 'text' ? /^\s*(\d{1,3})[.)]\s*$/u.exec(label.text)?.[1] : undefined
  return said === undefined ? null : Number(said)
}

function renumbered(block: LineBlock, number: number): LineBlock {
  const [label, ...line] = block.line
  if (label?.kind !== 'text') return block
  return { ...block, line: [{ ...label, text: label.text.replace(/\d+/u, String(number)) }, ...line] }
}
