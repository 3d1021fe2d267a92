import { numberFrom } from '@lms/contracts/question-types/part-texts.ts'
import { typedDoubt } from '../../../text/several-typed.ts'
import { cutLine, plainLine } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'
import { type Gap, countedParts, lead, listed, withoutRest } from './listed-fillings.ts'
import type { Line } from '../../word-file.ts'

const room = String.raw`(?:_{2,300}|\.{0,2}(?:\.{3}|…)[.…_]{0,300})`
/** '........(1)........' is one. */
const gapSign = new RegExp(String.raw`(?:\((\d{1,2})\)\s?)?${room}(?:\s?\((\d{1,2})\)\s?${room})?|[☐□]`, 'gu')
const mostGaps = 20
const mostRoom = 8
const longestFilling = 40
const longestSaid = 5000
/** A gap among words that are looked at. */
const sign = '\uE000'
/** A formula or a picture: nobody types that. */
const object = '\uFFFC'

type Stem = WordDraft['stem']

function gapsIn(stem: Stem): Gap[] {
  return stem.flatMap((part) => {
    const text = 'line' in part ? plainLine(part.line) : ''
    return [...text.matchAll(gapSign)].map(({ index, 0: own, 1: first, 2: second }) => ({
      isWide: own.length > mostRoom,
      number: first ?? second ?? null,
      before: text.slice(0, index),
      behind: text.slice(index + own.length),
    }))
  })
}

/** The only one. */
export function gapOf(stem: Stem): Pick<Gap, 'before' | 'behind'> | null {
  const [first, ...others] = gapsIn(stem)
  return first && others.length === 0 ? first : null
}

/** More than one place is to be filled; dots at the end are room for an answer. */
export function hasGaps(stem: Stem): boolean {
  // “Tuy … nhưng …” is spoken of.
  const gaps = gapsIn(stem).filter(
    ({ before, behind }) => !/[“"][^”"]{0,60}$/u.test(before) || !/^[^“"]{0,60}[”"]/u.test(behind),
  )
  return gaps.length > 1 || gaps.some(({ behind }) => /[\p{L}\d]/u.test(behind))
}

/**
 * What fills the gaps, where the list of keys says the text once more with all of them filled, or names as many words
 * as there are gaps. Null where it says anything else.
 */
export function fillingsFor(stem: Stem, said: string): string[] | null {
  const gaps = gapsIn(stem)
  if (gaps.length === 0 || gaps.length > mostGaps || said.length > longestSaid || said.includes(object)) return null
  // 'swims → swim'
  const behind = /^[^→⇒]{1,200}?(?:→|⇒|=>|->)\s*(\S.*)$/u.exec(said)?.[1]
  const isArrowed = behind !== undefined && gaps.length === 1 && /(?:→|⇒|=>|->)\s*$/u.test(gaps[0]?.before ?? '')
  const found = isArrowed
    ? [behind.replace(/[.;]\s*$/u, '')]
    : (filledText(stem, said) ??
      filledText(stem, said.replace(lead, '')) ??
      filledSeries(stem, said) ??
      (gaps.length > 1 && !areInRows(stem) ? listed(gaps, said) : null) ??
      restOfWord(gaps, said))
  return found?.every((text) => text !== '' && text.length <= longestFilling) === true ? found : null
}

/** 'trâu' of 'con …âu': its letters, where the rest of the word stands beside the gap. */
function restOfWord([gap, ...others]: readonly Gap[], said: string): string[] | null {
  const word = gap && others.length === 0 ? withoutRest(said.trim(), gap) : said.trim()
  return word === said.trim() || /\s/u.test(word) ? null : [word]
}

interface Spaced {
  text: string
  /** Where each of its signs stands. */
  places: number[]
}

/** Small letters with single spaces between them, whatever stood there. */
function spaced(typed: string): Spaced {
  const result: Spaced = { text: '', places: [] }
  for (const [at, own] of typed.normalize('NFC').split('').entries()) {
    const isSpace = /[\s\u00A0.…_,;:!?"“”'‘’|]/u.test(own)
    if (isSpace && (result.text === '' || result.text.endsWith(' '))) continue
    const small = isSpace ? ' ' : /[–−]/u.test(own) ? '-' : own.toLowerCase()
    result.text += small
    for (let count = 0; count < small.length; count += 1) result.places.push(at)
  }
  return result
}

/** Each stretch between two gaps stands in the list as well, in its order; what stands between them there fills the gap. */
function filledText(stem: Stem, typed: string): string[] | null {
  const said = typed.normalize('NFC')
  const lines = stem.flatMap((part) => ('line' in part ? [plainLine(part.line)] : []))
  const asked = lines.map((line) => line.replaceAll(gapSign, sign))
  const whole = spaced(asked.join('\n')).text
  // What is to be done stands in the question, and not always in the list.
  const first = asked.findIndex((line) => line.includes(sign))
  const below = asked.slice(first).join('\n')
  const behind = below.replace(/^[^\uE000]*(?:[:：→⇒]|=>|->)\s*/u, '')
  return (
    [whole, spaced(below).text, spaced(behind).text]
      .map((text) => between(text.split(sign), said))
      .find((found) => found !== null) ?? null
  )
}

/** '10, 9, …, …, 6' and '10, 9, 8, 7, 6': as many, and the same wherever something stands. */
function filledSeries(stem: Stem, said: string): string[] | null {
  const asked = stem.flatMap((part) => {
    const text = 'line' in part ? plainLine(part.line).replaceAll(gapSign, sign) : ''
    return text.includes(sign) ? [text.replace(/^[^\uE000]*[:：]\s*/u, '')] : []
  })
  const [own = [], full = []] = [asked.join(), said].map((text) =>
    text.split(/[,;]/u).map((one) => spaced(one).text.trim()),
  )
  const isSame = own.every((one, at) => one === sign || one === full[at])
  if (asked.length !== 1 || own.length < fewestInSeries || own.length !== full.length || !isSame) return null
  return full.filter((_, at) => own[at] === sign)
}

const fewestInSeries = 3

function between(literals: readonly string[], said: string): string[] | null {
  const { text, places } = spaced(`${said} `)
  const [start = '', ...others] = literals
  if (!text.startsWith(start.trimStart())) return null
  const found = [...forwards(text, start.trimStart().length, others)]
  const again = backwards(text, start.trimStart().length, others)
  // A word that stands there twice may part it in two ways.
  if (found.length !== others.length || found.join() !== again.join()) return null
  let from = start.trimStart().length
  return others.map((literal, at) => {
    const to = found[at] ?? text.length
    const filling = said.slice(places[from] ?? said.length, places[to] ?? said.length)
    from = to + literal.trimEnd().length
    const word = filling.replaceAll(/^[\s.…_,;:]+|[\s.…_,;:]+$/gu, '')
    // 'nghỉ hè - ngủ trưa'; '- 5' is a number.
    return word.replace(/^[-–]\s(?=\p{L})/u, '').replace(/\s[-–]$/u, '')
  })
}

/** Where each stretch begins, found from the left, or from the right. */
function forwards(text: string, from: number, literals: readonly string[]): number[] {
  const places: number[] = []
  let at = from
  for (const [index, literal] of literals.entries()) {
    const isLast = index === literals.length - 1
    const own = isLast ? literal.trimEnd() : literal
    const place = isLast && own === '' ? text.trimEnd().length : text.indexOf(own, at + 1)
    if (own.trim() === '' && !isLast) return []
    if (place === -1) return []
    places.push(place)
    at = place + own.length
  }
  return text.slice(at).trim() === '' ? places : []
}

function backwards(text: string, from: number, literals: readonly string[]): number[] {
  const places: number[] = []
  let end = text.trimEnd().length
  for (const [index, literal] of [...literals.entries()].toReversed()) {
    const own = index === literals.length - 1 ? literal.trimEnd() : literal
    const place = own === '' ? end : text.lastIndexOf(own, end - own.length)
    if (place <= from) return []
    places.unshift(place)
    end = place - 1
  }
  return places
}

/** Two rows of them, side by side: a list of words may go across or downwards. */
function areInRows(stem: Stem): boolean {
  const rows = stem.filter((part) => 'line' in part && rowOfGaps.test(plainLine(part.line)))
  return rows.length > 1
}

const rowOfGaps = new RegExp(String.raw`(?:${room}|[☐□])[^\t]{0,80}\t[^\t]{0,80}(?:${room}|[☐□])`, 'u')
/** '… là [[1]]': as the gaps of a text are marked. */
function withGapsMarked(stem: Stem): Stem {
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

/** More than one gap, and a key that fills all of them. */
export function settleGaps(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const { partKey, answers, options } = draft
    const [first, ...others] = partKey?.kind === 'text' && answers.length === 0 ? [partKey.text] : answers
    const isBare = options.length === 0 && draft.gaps.size === 0 && draft.fields.type === undefined
    const fillings = first !== undefined && others.length === 0 && isBare ? fillingsFor(draft.stem, first) : null
    const [only, ...more] = fillings ?? []
    // The whole line, or what fills its gap.
    const isPart = only !== undefined && only !== first?.replace(/[.?!]\s*$/u, '') && typedDoubt(only) === null
    if (isPart && more.length === 0 && partKey !== null && typedDoubt(first ?? '') === null)
      draft.partKey = { kind: 'text', text: `${only} | ${first}` }
    if (first !== undefined && fillings === null && isBare && isOfSeveral(draft.stem, first)) {
      draft.partKey = { kind: 'unclear', letters: [] }
      draft.answers = []
      continue
    }
    if (!fillings || more.length === 0) continue
    takeGaps(draft, fillings)
    draft.partKey = null
    draft.answers = []
  }
}

/** One text for two gaps that it does not fill: nobody types it into one of them. */
function isOfSeveral(stem: Stem, said: string): boolean {
  const gaps = gapsIn(stem)
  const isList =
    countedParts(said).length > 1 || said.split(' | ').length === gaps.length || /\(\d\)|\svà\s|\d\s\d/u.test(said)
  return gaps.length > 1 && isList
}

export function takeGaps(draft: WordDraft, fillings: readonly string[]): void {
  draft.stem = withGapsMarked(draft.stem)
  for (const [at, text] of fillings.entries()) {
    const isNumber = numberFrom(text) !== null
    draft.gaps.set(at + 1, isNumber ? text : `chữ: ${text.replaceAll('|', String.raw`\|`)}`)
  }
}
