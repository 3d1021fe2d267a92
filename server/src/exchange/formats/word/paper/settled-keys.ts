import type { KeyMarks, KeySign } from '@lms/contracts/exchange/origin.ts'
import { type Problem, type Reason, blocking } from '../../item.ts'
import type { SheetKey } from './guides/key-sheets.ts'
import { type Feature, features, looksAll, withoutFeature } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import { greenTint, redTint, tintIn } from '../signs/mark-tints.ts'

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
  const starred = ticked.length === options.length && ticked.length > 1 ? [] : ticked
  const onSheet = sheetKey?.kind === 'letters' ? sheetKey.letters.map((letter) => new Set([letter])) : []
  // A solution ends once: another letter at the end of a line is that of a mistake, or contradicts it.
  const solved = [...new Set(concluded)].map((letter) => new Set([letter]))
  const spoken = [said ?? new Set<string>(), ...onSheet, new Set(starred), ...solved].filter(({ size }) => size > 0)
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
  const shown = (single.length > 0 ? telling.filter((look) => isMeant(look) || isBeside(look, single)) : telling).map(
    (look) => look.keys,
  )
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
    reasons: reasonsFor(marks, sheetKey),
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
  /** Seen on letters that nobody typed. */
  isDrawn?: boolean
}

/** Looks that some options have and others do not. */
export function tellingLooks(options: readonly WordOption[]): TellingLook[] {
  const looks = features.flatMap((feature) => {
    const texts = markedBy(options, feature, 'text')
    const labels = markedBy(options, feature, 'label')
    const isDrawn = options.some(({ letter, label }) => labels.has(letter) && label.some(isDrawnPiece))
    // Of two texts that are marked, the letter that is drawn before one sets none apart.
    const isOfTexts = isDrawn && labels.size < texts.size && labels.isSubsetOf(texts)
    return [...(isOfTexts ? [] : [{ feature, keys: labels, isDrawn }]), { feature, keys: texts }]
  })
  return looks.filter(({ keys }) => keys.size > 0 && keys.size < options.length)
}

/** Of looks of several options a color is nothing that a text has by itself. */
function isMeant({ feature, keys }: TellingLook): boolean {
  return keys.size === 1 || feature === 'highlight' || feature === 'color'
}

/** One letter and two texts are underlined, or one text and two letters: one key or two, and nobody knows. */
function isBeside({ feature, keys, isDrawn }: TellingLook, single: readonly TellingLook[]): boolean {
  return !isDrawn && single.some((own) => own.feature === feature && own.keys.isSubsetOf(keys))
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
function reasonsFor(marks: KeyMarks, sheetKey: SheetKey | null): Reason[] {
  if (sheetKey?.kind === 'letters' && sheetKey.sentence !== undefined)
    return [{ code: 'keyOfAll', values: { text: sheetKey.sentence } }]
  return voices
    .filter(({ sign }) => marks[sign] !== undefined)
    .map(({ reason }) => reason)
    .slice(0, 1)
}

function isSame(one: Keys, other: Keys): boolean {
  return one.size === other.size && [...one].every((letter) => other.has(letter))
}

const isDrawnPiece = (piece: Line[number]): boolean => piece.kind === 'text' && piece.look.drawn === true

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

/**
 * Where every option has a color, the one that differs from all others is meant; of two the one that is not gray; and
 * beside one in red, as programs show what somebody chose, the one in green.
 */
function oddColor<Shown extends { line: Line }>(marked: readonly Shown[]): Shown[] | null {
  const colorOf = ({ line }: Shown): string =>
    line.map((piece) => (piece.kind === 'text' ? (piece.look.color ?? '') : '')).find((color) => color !== '') ?? ''
  const groups = [...Map.groupBy(marked, colorOf).values()]
  const alone = groups.filter(({ length }) => length === 1)
  const ofTint = (tint: string): Shown[][] => alone.filter(([one]) => one && tintIn(one.line, 'color') === tint)
  if (marked.length === 2) {
    const [gray = [], ...others] = ofTint('gray')
    return gray.length === 1 && others.length === 0 ? (alone.find((one) => one !== gray) ?? null) : null
  }
  if (groups.length === 3 && ofTint(redTint).length === 1) return ofTint(greenTint)[0] ?? null
  return groups.length === 2 && alone.length === 1 ? (alone[0] ?? null) : null
}
