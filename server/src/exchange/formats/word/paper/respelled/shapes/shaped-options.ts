import { mostOften } from '../../../../counting/most-often.ts'
import { cutLine, features, isEmptyLine, looksSome, plainLine } from '../../../line-text.ts'
import { arrow } from '../../../signs/arrows.ts'
import { anyStart, isPaperWording, isRule, labelOf, questionStart } from '../../../signs/line-signs.ts'
import { type Beginning, beginnings } from '../../../signs/list-beginnings.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { saysOnlyKey } from './shaped-keys.ts'

/** One item of a list: what stands before its sign, and where its text begins. */
interface Item {
  at: number
  mark: string
  text: number
}

interface Listed {
  sign: string
  items: Item[]
  /** What stands below it says something of its key. */
  isAnswered: boolean
}

const fewest = 4
const fewestBare = 5
const fewestLines = 3
const mostAsked = 6
const mostBare = 5
const longestBare = 200
const plus = /^\s*\+\s*[^\s+]/u
const ticked = /^\s*[☑☒✅✓✔]\s*(?=\S)/u
const signed = /^\s*(?:[•●▪◦☐□❑❒◻⬜○◯◉\-–+*=]|\[\s?[xX]?\s?\]|\(?(?:\d{1,2}|[ivx]{1,3}|[A-Ja-j])\s?[.);>]\s)/u
const asksMore = /[?？:：]\s*$/u
const belowArrow = new RegExp(String.raw`^\s*${arrow}`, 'u')
/** What marks the right one stands before its sign: '✅ - Hà Nội'. */
const markBefore =
  /^\s*(\*\s?|[([]\s?[xX*✓]\s?[)\]]\s{0,2}|[^\p{L}\p{N}\s\-–—•●▪◦‣➢❖✦+*()[\]Ⓐ-Ⓩⓐ-ⓩ①-⑳]{1,3}\s{0,2})(?=\S)/u

/**
 * '- Huế', '- Hà Nội' or '(1) Huế', '(2) Hà Nội' below what is asked, in nearly all questions of a file, are its options:
 * as many everywhere, or with a key below them. They get letters, so that whatever says which one is right is understood.
 */
export function withListsLettered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  if (blocks.some(({ kind }) => kind === 'table')) return blocks
  const lines = blocks.map((block) => (block.kind === 'line' ? block.line : []))
  const texts = lines.map(plainLine)
  for (const { starts, areNumbered, areCounted } of startsIn(texts, lines)) {
    const questions = starts
      .map((from, place) => ({ from, to: starts[place + 1] ?? texts.length }))
      .filter(({ from, to }) => texts.slice(from, to).filter((text) => text.trim() !== '').length > 2)
    const found = beginnings.flatMap((beginning) => {
      // Options that count like questions are told from them by other means.
      if (areNumbered && beginning.sign.startsWith('1')) return []
      const own = questions.flatMap(({ from, to }) => listedIn(texts, from, to, beginning))
      return own.length >= fewest && own.length * 5 >= questions.length * 4 ? [own] : []
    })
    const [own, ...others] = found
    if (own && others.length === 0 && areOptions(own) && !(isPoint(own) && areShown(own, lines)))
      return lettered(blocks, own)
    const bareOf = (count: number): Listed[] => questions.flatMap(({ from, to }) => bareIn(texts, from, to, count))
    const bare = alikeIn(withLastCut(bareOf(sizeOf(bareOf(fewestLines))), texts))
    if (!own && areCounted && bare.length >= fewestBare && bare.length * 10 >= questions.length * 9)
      return lettered(blocks, bare)
  }
  return blocks
}

interface Starts {
  starts: number[]
  /** Without a word before their numbers. */
  areNumbered: boolean
  areCounted: boolean
}

/** Where questions begin: with their numbers, or behind an empty line. */
function startsIn(texts: readonly string[], lines: readonly Line[]): Starts[] {
  const named = texts.flatMap((text, at) => (questionStart(text, 'named') ? [at] : []))
  if (named.length >= fewest) return [{ starts: named, areNumbered: false, areCounted: true }]
  const numbered = texts.flatMap((text, at) => (anyStart(text) ? [at] : []))
  const parted = texts.flatMap((_, at) => (isBehindGap(lines, at) ? [at] : []))
  return [
    { starts: numbered, areNumbered: true, areCounted: true },
    { starts: parted, areNumbered: numbered.length >= fewest, areCounted: false },
  ].filter(({ starts }) => starts.length >= fewest)
}

function isBehindGap(lines: readonly Line[], at: number): boolean {
  return !isEmptyLine(lines[at] ?? []) && (at === 0 || isEmptyLine(lines[at - 1] ?? []))
}

function listedIn(texts: readonly string[], from: number, to: number, { sign, pattern, placeOf }: Beginning): Listed[] {
  const own = texts.slice(from, to).flatMap((text, place) => (text.trim() === '' ? [] : [{ text, at: from + place }]))
  if (own.length < 3) return []
  // Among them '+' begins an option as well, and says something of it.
  if (sign !== '+' && own.slice(1).some(({ text }) => plus.test(text))) return []
  const itemOf = ({ text, at }: { text: string; at: number }, place: number): Item | null => {
    const mark = pattern.test(text) ? '' : (markBefore.exec(text)?.[0] ?? '')
    const found = pattern.exec(text.slice(mark.length))
    const isNext = found && (!placeOf || placeOf(found[1] ?? '') === place)
    // A ticked box among points.
    const box = found || placeOf ? null : ticked.exec(text)
    if (box) return { at, mark: '✓', text: box[0].length }
    return isNext ? { at, mark: mark.trim(), text: mark.length + found[0].length } : null
  }
  const isListed = (line: { text: string } | undefined): boolean =>
    pattern.test(line?.text.replace(markBefore, '') ?? '') || pattern.test(line?.text ?? '')
  const first = own.findIndex(
    (line, place) => place > 0 && itemOf(line, 0) !== null && (isListed(line) || isListed(own[place + 1])),
  )
  if (first < 1 || first > mostAsked) return []
  const items: Item[] = []
  for (const line of own.slice(first)) {
    const item = itemOf(line, items.length)
    if (!item) break
    items.push(item)
  }
  const [below] = own.slice(first + items.length)
  // What has letters of its own behind the key belongs to something else.
  const isAnswered = below !== undefined && !isLettered(below.text) && isBelowOptions(below.text)
  if ((isAnswered ? own.slice(0, first + items.length) : own).some(({ text }) => isLettered(text))) return []
  // Further down in what is asked, or behind it, the list goes on.
  const isBroken = own.slice(first + items.length + 1).some((line) => itemOf(line, items.length) !== null)
  if (items.length < 2 || items.length > letters.length || isBroken) return []
  return [{ sign, items, isAnswered: below !== undefined && labelOf(below.text)?.kind === 'answer' }]
}

/** 'A. Huế'; a box begins options as well, and has no letter. */
function isLettered(text: string): boolean {
  return /^\s*\W{0,3}[Aa]\W/u.test(text) && optionStarts(text, 0).length > 0
}

/** Lines without any sign: as many below what is asked in every question, above its key or to its end. */
function bareIn(texts: readonly string[], from: number, to: number, count: number): Listed[] {
  const own = texts
    .slice(from, to)
    .flatMap((text, place) => (text.trim() === '' || isPaperWording(text) ? [] : [{ text, at: from + place }]))
  const label = own[0]?.text ?? ''
  // A number may have a line of its own.
  const first = anyStart(label)?.at === label.length ? 2 : 1
  // '2', '3', '4' and '1' are options before they are keys.
  const words = own.findIndex(({ text }, place) => place >= first && /[^\d\s☑☒✅✓✔]/u.test(text))
  const begun = words === -1 || words >= first + count ? first + count : first
  const key = own.findIndex(
    ({ text }, place) =>
      place >= begun && (isBelowOptions(text) || isAgain(own.slice(first, Math.min(place, first + mostBare)), text)),
  )
  const lines = own.slice(first, key === -1 ? undefined : key)
  const isOdd = ({ text }: { text: string }): boolean =>
    text.length > longestBare ||
    labelOf(text) !== null ||
    isRule(text) ||
    isLettered(text) ||
    asksMore.test(text) ||
    signed.test(text)
  if (lines.length < fewestLines || lines.length > mostBare || lines.some(isOdd)) return []
  const items = lines.map(({ at, text }) => {
    const box = ticked.exec(text)?.[0]
    return { at, mark: box === undefined ? '' : '✓', text: box?.length ?? 0 }
  })
  return [{ sign: 'bare', items, isAnswered: false }]
}

/** One of them once more is the key. */
function isAgain(above: readonly { text: string }[], text: string): boolean {
  return above.length > 1 && above.some((line) => line.text.trim() === text.trim())
}

function isBelowOptions(text: string): boolean {
  const kind = labelOf(text)?.kind
  return kind === 'answer' || kind === 'explanation' || kind === 'key' || saysOnlyKey(text) || belowArrow.test(text)
}

/** Behind an empty line below the last question may stand what belongs to the whole paper. */
function withLastCut(listed: readonly Listed[], texts: readonly string[]): Listed[] {
  const usual = sizeOf(listed)
  const isApart = ({ at }: Item): boolean => (texts[at - 1] ?? '').trim() === ''
  return listed.map((own, place) => {
    const behind = own.items[usual]
    const isCut = place > 0 && place === listed.length - 1 && behind !== undefined && isApart(behind)
    return isCut && !own.items.slice(1, usual).some(isApart) ? { ...own, items: own.items.slice(0, usual) } : own
  })
}

function isPoint([first]: readonly Listed[]): boolean {
  return ['-', '•', '+'].includes(first?.sign ?? '')
}

/** One of them looks otherwise in most questions: points are read by their looks elsewhere. */
function areShown(listed: readonly Listed[], lines: readonly Line[]): boolean {
  const shown = listed.filter(({ items }) =>
    features.some((feature) => {
      const looking = items.filter(({ at }) => looksSome(lines[at] ?? [], feature)).length
      return looking > 0 && looking < items.length
    }),
  )
  return shown.length * 2 > listed.length
}

const sizeOf = (listed: readonly Listed[]): number => mostOften(listed.map(({ items }) => items.length))

/** With a line more or less nobody sees which of them are options: those are left as they are. */
function alikeIn(listed: readonly Listed[]): Listed[] {
  const usual = sizeOf(listed)
  return listed.filter(({ items }) => items.length === usual)
}

function areOptions(listed: readonly Listed[]): boolean {
  const sizes = [...Map.groupBy(listed, ({ items }) => items.length)].map(([size, own]) => ({ size, own: own.length }))
  const usual = sizes.toSorted((one, other) => other.own - one.own)[0]
  const areAlike = usual !== undefined && usual.size > 2 && usual.own * 10 >= listed.length * 9
  return areAlike || listed.filter(({ isAnswered }) => isAnswered).length * 2 > listed.length
}

function lettered(blocks: readonly WordBlock[], listed: readonly Listed[]): readonly WordBlock[] {
  const items = new Map(
    listed.flatMap(({ items: own }) => own.map((item, place) => [item.at, { item, place }] as const)),
  )
  const areCircled = listed[0]?.sign === '①'
  return blocks.map((block, at) => {
    const found = items.get(at)
    if (block.kind === 'table') return block
    if (!found) return areCircled ? { ...block, line: withLettersSaid(block.line) } : block
    const { item, place } = found
    // A box that is ticked stays: it is a sign.
    const box = /\[\s?[xX✓]\s?\]/u.test(plainLine(block.line).slice(0, item.text)) ? '[x] ' : ''
    const mark = item.mark === '' ? box : `${item.mark} `
    // Whoever marks a number marks its option.
    const look = block.line.find((piece) => piece.kind === 'text')?.look ?? {}
    const label: Line = [{ kind: 'text', text: `${mark}${letters[place] ?? ''}. `, look: item.text > 0 ? look : {} }]
    return { ...block, line: [...label, ...cutLine(block.line, item.text)] }
  })
}

/** 'Đáp án: ②' names an option that has a letter now. */
function withLettersSaid(line: Line): Line {
  const text = plainLine(line)
  const label = labelOf(text)
  if (label?.kind !== 'answer') return line
  const said = text.slice(label.at).trim()
  if (!/^[①-⑩](?:\s?[,;]?\s?[①-⑩])*\.?$/u.test(said)) return line
  const named = (said.match(/[①-⑩]/gu) ?? []).map((sign) => letters[sign.charCodeAt(0) - 0x2460])
  return [...cutLine(line, 0, label.at), { kind: 'text', text: named.join(', '), look: {} }]
}
