import { plainLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import { firstOptionIn, letters, optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/** The options of one question, before anybody knows which question that is. */
export interface OptionRun {
  /** The lines of the first and of the last option. */
  first: number
  last: number
  /** What each option says, by its letter. */
  texts: string[]
  /** What stands in the line of the last one begins here. */
  from: number
  /** The lines between the last option and what is asked next; empty ones are left out. */
  below: number[]
}

/** Options that follow each other from 'A' on, in lines of their own or behind what is asked. */
export function optionRuns(blocks: readonly WordBlock[]): OptionRun[] {
  const runs: OptionRun[] = []
  let current: OptionRun | null = null
  let above = -1
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'table') {
      current = null
      continue
    }
    const text = plainLine(block.line)
    if (text.trim() === '') continue
    const before = above
    above = at
    if (!current && optionStarts(text, 1).length > 0) {
      current = firstIn(blocks, before)
      if (current) runs.push(current)
    }
    const next = current ? optionStarts(text, current.texts.length) : []
    if (current && next.length > 0) {
      // Lines between two options are the rest of the first.
      const between = current.below.splice(0).map((place) => textAt(blocks, place))
      const last = current.texts.length - 1
      current.texts[last] = [current.texts[last] ?? '', ...between].join(' ')
      add(current, at, text, next)
      continue
    }
    const inside = optionsInside(text)
    const starts = inside.length > 0 ? inside : optionStarts(text, 0)
    if (starts.length > 0) {
      current = { first: at, last: at, texts: [], from: 0, below: [] }
      add(current, at, text, starts)
      runs.push(current)
    } else if (anyStart(text)) current = null
    else current?.below.push(at)
  }
  return runs.filter(({ texts }) => texts.length > 1)
}

/** 'Thủ đô là gì? A. Huế' above 'B. Hà Nội'. */
function firstIn(blocks: readonly WordBlock[], at: number): OptionRun | null {
  const text = textAt(blocks, at)
  const start = firstOptionIn(text)
  return start && { first: at, last: at, texts: [text.slice(start.at).trim()], from: start.at, below: [] }
}

function add(run: OptionRun, at: number, text: string, starts: readonly { at: number; label: number }[]): void {
  for (const [place, start] of starts.entries()) run.texts.push(text.slice(start.at, starts[place + 1]?.label).trim())
  run.last = at
  run.from = starts.at(-1)?.at ?? 0
}

export function textAt(blocks: readonly WordBlock[], at: number): string {
  const block = blocks[at]
  return block?.kind === 'line' ? plainLine(block.line) : ''
}

/** 'B' of 'b', where there are so many options. */
export function letterOf(sign: string, { texts }: OptionRun): string | null {
  const place = letters.indexOf(sign.toUpperCase())
  return place >= 0 && place < texts.length ? (letters[place] ?? null) : null
}

const fewest = 5

/** Five of them, and four of five questions. */
export function areMost(some: { length: number }, all: { length: number }): boolean {
  return some.length >= fewest && some.length * 5 >= all.length * 4
}

const fewestInAll = 4

/** Also of a short paper, where no question is without. */
export function areMostOrAll(some: { length: number }, all: { length: number }): boolean {
  return areMost(some, all) || isWhole(some, all)
}

export function isWhole(some: { length: number }, all: { length: number }): boolean {
  return some.length >= fewestInAll && some.length === all.length
}

/** As options are compared with what a key says. */
export function plainOption(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replace(/\s?[.;,。]\s*$/u, '')
    .trim()
    .toLowerCase()
}
