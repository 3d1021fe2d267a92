import { cutLine, plainLine } from '../../line-text.ts'
import { keyPairs } from '../../signs/key-signs.ts'
import { guard, labelOf, questionStart } from '../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../signs/option-signs.ts'
import type { WordBlock } from '../../word-file.ts'

/** What a line begins, as far as numbers tell. */
type Mark =
  | { kind: 'number'; at: number; number: number; sign: string; text: string }
  | { kind: 'options' }
  | { kind: 'label' }
  /** Numbers behind it count other questions. */
  | { kind: 'end' }

type Numbered = Extract<Mark, { kind: 'number' }>

const fewest = 2
/** 'Which of the following …?', 'Cho các phát biểu sau' */
const announces = /(?:[:：]|(?:sau|sau đây|following|statements?|dưới đây|below)\s*[:.?]?)\s*$|\bfollowing\b|sau đây/iu

/**
 * '4. Which are true?' above '1. …', '2. …' and 'A. 1 and 2': these numbers count what is spoken of. The question
 * behind the options goes on with 5, or the list is spelled in another way than questions are.
 */
export function withListsInside(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const marks = blocks.flatMap(markOf)
  const inside = new Set<number>()
  let asked: Numbered | null = null
  for (const [place, mark] of marks.entries()) {
    if (mark.kind !== 'number' || inside.has(mark.at)) continue
    const list = asked && mark.number === 1 && marks[place - 1] === asked ? listFrom(marks, place) : []
    if (asked && list.length >= fewest && isInside(asked, list, numberBehind(marks, place + list.length)))
      for (const { at } of list) inside.add(at)
    else asked = mark
  }
  return inside.size === 0 ? blocks : blocks.map((block, at) => (inside.has(at) ? withoutStart(block) : block))
}

function markOf(block: WordBlock, at: number): Mark[] {
  if (block.kind === 'table') return [{ kind: 'label' }]
  const text = plainLine(block.line)
  if ((keyPairs(text, false)?.letters.size ?? 0) > 1) return [{ kind: 'end' }]
  if (optionStarts(text, 0).length > 0) return [{ kind: 'options' }]
  const start = questionStart(text, 'numbered')
  if (start) {
    const sign = text.slice(0, start.at).replaceAll(/[\d\s]/gu, '')
    const number: Numbered = { kind: 'number', at, number: start.number, sign, text }
    return optionsInside(text).length > 0 ? [number, { kind: 'options' }] : [number]
  }
  const label = labelOf(text)?.kind
  if (label === 'key' || label === 'section' || label === 'end') return [{ kind: 'end' }]
  return label || questionStart(text, 'named') ? [{ kind: 'label' }] : []
}

/** One, two, three … with nothing between them, above options. */
function listFrom(marks: readonly Mark[], place: number): Numbered[] {
  const list: Numbered[] = []
  for (let mark = marks[place]; mark?.kind === 'number'; mark = marks[place + list.length]) {
    if (mark.number !== list.length + 1) return []
    list.push(mark)
  }
  const isAbove = marks[place + list.length]?.kind === 'options'
  const isSpelledAlike = list.every(({ sign }) => sign === list[0]?.sign)
  return isAbove && isSpelledAlike ? list : []
}

function numberBehind(marks: readonly Mark[], place: number): Numbered | undefined {
  let at = place
  while (marks[at] && marks[at]?.kind !== 'number' && marks[at]?.kind !== 'end') at += 1
  const next = marks[at]
  return next?.kind === 'number' ? next : undefined
}

function isInside(asked: Numbered, list: readonly Numbered[], next: Numbered | undefined): boolean {
  if (list[0]?.sign !== asked.sign) return next === undefined || next.sign === asked.sign
  const isGoingOn = next === undefined || next.number === asked.number + 1
  // With four points in question 4, 5 follows either way.
  return isGoingOn && (next?.number !== list.length + 1 || announces.test(asked.text))
}

/** Its number begins no question. */
function withoutStart(block: WordBlock): WordBlock {
  if (block.kind === 'table') return block
  const at = /^\s*[([]?\d+/u.exec(plainLine(block.line))?.[0].length ?? 0
  const hidden = { kind: 'text', text: guard, look: {} } as const
  return { ...block, line: [...cutLine(block.line, 0, at), hidden, ...cutLine(block.line, at)] }
}
