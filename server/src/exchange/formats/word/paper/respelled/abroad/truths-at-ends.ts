import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import { letterBefore } from '../../../signs/option-letters.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { mayBeTruth, truthOfBoth } from './truth-pairs.ts'

interface Said {
  /** The line that says it, and what of that line is the statement. */
  at: number
  from: number
  to: number
  sign: string
}

interface Unit extends Said {
  first: number
  isNumbered: boolean
}

type Texts = readonly (string | null)[]

const atEnd =
  /(?:\s+|(?<=[.!:…_])|(?=[([]))(?:[-–—:=→]\s{0,3})?(?:[([]\s?)?([\p{L}\p{M}]{1,12}|[○×√✓✗✔✘])(?:\s?[)\]])?\.?\s*$/u
const ahead = /^\s*(?:\d{1,3}\s?[.)]\s{0,3})?[([]\s?(\p{Lu}|[○×√✓✗✔✘])\s?[)\]]\s{0,3}(?=\S)/u
const number = /^\s*\d{1,3}\s?[.)]\s{0,3}/u
const point = /^\s*[-–•●▪*]\s{0,3}/u
const room = /(?:\s|[_…]|\.{2,})+$/u
const longestTail = 30
const fewest = 5
const fewestOfEach = 2
/** Among others that say nothing. */
const fewestAlone = 8

/**
 * 'Il Sole è una stella. V', '(F) La Luna è un pianeta': statements that follow each other, each with one of the same two
 * letters or words at its end or in brackets before it, are true or false, whatever the language.
 */
export function withTruthsAtEnds(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts: Texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : null))
  const runs = runsIn(texts)
  const pairs = runs.flatMap((units) => {
    const both = bothOf(units)
    const yes = both && truthOfBoth(both, textsOf(texts))
    return both && yes !== null ? [{ both, yes }] : []
  })
  const units = runs.flatMap((run) => {
    const pair = pairs.find(({ both }) => run.every(({ sign }) => both.includes(sign)))
    return pair ? run.map((unit, place) => ({ ...unit, place, isTrue: unit.sign === pair.yes })) : []
  })
  if (units.length === 0) return blocks
  const starts = new Map(units.map((unit) => [unit.first, unit]))
  const ends = new Map(units.map((unit) => [unit.at, unit]))
  return blocks.flatMap((block, at): WordBlock[] => {
    if (block.kind === 'table') return [block]
    const [start, end] = [starts.get(at), ends.get(at)]
    const own = end ? [...cutLine(block.line, 0, numberOf(end)), ...cutLine(block.line, end.from, end.to)] : block.line
    const line = start && !start.isNumbered ? [...textLine(`Câu ${start.place + 1}. `), ...own] : own
    return [
      { ...block, line },
      ...(end ? [{ kind: 'line' as const, line: textLine(`Đáp án: ${end.isTrue ? 'Đúng' : 'Sai'}`) }] : []),
    ]
  })

  function numberOf({ at, from }: Said): number {
    return Math.min(number.exec(texts[at] ?? '')?.[0].length ?? 0, from)
  }
}

const textsOf = (texts: Texts): string[] => texts.flatMap((text) => text ?? [])

/** The two signs of a run that is long enough to show that they are meant. */
function bothOf(units: readonly Unit[]): [string, string] | null {
  const [one, other, ...more] = [...Map.groupBy(units, ({ sign }) => sign)]
  if (!one || !other || more.length > 0 || units.length < fewest) return null
  return Math.min(one[1].length, other[1].length) < fewestOfEach ? null : [one[0], other[0]]
}

/** Units that follow each other: numbered ones, or all lines of a file from the first one on. */
function runsIn(texts: Texts): Unit[][] {
  const starts = texts.flatMap((text, at) => (text !== null && anyStart(text) !== null ? [at] : []))
  if (starts.length > 0) return numberedRuns(texts, starts)
  return texts.some((text) => text !== null && letterBefore(text) !== null) ? [] : bareRuns(texts)
}

function bareRuns(texts: Texts): Unit[][] {
  const filled = texts.flatMap((text, at) => (text !== null && text.trim() !== '' ? [at] : []))
  const said = filled.flatMap((at) => saidIn(texts[at] ?? '', at) ?? [])
  const often = [...Map.groupBy(said, ({ sign }) => sign)].toSorted(([, one], [, other]) => other.length - one.length)
  const both = new Set(often.slice(0, 2).map(([sign]) => sign))
  const units: Unit[] = []
  for (const [place, at] of filled.entries()) {
    const own = saidIn(texts[at] ?? '', at)
    if (own && both.has(own.sign)) {
      const above = filled[place - 1]
      // A statement may take two lines.
      const isRest = above !== undefined && above !== units.at(-1)?.at && /^\s*\p{Ll}/u.test(texts[at] ?? '')
      const first = isRest ? above : at
      units.push({
        ...own,
        first,
        from: first === at ? pointIn(texts[at] ?? '', own.from) : own.from,
        isNumbered: false,
      })
    }
  }
  const begun = filled.filter((at) => at >= (units[0]?.first ?? 0)).length
  const covered = units.reduce((sum, { first, at }) => sum + (first === at ? 1 : 2), 0)
  return covered === begun && !texts.includes(null) ? [units] : []
}

function pointIn(text: string, from: number): number {
  return Math.max(from, point.exec(text)?.[0].length ?? 0)
}

function numberedRuns(texts: Texts, starts: readonly number[]): Unit[][] {
  const runs: Unit[][] = [[]]
  for (const [place, first] of starts.entries()) {
    const unit = unitAt(texts, first, starts[place + 1] ?? texts.length)
    if (unit) runs.at(-1)?.push(unit)
    else runs.push([])
  }
  const isChosen = (first: number, place: number): boolean =>
    texts.slice(first, starts[place + 1]).some((text) => text !== null && hasOptions(text))
  const open = starts.filter((first, place) => !isChosen(first, place)).length
  const areMost = runs.flat().length * 5 >= open * 4
  return runs.filter(({ length }) => length > 0 && (areMost || length >= fewestAlone))
}

function hasOptions(text: string): boolean {
  return optionStarts(text, 0).length > 0 || optionsInside(text).length > 0
}

/** From its number to the letter at its end; what stands below that, before the next number, heads what follows. */
function unitAt(texts: Texts, first: number, to: number): Unit | null {
  const said: Said[] = []
  for (let at = first; at < to; at += 1) {
    const text = texts[at] ?? null
    if (text === null || (at > first && optionStarts(text, 0).length > 0)) return null
    const own = saidIn(text, at)
    if (own) said.push(own)
    else if (said.length === 0 && at > first && text.trim() === '') return null
  }
  const [only, ...others] = said
  return only && others.length === 0 ? { ...only, first, isNumbered: true } : null
}

function saidIn(text: string, at: number): Said | null {
  if (optionsInside(text).length > 0) return null
  const before = ahead.exec(text)
  if (before) return { at, from: before[0].length, to: text.length, sign: (before[1] ?? '').toUpperCase() }
  const shown = Math.max(0, text.length - longestTail)
  const found = atEnd.exec(text.slice(shown))
  const from = number.exec(text)?.[0].length ?? 0
  const statement = found ? text.slice(0, shown + found.index).replace(room, '') : ''
  // '1. Falso' says it of something else.
  if (!found || !mayBeTruth(found[1] ?? '') || !/\p{L}.*\s.*\p{L}/u.test(statement.slice(from))) return null
  return { at, from, to: statement.length, sign: (found[1] ?? '').toUpperCase() }
}
