import type { KeyMarks, KeySign } from '@lms/contracts/exchange/origin.ts'
import { type Problem, type Reason, blocking, problem } from '../../item.ts'
import type { SheetKey } from './guides/key-sheets.ts'
import { lettersIn } from '../signs/key-signs.ts'
import { guard } from '../signs/line-signs.ts'
import { type Feature, features, looksAll, plainLine, withoutFeature } from '../line-text.ts'
import { isSmall } from '../signs/option-letters.ts'
import type { Line } from '../word-file.ts'
import { tintIn } from '../signs/mark-tints.ts'

export interface WordOption {
  letter: string
  isStarred: boolean
  label: Line
  lines: Line[]
  /** With the sign behind it that was taken for a mark. */
  typed?: Line
  note: Line[]
}

interface KeyedQuestion {
  options: readonly WordOption[]
  /** Letters with which its solution ends. */
  concluded: readonly string[]
}

type Keys = ReadonlySet<string>

interface SettledKeys {
  keys: Keys
  options: readonly WordOption[]
  marks: KeyMarks
  reasons: Reason[]
}

export function keysSaid(typed: readonly string[], { options }: KeyedQuestion, problems: Problem[]): Keys {
  const keys = new Set<string>()
  // 'B' in one line, and 'Đáp án: C' in another.
  const alone = new Set(typed.flatMap((text) => /^\s*([A-J])\s?[.)]?\s*$/u.exec(text)?.[1] ?? []))
  if (alone.size > 1) problems.push(blocking('keyConflict', { answers: [...alone].join(' / ') }))
  for (const text of typed) {
    if (isOfParts(text)) {
      problems.push(blocking('wrongLetter', { letter: text.slice(0, 60) }))
      continue
    }
    const [, letter = '', behind = ''] = lettered(text, options)
    const named = lettersIn(text) ?? lettersIn(letter.toUpperCase())
    const same = options.find((option) => isTextOf(option, text))
    // 'B. Hà Nội': what stands behind the letter says the same, something more, or something else.
    const other = behind === '' ? undefined : options.find((option) => isTextOf(option, behind))
    // 'BC' may be the name of a side, and be written so in an option; 'A' may be what another option says.
    if (named && same && (!named.includes(same.letter) || (named.length > 1 && /^[A-J]+$/u.test(text)))) {
      problems.push(blocking('keyConflict', { answers: `${named.join(', ')} / ${same.letter}` }))
      continue
    }
    if (named && other && !named.includes(other.letter))
      problems.push(blocking('keyConflict', { answers: `${letter} / ${other.letter}` }))
    else if (named && behind !== '' && !other && lettersIn(text) === null)
      problems.push(problem('wordingDropped', { text: behind.slice(0, 200) }))
    if (named) for (const letter of named) keys.add(letter)
    else if (same) keys.add(same.letter)
    else problems.push(blocking('wrongLetter', { letter: text.slice(0, 60) }))
  }
  return keys
}

/** 'a) 30  b) 50' answers each of them, and chooses none. */
function isOfParts(text: string): boolean {
  return lettersIn(text) === null && /^\s*a\s?[.)].{1,200}\sb\s?[.)]\s?\S/su.test(text)
}

/** Of the letter of an option and what is said behind it: 'B. Hà Nội', 'B (Hà Nội)' or 'B – Hà Nội'. */
const letterBefore = [
  /^([A-J])\s*[.):=]\s*(.*)$/isu,
  /^([A-J])\s*[([]([^()[\]]+)[)\]]\.?$/isu,
  /^([A-J])\s+[-–—]\s+(.*)$/isu,
] as const

/** 'B. Hà Nội', or 'b) Hà Nội' where the options have small letters as well, or where the text is that of option B. */
function lettered(text: string, options: readonly WordOption[]): readonly string[] {
  const found = letterBefore.map((pattern) => pattern.exec(text)).find((one) => one !== null) ?? spaced(text, options)
  const [, letter = '', behind = ''] = found ?? []
  const areSmall = options[0] !== undefined && isSmall(options[0])
  const same = options.find((option) => option.letter === letter.toUpperCase())
  return found && (areSmall || /[A-J]/u.test(letter) || (same && isTextOf(same, behind))) ? found : []
}

/** 'C Oát' where an option says 'Oát': elsewhere such a letter begins a text. */
function spaced(text: string, options: readonly WordOption[]): RegExpExecArray | null {
  const found = /^([A-J])\s+(\S.*)$/su.exec(text)
  return found && options.some((option) => isTextOf(option, found[2] ?? '')) ? found : null
}

export function isTextOf({ lines }: WordOption, text: string): boolean {
  const plain = (said: string): string =>
    said
      .replaceAll(guard, '')
      .replace(/[.;]\s*$/u, '')
      .trim()
      .toLowerCase()
  return plain(lines.map(plainLine).join(' ')) === plain(text)
}

export function lettersOf(key: SheetKey): string {
  if (key.kind === 'text') return key.text
  return key.kind === 'unclear' ? '?' : key.letters.join(', ')
}

/**
 * What was said, in a line of its own, on a sheet, by a star or at the end of the solution, and what a look shows that
 * sets options apart. Where two of them disagree nobody is believed: it is asked.
 */
export function settledKeys(
  { options, concluded }: KeyedQuestion,
  said: Keys | null,
  sheetKey: SheetKey | null,
  problems: Problem[],
): SettledKeys {
  const marks: KeyMarks = {}
  const nobody: SettledKeys = { keys: new Set<string>(), options, marks, reasons: [] }
  const telling = tellingLooks(options)
  const single = telling.filter((look) => look.keys.size === 1)
  if (said === null && sheetKey?.kind === 'unclear' && !isShown(single, sheetKey.letters)) {
    problems.push(blocking('keyUnclear'))
    return nobody
  }
  const ticked = options.filter(({ isStarred }) => isStarred).map(({ letter }) => letter)
  // A sign before every option sets none of them apart.
  const starred = ticked.length === options.length && ticked.length > 2 ? [] : ticked
  const onSheet = sheetKey?.kind === 'letters' ? sheetKey.letters.map((letter) => new Set([letter])) : []
  const spoken = [said ?? new Set<string>(), ...onSheet, new Set(starred), new Set(concluded)].filter(
    ({ size }) => size > 0,
  )
  const mark = (sign: KeySign, keys: Iterable<string>): void => {
    const letters = new Set(keys)
    const places = options.flatMap(({ letter }, place) => (letters.has(letter) ? [place] : []))
    if (places.length > 0) marks[sign] ??= places
  }
  mark('said', said ?? [])
  mark('sheet', sheetKey?.kind === 'letters' && sheetKey.letters.length === 1 ? sheetKey.letters : [])
  mark('star', starred)
  mark('solution', concluded)
  for (const { feature, keys } of telling) mark(feature, keys)
  // Letters and texts may look different, or colors say this and marks that: then nobody knows which of them is meant.
  const shown = (single.length > 0 ? telling.filter(isMeant) : telling).map((look) => look.keys)
  const heard = spoken.length > 0 ? [...spoken, ...single.map((look) => look.keys)] : shown
  const [keys] = heard
  if (!keys) return nobody
  if (heard.some((other) => !isSame(keys, other))) {
    const answers = new Set(heard.map((voice) => [...voice].toSorted().join(', ')))
    problems.push(blocking('keyConflict', { answers: [...answers].join(' / ').slice(0, 100) }))
    return nobody
  }
  // The look that told the key was no part of the text.
  const spent = telling.filter((look) => isSame(look.keys, keys))
  if (spoken.length === 0 && areTintsMixed(options, keys, spent)) {
    problems.push(blocking('keyConflict', { answers: [...keys].toSorted().join(' / ') }))
    return nobody
  }
  return {
    keys,
    marks,
    reasons: reasonsFor(marks),
    options: options.map((option) =>
      keys.has(option.letter)
        ? {
            ...option,
            lines: option.lines.map((line) => spent.reduce((rest, { feature }) => withoutFeature(rest, feature), line)),
          }
        : option,
    ),
  }
}

/** Yellow on one and red on another: who marked which of them, and why, nobody knows. */
function areTintsMixed(options: readonly WordOption[], keys: Keys, spent: readonly TellingLook[]): boolean {
  const feature = (['highlight', 'color'] as const).find((own) => spent.some((look) => look.feature === own))
  if (feature === undefined || keys.size < 2) return false
  const tints = options.flatMap(({ letter, label, lines }) =>
    keys.has(letter) ? [tintIn([...lines.flat(), ...label], feature)] : [],
  )
  return new Set(tints.filter((tint) => tint !== null)).size > 1
}

/** One option looks right, and one of the sheets that may be meant says the same. */
function isShown([look, ...others]: readonly TellingLook[], letters: readonly string[]): boolean {
  return (
    look !== undefined &&
    others.every(({ keys }) => isSame(look.keys, keys)) &&
    letters.some((one) => look.keys.has(one))
  )
}

interface TellingLook {
  feature: Feature
  keys: Keys
}

/** Looks that some options have and others do not. */
export function tellingLooks(options: readonly WordOption[]): TellingLook[] {
  const looks = features.flatMap((feature) => [
    { feature, keys: markedBy(options, feature, 'label') },
    { feature, keys: markedBy(options, feature, 'text') },
  ])
  return looks.filter(({ keys }) => keys.size > 0 && keys.size < options.length)
}

/** Of looks of several options a color is nothing that a text has by itself. */
function isMeant({ feature, keys }: TellingLook): boolean {
  return keys.size === 1 || feature === 'highlight' || feature === 'color'
}

const voices: readonly { sign: KeySign; reason: Reason }[] = [
  { sign: 'said', reason: { code: 'keyFromLine' } },
  { sign: 'sheet', reason: { code: 'keyFromSheet' } },
  { sign: 'star', reason: { code: 'keyFromStar' } },
  { sign: 'solution', reason: { code: 'keyFromSolution' } },
  { sign: 'highlight', reason: { code: 'keyHighlighted' } },
  { sign: 'color', reason: { code: 'keyColored' } },
  { sign: 'underline', reason: { code: 'keyUnderlined' } },
  { sign: 'bold', reason: { code: 'keyBold' } },
]

/** The first that was heard; the others say the same. */
function reasonsFor(marks: KeyMarks): Reason[] {
  return voices
    .filter(({ sign }) => marks[sign] !== undefined)
    .map(({ reason }) => reason)
    .slice(0, 1)
}

function isSame(one: Keys, other: Keys): boolean {
  return one.size === other.size && [...one].every((letter) => other.has(letter))
}

function markedBy(options: readonly WordOption[], feature: Feature, where: 'label' | 'text'): Keys {
  const shown = options.map(({ letter, label, lines }) => ({
    letter,
    line:
      where === 'label' ? label.filter((piece) => piece.kind === 'text' && /\p{L}/u.test(piece.text)) : lines.flat(),
  }))
  const marked = shown.filter(({ line }) => looksAll(line, feature))
  const odd = feature === 'color' && marked.length === options.length ? oddColor(marked) : null
  return new Set((odd ?? marked).map(({ letter }) => letter))
}

/** Where every option has a color, the one that differs from all others is meant. */
function oddColor<Shown extends { line: Line }>(marked: readonly Shown[]): Shown[] | null {
  const colorOf = ({ line }: Shown): string =>
    line.map((piece) => (piece.kind === 'text' ? (piece.look.color ?? '') : '')).find((color) => color !== '') ?? ''
  const groups = [...Map.groupBy(marked, colorOf).values()]
  const alone = groups.filter(({ length }) => length === 1)
  return marked.length > 2 && groups.length === 2 && alone.length === 1 ? (alone[0] ?? null) : null
}
