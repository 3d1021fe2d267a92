import { letters, optionStarts } from '../signs/option-signs.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import type { WordDraft } from '../paper/question-draft.ts'
import type { WordOption } from '../paper/settled-keys.ts'
import type { Line } from '../word-file.ts'

interface Start {
  letter: string
  label: number
  at: number
  isStarred: boolean
}

const printed = /^\s*([*✓]?)[([]?([A-Ta-t])\s?[.):\]/–—-]{1,2}\s*/u
/** A letter alone is one where it is the next. */
const bare = /^\s*([A-Ta-t])\s/u

/** Where options begin in a line that holds some; `expected` is how many stand above it. */
export function markedOptions(line: Line, from: number, expected: number): WordOption[] {
  const text = plainLine(line)
  const known: readonly Start[] = optionStarts(text, expected)
  if (known.length > 1) return optionsFrom(line, known)
  const alike = lettersAlike(text, expected)
  if (alike.length > 1) return optionsFrom(line, alike)
  const found = printed.exec(text)
  if (found) {
    const [whole, star = '', letter = ''] = found
    return optionsFrom(line, [{ letter: letter.toUpperCase(), label: 0, at: whole.length, isStarred: star !== '' }])
  }
  const next = letters[expected] ?? ''
  const isOther = (bare.exec(text)?.[1]?.toUpperCase() ?? next) !== next
  return optionsFrom(line, [{ letter: next, label: 0, at: isOther ? 0 : from, isStarred: /^\s*[*✓]/u.test(text) }])
}

/** '1. A. deaf  B. head': what is asked stands above. A first option alone is one where others follow. */
export function optionsFirst(line: Line, isFollowed: boolean): WordOption[] {
  const starts: readonly Start[] = optionStarts(plainLine(line), 0)
  return starts.length > 1 || (starts.length === 1 && isFollowed) ? optionsFrom(line, starts) : []
}

/** 'a' is a word as well. */
const mostTried = 8
const fewestBehind = 3

/** Options behind what is asked, in the letters that somebody showed. */
export function optionsBehind(line: Line): { asked: Line; options: WordOption[] } | null {
  const text = plainLine(line)
  for (const { index } of text.matchAll(/(?<=[\s:?.])a(?=[\s.):])/giu).take(mostTried)) {
    const starts = lettersAlike(text.slice(index), 0)
    if (starts.length < fewestBehind) continue
    const moved = starts.map((start) => ({ ...start, label: start.label + index, at: start.at + index }))
    const options = optionsFrom(line, moved)
    // 'ba số a b c': nothing stands between them.
    if (options.every(({ lines }) => lines.some((own) => !isEmptyLine(own))))
      return { asked: trimLine(cutLine(line, 0, index)), options }
  }
  return null
}

function optionsFrom(line: Line, starts: readonly Start[]): WordOption[] {
  return starts.map(({ letter, label, at, isStarred }, place) => ({
    letter,
    isStarred,
    label: cutLine(line, label, at),
    lines: [trimLine(cutLine(line, at, starts[place + 1]?.label))],
    note: [],
  }))
}

const firstLetter = /^\s*([([]?)([A-Ta-t])(\s?[.):\]/–—-]{1,2}|(?=\s))\s*/u
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`)

/** 'a 0,4 J. b 0,2 J. c 0,1 J.': each letter follows the one before and is written like it. */
function lettersAlike(text: string, expected: number): Start[] {
  const found = firstLetter.exec(text)
  if (!found) return []
  const [whole, open = '', letter = '', close = ''] = found
  const isSmall = letter === letter.toLowerCase()
  if (letter.toUpperCase() !== letters[expected]) return []
  const starts: Start[] = [{ letter: letter.toUpperCase(), label: 0, at: whole.length, isStarred: false }]
  for (const next of letters.slice(expected + 1)) {
    const own = isSmall ? next.toLowerCase() : next
    const behind = close.trim() === '' ? String.raw`(?=\s)` : String.raw`\s?${escaped(close.trim())}`
    const pattern = new RegExp(String.raw`(?<=[\s.;,])${escaped(open)}${own}${behind}\s*`, 'gu')
    pattern.lastIndex = starts.at(-1)?.at ?? 0
    const place = pattern.exec(text)
    if (!place) break
    starts.push({ letter: next, label: place.index, at: place.index + place[0].length, isStarred: false })
  }
  // 'a lớn hơn b': letters that stand in what is said as well begin nothing for certain.
  const used = new Set(starts.map((start) => (isSmall ? start.letter.toLowerCase() : start.letter)))
  const alone = [...text.matchAll(/(?<=^|[\s.;,])([A-Ta-t])(?=\s|$)/gu)].filter(({ 1: own = '' }) => used.has(own))
  if (close.trim() === '' && alone.length > starts.length) return []
  const isCut = (start: Start, place: number): boolean =>
    text.slice(start.at, starts[place + 1]?.label ?? text.length).trim() === ''
  return starts.some(isCut) ? [] : starts
}

/**
 * Letters that are printed name their options, in whatever order they stand; letters that do not count from A on are
 * asked about. Numbers before options name them, too, unless one of them says another's number.
 */
export function settlePrinted(draft: WordDraft): void {
  const { options, answers } = draft
  const own = options.map(({ letter }) => letter)
  const inOrder = own.toSorted()
  if (inOrder.some((letter, at) => letter !== letters[at])) draft.disordered.push(own.join(', '))
  else draft.options = options.toSorted((one, other) => (one.letter < other.letter ? -1 : 1))
  const areNumbered = options.length > 1 && options.every(({ label }) => /\d/u.test(plainLine(label)))
  const texts = draft.options.map(({ lines }) => lines.map(plainLine).join(' ').trim())
  if (areNumbered && (answers.length > 0 || texts.some((text) => /^\d{1,2}$/u.test(text))))
    draft.disordered.push(texts.join(' / ').slice(0, 60))
}
