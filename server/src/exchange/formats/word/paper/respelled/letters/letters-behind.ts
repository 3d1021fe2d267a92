import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { letters } from '../../../signs/option-signs.ts'
import { letterBehind } from '../../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

interface Keyed {
  at: number
  /** Behind its number, and before the letter. */
  from: number
  to: number
  number: string
  letter: string
  /** The line of its last option. */
  last: number
}

const numbered = /^\s*(\d{1,3})\s*[-–.)]?\s+(?=\S)|^\s*(\d{1,3})\s*[-–.)]\s*(?=\S)/u
const fewest = 3
/** Code or a picture may stand between what is asked and its options. */
const mostBetween = 3

/**
 * '3. Which sign …? B': somebody typed the letter of the right option behind what is asked, in a color of its own. Where
 * several questions have one, with options below that go as far as that letter, these are their keys.
 */
export function withLettersBehind(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '\uFFFC'))
  const runs = runsIn(texts)
  const below = new Map(runs.map((run) => [run[0] ?? -1, run]))
  const keyed = blocks.flatMap((block, at) => (block.kind === 'line' ? keyedAt(block.line, at, below) : []))
  if (keyed.length < fewest || keyed.length * 2 < runs.length) return blocks
  const asked = new Map(keyed.map((one) => [one.at, one]))
  const keys = new Map(keyed.map((one) => [one.last, one.letter]))
  const options = new Set(runs.flat())
  return blocks.flatMap((block, at): WordBlock[] => {
    if (block.kind === 'table') return [block]
    const own = asked.get(at)
    const key = keys.get(at)
    const said = key === undefined ? [] : [{ kind: 'line' as const, line: textLine(`Đáp án: ${key}`) }]
    if (own) return [{ kind: 'line', line: askedLine(block.line, own) }]
    return [options.has(at) ? { kind: 'line', line: pointed(block.line) } : block, ...said]
  })
}

/** Lines that begin with 'A', 'B' and so on, one below the other. */
function runsIn(texts: readonly string[]): number[][] {
  const runs: number[][] = []
  for (const [at, text] of texts.entries()) {
    const run = runs.at(-1)
    const isNext = (place: number): boolean =>
      new RegExp(String.raw`^\s*${letters[place] ?? '-'}(?:\s+|\s*[.)-]\s*)\S`, 'u').test(text)
    if (isNext(0)) runs.push([at])
    else if (run && isNext(run.length) && texts.slice((run.at(-1) ?? 0) + 1, at).every((own) => own.trim() === ''))
      run.push(at)
  }
  return runs.filter(({ length }) => length > 1)
}

function keyedAt(line: Line, at: number, runs: ReadonlyMap<number, readonly number[]>): Keyed[] {
  const text = plainLine(line)
  const [label, one, other] = numbered.exec(text) ?? []
  const found = letterBehind.exec(text)
  const letter = found?.[1] ?? ''
  const places = Array.from({ length: mostBetween + 1 }, (_, more) => at + 1 + more)
  const run = runs.get(places.find((place) => runs.has(place)) ?? -1)
  if (label === undefined || !found || !run || run.length <= letters.indexOf(letter)) return []
  const before = cutLine(line, label.length, found.index)
  const [color] = colorsOf(cutLine(line, found.index))
  if (color === undefined || colorsOf(before).includes(color) || plainLine(before).trim() === '') return []
  const place = { at, from: label.length, to: found.index, last: run.at(-1) ?? at }
  return [{ ...place, number: one ?? other ?? '', letter }]
}

function colorsOf(line: Line): (string | undefined)[] {
  return line.flatMap((piece) => (piece.kind === 'text' && piece.text.trim() !== '' ? [piece.look.color] : []))
}

function askedLine(line: Line, { from, to, number }: Keyed): Line {
  return [...textLine(`Câu ${number}. `), ...trimLine(cutLine(line, from, to))]
}

function pointed(line: Line): Line {
  const text = plainLine(line)
  const letter = /\S/u.exec(text)?.index ?? 0
  const label = /^\s*\S\s*[.)-]?\s*/u.exec(text)?.[0].length ?? 0
  return [...cutLine(line, letter, letter + 1), ...textLine('. '), ...cutLine(line, label)]
}
