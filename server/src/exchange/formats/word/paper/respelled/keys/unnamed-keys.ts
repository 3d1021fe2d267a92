import { cutLine, textLine, trimLine } from '../../../line-text.ts'
import { lettersIn } from '../../../signs/key-signs.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { letters, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { type OptionRun, areMost, isWhole, letterOf, optionRuns, textAt } from './option-runs.ts'

/** A key that no word names, and where it stands. */
interface Unnamed {
  run: OptionRun
  /** The line that holds it, and from where to where it is cut out. */
  at: number
  from: number
  to: number
  said: string
  /** What the rest of that line is: the key itself then stands right below the options. */
  rest?: string
}

type Finder = (run: OptionRun, blocks: readonly WordBlock[]) => Omit<Unnamed, 'run'> | null

/** Where a key may stand, and whether the places of the options that are named so are those of keys. */
interface Way {
  find: Finder
  areKeys: (places: readonly number[], widest: number) => boolean
  /** So few signs say little: no question is without. */
  isOfAll?: true
}

const number = /^\s*(\d)\s*$/u
const atEnd = /[(（]\s?([A-J])(?:\s?[，,;；、]\s?[\d\s.\-–]{1,20})?[)）]\s{0,9}[.。]?\s{0,9}$/u
const inStem = /[(（[]\s{0,9}([A-J](?:[\s、,，]{0,5}[A-J]){0,5})\s{0,9}[)）\]]\s{0,9}[.。?？]?\s{0,9}$/u

const isBareWord = /^[^:：]{1,30}[:：]?\s*$/u
const reasoned = /^\s*[([]([A-Ja-j])[)\]]\s?[-–—:]\s+(?=\S)/u

const hasSource = /\d/u
const ofChinese = /[\p{Script=Han}（]/u

/** '3' alone below the options; a number that an option says may be that option. */
const belowOptions =
  (first: 0 | 1): Finder =>
  (run, blocks) => {
    const [at] = run.below
    const [, own = ''] = at === undefined ? [] : (number.exec(textAt(blocks, at)) ?? [])
    const letter = letters[Number(own) - first] ?? ''
    if (at === undefined || own === '' || letter === '') return null
    return run.texts.includes(own) ? null : { at, from: 0, to: Number.POSITIVE_INFINITY, said: letter }
  }

const alike = (text: string): string =>
  text
    .trim()
    .replace(/^[^\p{L}\p{N}]{1,9}/u, '')
    .replace(/[.;,]$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase()

/** What one of the options says, once more right below them, alone or behind an arrow. */
const repeatedBelow: Finder = (run, blocks) => {
  const [at] = run.below
  const said = at === undefined ? '' : alike(textAt(blocks, at))
  const same = run.texts.flatMap((text, place) => (said !== '' && alike(text) === said ? [place] : []))
  const [only] = same
  if (at === undefined || only === undefined || same.length > 1) return null
  return { at, from: 0, to: Number.POSITIVE_INFINITY, said: letters[only] ?? '' }
}

/** '3' alone right below the word for a solution; what explains it follows. */
const belowSolution: Finder = (run, blocks) => {
  const [above = -1, at = -1] = run.below
  const isSolved = labelOf(textAt(blocks, above))?.kind === 'explanation' && isBareWord.test(textAt(blocks, above))
  const [, own = ''] = isSolved ? (number.exec(textAt(blocks, at)) ?? []) : []
  if (own === '' || run.texts.includes(own)) return null
  return { at, from: 0, to: Number.POSITIVE_INFINITY, said: letters[Number(own) - 1] ?? '', rest: '' }
}

/** '(b) - It keeps the blood warm.' right below options: the letter of what is right, and why. Two are parts of something. */
const aboveReason: Finder = (run, blocks) => {
  let at = run.last + 1
  while (blocks[at]?.kind === 'line' && textAt(blocks, at).trim() === '') at += 1
  const others = run.below.filter((other) => other !== at)
  const [lead = '', sign = ''] = reasoned.exec(textAt(blocks, at)) ?? []
  if (lead === '' || others.some((other) => reasoned.test(textAt(blocks, other)))) return null
  return { at, from: 0, to: lead.length, said: sign.toUpperCase(), rest: 'Lời giải: ' }
}

/** '(D) 設定值。(C，1-6-3)': behind the last option, with where it is explained or without. */
const behindOptions = (run: OptionRun, blocks: readonly WordBlock[], isTold: boolean): ReturnType<Finder> => {
  const found = [run.last, ...run.below.slice(0, 1)].map((at) => ({ at, key: atEnd.exec(textAt(blocks, at)) }))
  const own = found.find(({ at, key }) => key !== null && (at !== run.last || key.index > run.from))
  // '5 (A)' in every option is a unit.
  if (!own?.key || run.texts.slice(0, -1).some((text) => atEnd.test(text))) return null
  if ((hasSource.test(own.key[0]) || ofChinese.test(textAt(blocks, own.at))) !== isTold) return null
  return { at: own.at, from: own.key.index, to: Number.POSITIVE_INFINITY, said: own.key[1] ?? '' }
}

/** '1、首都是（B）' right above its options. */
const behindQuestion = (run: OptionRun, blocks: readonly WordBlock[], isChinese: boolean): ReturnType<Finder> => {
  let at = run.first - 1
  while (at >= 0 && blocks[at]?.kind === 'line' && textAt(blocks, at).trim() === '') at -= 1
  const text = textAt(blocks, at)
  // With options of its own it is the question before.
  if (optionsInside(text).length > 0) return null
  const key = anyStart(text) !== null || isBelowNumber(blocks, at) ? inStem.exec(text) : null
  if (!key) return null
  const said = (key[1] ?? '').replaceAll(/[^A-J]/gu, '')
  // '(ABC)' is a plane, where nobody writes Chinese.
  if (ofChinese.test(text) !== isChinese || (said.length > 1 && !isChinese)) return null
  return { at, from: key.index, to: key.index + key[0].length, said }
}

/** A number may have a line of its own. */
function isBelowNumber(blocks: readonly WordBlock[], at: number): boolean {
  const above = textAt(blocks, at - 1).trimEnd()
  return anyStart(above)?.at === above.length && above !== ''
}

const explained: Finder = (run, blocks) => behindOptions(run, blocks, true)
const unexplained: Finder = (run, blocks) => behindOptions(run, blocks, false)
const inChinese: Finder = (run, blocks) => behindQuestion(run, blocks, true)
const inOthers: Finder = (run, blocks) => behindQuestion(run, blocks, false)

/** Pages and points count otherwise. */
function areMixed(places: readonly number[]): boolean {
  const isCounting = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))
  return new Set(places).size > 2 && !isCounting
}

/** '(A)' behind many of them is a unit. */
function areSpread(places: readonly number[]): boolean {
  const most = Math.max(...[...Map.groupBy(places, (place) => place).values()].map(({ length }) => length))
  return new Set(places).size > 2 && most * 10 <= places.length * 6
}

const areDifferent = (places: readonly number[]): boolean => new Set(places).size > 1

/** Whoever counts from zero never says the last. */
const areCounted: Way['areKeys'] = (places, widest) => areMixed(places) && places.includes(widest - 1)

const solved: Way = { find: belowSolution, areKeys: areCounted }

const ways: readonly Way[] = [
  { find: belowOptions(1), areKeys: areCounted },
  {
    find: belowOptions(0),
    areKeys: (places, widest) => areMixed(places) && [0, widest - 1].every((one) => places.includes(one)),
  },
  solved,
  { find: repeatedBelow, areKeys: areDifferent },
  { find: aboveReason, areKeys: areDifferent },
  { find: explained, areKeys: areDifferent },
  { find: unexplained, areKeys: areSpread, isOfAll: true },
  { find: inChinese, areKeys: areDifferent },
  { find: inOthers, areKeys: areSpread },
]

/**
 * Keys without any word, in one place of nearly all questions: a number below the options or the word for their
 * solution, one of them once more, or a letter in brackets before what explains it, behind the options or behind what is
 * asked.
 */
export function withUnnamedKeys(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = optionRuns(blocks)
  const isKnown = runs.some(({ below }) => below.some((at) => labelOf(textAt(blocks, at))?.kind === 'answer'))
  // Where a solution says it once more, both are heard.
  const found = (isKnown ? [solved] : ways)
    .map(({ find, ...way }) => ({
      ...way,
      keys: runs.flatMap((run): Unnamed[] => {
        const own = find(run, blocks)
        return own ? [{ ...own, run }] : []
      }),
    }))
    .filter(({ keys, isOfAll = false }) => isWhole(keys, runs) || (areMost(keys, runs) && !isOfAll))
    .filter(({ keys, areKeys }) => areChosen(keys, areKeys))
    .map(({ keys }) => keys)
  const [keys, ...others] = found
  if (!keys || others.length > 0) return blocks
  const isSaid = ({ run, said }: Unnamed): boolean => run.below.some((at) => letterSaid(textAt(blocks, at)) === said)
  const isOver = (at: number): boolean => /^(?:end|section|key)$/u.test(labelOf(textAt(blocks, at))?.kind ?? '')
  const isCut = ({ run }: Unnamed): boolean => runs.includes(run) && numberAtEnd.test(textAt(blocks, run.last))
  const meant = keys.filter((key) => !(isKnown && isSaid(key)) && !isCut(key))
  return withKeysSaid(blocks, meant.map(belowAll(runs, blocks, isOver)))
}

/** 'D. Huế Câu 12:' ends with the number of the next question: what stands below it is not said of this one. */
const numberAtEnd = /\s(?:câu(?:\s+hỏi)?|bài|question)\s{1,3}\d{1,4}\s{0,3}[.:)]?\s*$/iu

/** Where most questions end with their last option, what stands below one of them may be an option that nobody saw. */
function belowAll(
  runs: readonly OptionRun[],
  blocks: readonly WordBlock[],
  isOver: (at: number) => boolean,
): (key: Unnamed) => Unnamed {
  const firsts = runs.map(({ first }) => first)
  // Right above the next options it is what they are asked for.
  const isAsked = (at: number): boolean => {
    const next = firsts.find((first) => first > at)
    return (
      next !== undefined && blocks.slice(at + 1, next).every((_, step) => textAt(blocks, at + 1 + step).trim() === '')
    )
  }
  const areEnded = runs.filter(({ below }) => below.length === 0).length * 2 > runs.length
  return (key) => {
    const end = key.run.below.findIndex((at) => isOver(at) || isAsked(at))
    const last = key.run.below.slice(0, end === -1 ? undefined : end).at(-1)
    const isBelow = key.run.below.includes(key.at)
    return !areEnded || isBelow || last === undefined ? key : { ...key, run: { ...key.run, last } }
  }
}

/** 'B' of 'Đáp án là B.' */
function letterSaid(text: string): string | null {
  const label = labelOf(text)
  return label?.kind === 'answer' ? (lettersIn(text.slice(label.at))?.join('') ?? null) : null
}

/** Nine of ten name options, and each of them once. */
function areChosen(keys: readonly Unnamed[], areKeys: Way['areKeys']): boolean {
  const named = keys.map(({ run, said }) => said.split('').map((letter) => letterOf(letter, run)))
  const odd = named.filter((own) => own.includes(null)).length
  if (odd * 10 > named.length || named.some((own) => new Set(own).size < own.length)) return false
  const places = keys.map(({ said }) => letters.indexOf(said.at(-1) ?? ''))
  return areKeys(places, Math.max(...keys.map(({ run }) => run.texts.length)))
}

function withKeysSaid(blocks: readonly WordBlock[], keys: readonly Unnamed[]): readonly WordBlock[] {
  const cuts = new Map(keys.map((key) => [key.at, key]))
  const ends = new Map(
    keys.map(({ run, at, said, rest }) => [rest === undefined ? Math.max(run.last, at) : run.last, said]),
  )
  return blocks.flatMap((block, at): WordBlock[] => {
    const cut = cuts.get(at)
    const said = ends.get(at)
    const key: WordBlock[] = said === undefined ? [] : [{ kind: 'line', line: textLine(`Đáp án: ${said}`) }]
    if (!cut || block.kind === 'table') return [block, ...key]
    const left = trimLine([...cutLine(block.line, 0, cut.from), ...cutLine(block.line, cut.to)])
    const line = left.length > 0 && cut.rest ? [...textLine(cut.rest), ...left] : left
    return [...(line.length === 0 ? [] : [{ ...block, line }]), ...key]
  })
}
