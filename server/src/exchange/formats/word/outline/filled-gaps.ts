import { cutLine, plainLine } from '../line-text.ts'
import type { WordDraft } from '../paper/question-draft.ts'
import type { Line } from '../word-file.ts'

interface Gap {
  /** Which line of what is asked, and where in it. */
  part: number
  from: number
  to: number
}

const room = String.raw`\.{0,2}(?:\.{3}|…|_{2})[.…_]{0,300}`
/** '........(1)........' is one. */
const gapSign = new RegExp(String.raw`(?:\(\d{1,2}\)\s?)?${room}(?:\s?\(\d{1,2}\)\s?${room})?|[☐□]`, 'gu')
const mostGaps = 20
const longestFilling = 40
const longestSaid = 5000

type Stem = WordDraft['stem']

function gapsIn(stem: Stem): Gap[] {
  return stem.flatMap((part, at) =>
    'line' in part
      ? [...plainLine(part.line).matchAll(gapSign)].map(({ index, 0: own }) => ({
          part: at,
          from: index,
          to: index + own.length,
        }))
      : [],
  )
}

/** Letters and signs, however they are spaced. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u00A0.…_,;:!?"“”'‘’()–-]+/gu, '')
}

/**
 * What fills the gaps, where the list of keys says the text once more with all of them filled, or names as many words
 * as there are gaps. Null where it says anything else.
 */
export function fillingsFor(stem: Stem, said: string): string[] | null {
  const gaps = gapsIn(stem)
  if (gaps.length === 0 || gaps.length > mostGaps || said.length > longestSaid) return null
  const found =
    filledText(stem, gaps, said) ?? filledText(stem, gaps, said.replace(lead, '')) ?? listedWords(stem, gaps, said)
  return found?.every((text) => text !== '' && text.length <= longestFilling) === true ? found : null
}

/** Each stretch between two gaps stands in the list as well, in its order; what stands between them there fills the gap. */
function filledText(stem: Stem, gaps: readonly Gap[], said: string): string[] | null {
  const literals = literalsBetween(stem, gaps)
  const { text, places } = withPlaces(said)
  const fillings: string[] = []
  let at = 0
  for (const [index, literal] of literals.entries()) {
    const isLast = index === literals.length - 1
    if (index === 0) {
      const from = literal === '' ? 0 : endOfSame(said, beforeFirst(stem, gaps), isWithin(stem, gaps[0]))
      if (from === null) return null
      at = from
      continue
    }
    const next = literal === '' && isLast ? text.length : literal === '' ? -1 : text.indexOf(literal, at + 1)
    if (next <= at) return null
    fillings.push(said.slice(places[at], (places[next - 1] ?? 0) + 1).trim())
    at = next + literal.length
  }
  return at === text.length ? fillings : null
}

function beforeFirst(stem: Stem, [first]: readonly Gap[]): string {
  const above = stem.slice(0, (first?.part ?? 0) + 1).map((part) => ('line' in part ? plainLine(part.line) : ''))
  return [...above.slice(0, -1), (above.at(-1) ?? '').slice(0, first?.from)].join(' ')
}

/** What is to be done stands in the question, and not always in the list: its last words are enough. */
function endOfSame(said: string, asked: string, isInWord: boolean): number {
  const [one, other] = [withPlaces(said), withPlaces(asked)]
  for (const [from, place] of other.places.entries()) {
    if (other.text.length - from > one.text.length) continue
    const tail = other.text.slice(from)
    const end = one.places[tail.length] ?? said.length
    const isWhole =
      !isLetter(asked.charAt(place - 1)) && (isInWord || !isLetter(said.charAt(end - 1)) || !isLetter(said.charAt(end)))
    if (isWhole && one.text.startsWith(tail)) return tail.length
  }
  return 0
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{M}\d]/u.test(sign)
}

function literalsBetween(stem: Stem, gaps: readonly Gap[]): string[] {
  const literals = ['']
  for (const [at, part] of stem.entries()) {
    if (!('line' in part)) continue
    const text = plainLine(part.line)
    let from = 0
    for (const gap of gaps.filter((own) => own.part === at)) {
      literals[literals.length - 1] += plain(text.slice(from, gap.from))
      literals.push('')
      from = gap.to
    }
    literals[literals.length - 1] += plain(text.slice(from))
  }
  return literals
}

/** The signs that count, and where each of them stands. */
function withPlaces(said: string): { text: string; places: number[] } {
  const places: number[] = []
  let text = ''
  for (const [at, sign] of said.split('').entries()) {
    const own = plain(sign)
    for (const one of own) {
      text += one
      places.push(at)
    }
  }
  return { text, places }
}

const lead = /^[^:：]{0,60}[:：]\s*/u

const longestOfWord = 4
const mostRoom = 8

/** A gap within a word is filled by a few letters. */
function isWithin(stem: Stem, gap: Gap | undefined): boolean {
  const { part, from, to } = gap ?? { part: -1, from: 0, to: 0 }
  const own = stem[part]
  const text = own && 'line' in own ? plainLine(own.line) : ''
  // A number or much room stands between words, even where no space does.
  if (to - from > mostRoom || text.slice(from, to).includes('(')) return false
  return /[\p{L}\p{M}]/u.test(text.charAt(from - 1) + text.charAt(to))
}

function listedWords(stem: Stem, gaps: readonly Gap[], said: string): string[] | null {
  const text = said.replace(/[.;]\s*$/u, '')
  const count = gaps.length
  const isFitting = (words: readonly string[]): boolean =>
    words.every((word, at) => isWord(word) && (word.length <= longestOfWord || !isWithin(stem, gaps[at])))
  if (count === 1) return null
  for (const own of [text.replace(lead, ''), text])
    for (const sign of [/\s*;\s*/u, /\s*,\s+/u, /\s+[-–]\s+/u, /\s*\|\s*/u]) {
      const words = own.split(sign).map((word) => word.replace(/^\(?\d{1,2}\s?[.):-]\s?/u, '').trim())
      if (words.length === count && isFitting(words)) return words
    }
  return null
}

/** A sentence is more than what fills a gap. */
function isWord(text: string): boolean {
  return text.split(/\s+/u).length <= mostWords && !/[?!]$/u.test(text)
}

const mostWords = 5

/** '… là [[1]]': as the gaps of a text are marked. */
export function withGapsMarked(stem: Stem): Stem {
  let count = 0
  return stem.map((part) => {
    if (!('line' in part)) return part
    const gaps = [...plainLine(part.line).matchAll(gapSign)]
    const line: Line = []
    let from = 0
    for (const { index, 0: own } of gaps) {
      count += 1
      line.push(...cutLine(part.line, from, index), { kind: 'text', text: `[[${count}]]`, look: {} })
      from = index + own.length
    }
    return { line: [...line, ...cutLine(part.line, from)] }
  })
}
