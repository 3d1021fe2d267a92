import { letters, optionStarts } from '../signs/option-signs.ts'
import { cutLine, plainLine, trimLine } from '../line-text.ts'
import type { WordOption } from '../paper/settled-keys.ts'
import type { Line } from '../word-file.ts'

interface Start {
  label: number
  at: number
  isStarred: boolean
}

/** Where options begin in a line that holds some; `expected` is how many stand above it. */
export function markedOptions(line: Line, from: number, expected: number): WordOption[] {
  const text = plainLine(line)
  // 'A cat' is no option A where B is the next.
  const letter = /^\s*([A-Ta-t])\s/u.exec(text)?.[1]?.toUpperCase()
  const at = letter !== undefined && letter !== letters[expected] ? 0 : from
  const known: readonly Start[] = optionStarts(text, expected)
  const alike = known.length > 1 ? [] : lettersAlike(text, expected)
  const only: Start = { label: text.length - text.trimStart().length, at, isStarred: /^\s*[*✓]/u.test(text) }
  const starts = known.length > 1 ? known : alike.length > 1 ? alike : known.length > 0 ? known : [only]
  return optionsFrom(line, starts, expected)
}

/** 'a' is a word as well. */
const mostTried = 8

/** Options behind what is asked, in the letters that somebody showed. */
export function optionsBehind(line: Line): { asked: Line; options: WordOption[] } | null {
  const text = plainLine(line)
  for (const { index } of text.matchAll(/(?<=[\s:?.])a(?=[\s.):])/giu).take(mostTried)) {
    const starts = lettersAlike(text.slice(index), 0)
    if (starts.length < 3) continue
    const moved = starts.map((start) => ({ ...start, label: start.label + index, at: start.at + index }))
    return { asked: trimLine(cutLine(line, 0, index)), options: optionsFrom(line, moved, 0) }
  }
  return null
}

function optionsFrom(line: Line, starts: readonly Start[], expected: number): WordOption[] {
  return starts.map(({ label, at, isStarred }, place) => ({
    letter: letters[expected + place] ?? '',
    isStarred,
    label: cutLine(line, label, at),
    lines: [trimLine(cutLine(line, at, starts[place + 1]?.label))],
    note: [],
  }))
}

const firstLetter = /^\s*([([]?)([A-Ta-t])(\s?[.):\]/-]{1,2}|(?=\s))\s*/u
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`)

/** 'a 0,4 J. b 0,2 J. c 0,1 J.': each letter follows the one before and is written like it. */
function lettersAlike(text: string, expected: number): Start[] {
  const found = firstLetter.exec(text)
  if (!found) return []
  const [whole, open = '', letter = '', close = ''] = found
  const isSmall = letter === letter.toLowerCase()
  if (letter.toUpperCase() !== letters[expected]) return []
  const starts: Start[] = [{ label: whole.length - whole.trimStart().length, at: whole.length, isStarred: false }]
  for (const next of letters.slice(expected + 1)) {
    const own = isSmall ? next.toLowerCase() : next
    const behind = close.trim() === '' ? String.raw`(?=\s)` : String.raw`\s?${escaped(close.trim())}`
    const pattern = new RegExp(String.raw`(?<=[\s.;,])${escaped(open)}${own}${behind}\s*`, 'gu')
    pattern.lastIndex = starts.at(-1)?.at ?? 0
    const place = pattern.exec(text)
    if (!place) break
    starts.push({ label: place.index, at: place.index + place[0].length, isStarred: false })
  }
  return starts
}
