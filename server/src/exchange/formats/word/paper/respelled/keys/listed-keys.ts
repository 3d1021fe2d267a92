import { textLine } from '../../../line-text.ts'
import { isOfPupil, keyPairs } from '../../../signs/key-signs.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey, saysOther } from './key-words.ts'
import { unlikeOthers } from './echoed-answers.ts'
import { type OptionRun, letterOf, optionRuns, plainOption, textAt } from './option-runs.ts'

interface Entry {
  /** Which line says it. */
  at: number
  number: number
  letter: string
  /** What explains it, or what the option says. */
  rest: string
}

const before = String.raw`[-*•]?\s?\*{0,2}(?:\p{L}{1,12}\.?\s?(?:\p{L}{1,6}\.?\s?)?)?(?:[№#]|n?\.?\s?[°º])?\s?`
const behindNumber = String.raw`\s?(?:[题題]|[°º])?(?:\s?[.):：\-–—=、．→>*]{1,3}\s?|\s)`
/** '1. Answer: B' */
const word = String.raw`(?:(\p{L}[\p{L}\s]{1,30}?)\s?[:：]?\s)?`
const letter = String.raw`\*{0,2}(?:[([]([A-Ja-j])[)\]]|([A-J])|([a-j])(?=[).]|\s*$|\s+[-–—]\s))`
/** A letter without a sign behind it begins a sentence. */
const behindLetter = String.raw`\*{0,2}(?:\s*$|[).:：,;、．。，]{1,2}(?:\s*$|\s+(?=\S)|(?=\p{Script=Han}))|\s?(?=[(（【])|\s+[-–—=:]\s+|(?<=[)\]])\s+(?=\S))`
const entry = new RegExp(String.raw`^\s*${before}(\d{1,3})${behindNumber}${word}${letter}${behindLetter}`, 'u')
/** 'a) Đ b) S' says what is true of each statement, and 'A, D' names two: neither chooses one. */
const several =
  /^(?:đúng|sai|true|false|[đstf])(?!\p{L}).{0,80}?[\s,;][b-j]\s?[).:–-]|^[A-J](?:\s*$|[\s,;&+]{1,3}[A-J](?!\p{L})|\s*[,;&+])/iu
const fewest = 4
const mostHeads = 3
const longestHead = 80

/**
 * A list behind the last options with a letter for each question, whatever stands around its numbers and whatever explains
 * the letters: 'Soal 1. B', '1. (B)', '1) B – because …'. It is believed where it counts from one and has as many numbers
 * as there are lists of options, where each names one of its own, and below a head only if that says that it is a key.
 */
export function withKeysListed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((_, at) => textAt(blocks, at))
  const found = lastRun(texts)
  const [first] = found
  if (!first || blocks.slice(first.at).some(({ kind }) => kind === 'table')) return blocks
  const above = blocks.slice(0, first.at)
  const runs = optionRuns(above)
  const head = headAbove(texts, first.at, runs.at(-1)?.last ?? 0)
  const keys = found.map((own, at) => keyOf(own, runs[at]))
  if (!head || runs.length !== found.length || !areKeys(keys)) return blocks
  const isSaid = (at: number): boolean => at < head.from && labelOf(texts[at] ?? '')?.kind === 'answer'
  if (runs.some(({ below }) => below.some(isSaid))) return blocks
  const isKnown = head.texts.some((text) => labelOf(text)?.kind === 'key')
  const echoes = keys.flatMap((key, at) =>
    runs[at] ? [{ run: runs[at], letter: key.letter, said: key.said, key }] : [],
  )
  const odd = new Map([...unlikeOthers(echoes)].map(({ run, key }) => [run.last, key]))
  const doubted = new Set(odd.values())
  const own = Map.groupBy(keys, ({ at }) => at)
  return [
    ...blocks
      .slice(0, head.from)
      .flatMap((block, at) => [block, ...(odd.has(at) ? [said(`Đáp án: ${odd.get(at)?.said}`)] : [])]),
    ...(isKnown ? [] : [said('BẢNG ĐÁP ÁN')]),
    ...head.texts.map(said),
    ...blocks.slice(first.at).flatMap((block, place): WordBlock[] => {
      const here = own.get(first.at + place)
      return here
        ? here.flatMap((key) => [
            ...(doubted.has(key) ? [] : [said(`${key.number}. ${key.letter}`)]),
            ...(key.rest === '' || doubted.has(key) ? [] : [said(key.rest)]),
          ])
        : [block]
    }),
  ]
}

function said(text: string): WordBlock {
  return { kind: 'line', line: textLine(text) }
}

/** The last of all that count from one on to the end. */
function lastRun(texts: readonly string[]): Entry[] {
  const entries = texts.flatMap(entriesIn)
  const from = entries.findLastIndex(({ number }) => number === 1)
  const run = from === -1 ? [] : entries.slice(from)
  const end = run.at(-1)?.at ?? 0
  const isCounting = run.every(({ number }, at) => number === at + 1)
  const isLast = !texts.slice(end + 1).some((text) => optionStarts(text, 0).length > 0)
  return run.length >= fewest && isCounting && isLast ? run : []
}

function entriesIn(text: string, at: number): Entry[] {
  const pairs = keyPairs(text, true)
  if (pairs) return [...pairs.letters].map(([number, letters]) => ({ at, number, letter: letters.join(''), rest: '' }))
  const [whole = '', number = '', named, ...signs] = entry.exec(text) ?? []
  if (whole === '' || (named !== undefined && !saysKey(named))) return []
  const rest = text.slice(whole.length).trim()
  return several.test(rest) ? [] : [{ at, number: Number(number), letter: signs.find((sign) => sign) ?? '', rest }]
}

interface Key extends Entry {
  isOwn: boolean
  /** Behind the letter, whatever it is. */
  said: string
}

/** What stands behind the letter may be what its option says, and no other. */
function keyOf(own: Entry, run: OptionRun | undefined): Key {
  const letter = run ? letterOf(own.letter, run) : null
  const rest = plainOption(own.rest)
  const same = run?.texts.flatMap((text, place) => (plainOption(text) === rest ? ['ABCDEFGHIJ'[place]] : [])) ?? []
  const isOwn = letter !== null && (same.length === 0 || same.includes(letter))
  return { ...own, letter: letter ?? '', isOwn, said: own.rest, rest: same.length > 0 ? '' : own.rest }
}

function areKeys(keys: readonly Key[]): boolean {
  return keys.every(({ isOwn }) => isOwn) && new Set(keys.map(({ letter }) => letter)).size > 1
}

/** The lines above that name it; null where something else stands there. */
function headAbove(texts: readonly string[], first: number, last: number): { from: number; texts: string[] } | null {
  const heads: string[] = []
  let from = first
  for (let at = first - 1; at > last; at -= 1) {
    const text = texts[at]?.trim() ?? ''
    if (text === '' || /^[-=_*–—]{3,}$/u.test(text)) continue
    const isHead = text.length <= longestHead && saysKey(text) && !isOfPupil(text)
    if (!isHead || heads.length === mostHeads)
      return heads.length > 0 && !saysOther(text) && !isOfPupil(text) ? { from, texts: heads } : null
    heads.unshift(text)
    from = at
  }
  return { from, texts: heads }
}
