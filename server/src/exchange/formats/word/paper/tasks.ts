import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { keyPairs } from '../signs/key-signs.ts'
import { labelOf, questionStart } from '../signs/line-signs.ts'
import type { PassageStart } from '../signs/passages/passage-numbers.ts'
import type { Line, WordBlock } from '../word-file.ts'
import type { SheetKey } from './guides/key-sheets.ts'

export interface Task extends PassageStart {
  /** What is to be done, for each of its questions. */
  said: Line
}

interface TaskedPaper {
  blocks: readonly WordBlock[]
  /** By the line in which it stands. */
  tasks: ReadonlyMap<Line, Task>
  /** By the line with which a question begins. */
  keys: ReadonlyMap<Line, SheetKey>
  /** Of the list of keys what belongs to no question. */
  left: readonly string[]
}

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const numeral = /^\s*([IVX]{1,5})\s?[.):]\s{1,5}(?=\S)/u
const instruction =
  /^(?:choose|circle|read|write|listen|look|match|fill|complete|find|odd|put|re-?order|re-?arrange|arrange|answer|underline|give|make|mark|select|decide|tick|correct|use|supply|rewrite|mistakes?|em hãy|hãy|khoanh|chọn|điền|đọc|nối|viết|sắp xếp|tìm|trả lời|hoàn thành|đánh dấu|nghe)(?![\p{L}])/iu
const keyHead = /^\s*(?:answer\s{0,3}keys?|keys?|answers?|đáp án|the key)\s{0,3}[:.]?\s*$/iu

interface Heading {
  number: number
  at: number
  /** Where the text behind the numeral begins. */
  length: number
  text: string
}

/**
 * Tests of English as they are set at school: 'I. Choose the correct answer.' above questions that count from one,
 * 'II. Odd one out.' above others, and the keys behind all of them, numeral by numeral. What is to be done belongs to
 * every question below it, and so does a text that stands there.
 */
export function withTasks(typed: readonly WordBlock[]): TaskedPaper {
  const blocks = withNumerals(typed)
  const nothing: TaskedPaper = { blocks, tasks: new Map(), keys: new Map(), left: [] }
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  if (texts.some((text) => questionStart(text, 'named') !== null))
    return { ...nothing, tasks: markTasks(blocks, texts) }
  const keyAt = texts.findIndex((text) => keyHead.test(text))
  const end = keyAt === -1 ? texts.length : keyAt
  const headings = headingsIn(texts.slice(0, end))
  const starts: { number: number; at: number }[][] = []
  for (const [place, { at }] of headings.entries())
    starts.push(startsIn(texts, at + 1, headings[place + 1]?.at ?? end, starts.at(-1)?.at(-1)?.number ?? 0))
  /** Numbers go on from task to task: they say enough. */
  const isCounted = new Set(starts.flat().map(({ number }) => number)).size === starts.flat().length
  const isInstructed = headings.filter(({ text }) => instruction.test(text)).length * 2 >= headings.length
  if (headings.length < 2 || !isInstructed || starts.some((own) => own.length === 0)) return nothing
  const tasks = new Map<Line, Task>()
  for (const [place, { at, length }] of headings.entries()) {
    const block = blocks[at]
    const to = starts[place]?.at(-1)?.number ?? 0
    if (block?.kind === 'line')
      tasks.set(block.line, { from: starts[place]?.[0]?.number ?? 1, to, said: trimLine(cutLine(block.line, length)) })
  }
  if (keyAt === -1) return { ...nothing, tasks }
  const asked = new Map(
    headings.flatMap(({ number }, place) =>
      (starts[place] ?? []).map((start) => [`${isCounted ? 0 : number} ${start.number}`, blocks[start.at]] as const),
    ),
  )
  const keys = new Map<Line, SheetKey>()
  const left: string[] = []
  let current = 0
  for (const text of texts.slice(keyAt + 1).filter((one) => one.trim() !== '')) {
    const begun = headingAt(text, 0)
    const alone = roman.indexOf(/^\s*([IVX]{1,5})\s?[.):]?\s*$/u.exec(text)?.[1] ?? '-')
    if (alone > 0) {
      current = alone
      continue
    }
    current = begun?.number ?? current
    const rest = begun ? text.slice(begun.length) : text
    // The heading may stand before its keys once more.
    const isJudged = judged.test(headings.find(({ number }) => number === current)?.text ?? '')
    const counted = begun ? rest.slice(Math.max(0, rest.search(/\d{1,2}\s?[.)]\s?\S/u))) : ''
    const said = keysIn(rest, isJudged) ?? (begun ? keysIn(counted, isJudged) : null)
    for (const { number, key } of said ?? []) {
      const block = asked.get(`${isCounted ? 0 : current} ${number}`)
      if (block?.kind === 'line') keys.set(block.line, keys.has(block.line) ? { kind: 'unclear', letters: [] } : key)
      else left.push(text.trim())
    }
    if (!said && !begun) left.push(text.trim())
  }
  return { blocks: blocks.map((block, at) => (at >= end ? { kind: 'line', line: [] } : block)), tasks, keys, left }
}

const longestTask = 160

/** The headings of such a test without numerals, each right above a '1.', get them; those above their keys as well. */
function withNumerals(typed: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = typed.map(withNumeral)
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : ''))
  if (texts.some((text) => questionStart(text, 'named') !== null || numeral.test(text))) return blocks
  const keyAt = texts.findIndex((text) => keyHead.test(text))
  const heads = texts.flatMap((text, at) => {
    const next = texts.slice(at + 1, at + 4).find((one) => one !== '') ?? ''
    // 'ANSWER: D' above a new '1.' is the key of the last.
    const isAbove = isHeading(text) && questionStart(next, 'numbered')?.number === 1
    return isAbove && (keyAt === -1 || at < keyAt) ? [{ at, said: text.toLowerCase() }] : []
  })
  if (heads.length < 2) return blocks
  const numerals = new Map(heads.map(({ at }, place) => [at, roman[place + 1]]))
  for (const [at, text] of keyAt === -1 ? [] : texts.entries()) {
    const place = at > keyAt ? heads.findIndex(({ said }) => said === text.toLowerCase()) : -1
    if (place !== -1) numerals.set(at, roman[place + 1])
  }
  return blocks.map((block, at) => {
    const own = numerals.get(at)
    return own === undefined || block.kind === 'table'
      ? block
      : { ...block, line: [{ kind: 'text', text: `${own}. `, look: {} }, ...trimLine(block.line)] }
  })
}

const counted = /^\s*(?:task|part|exercise|ex)\s{0,3}(\d{1,2}|[IVX]{1,4})\s?[.:)]?\s+(?=\S)/iu

/** 'Task 2. Read and tick.' is 'II. Read and tick.' */
function withNumeral(block: WordBlock): WordBlock {
  const found = block.kind === 'line' ? counted.exec(plainLine(block.line)) : null
  const sign = found?.[1]?.toUpperCase() ?? ''
  const number = /\d/u.test(sign) ? Number(sign) : roman.indexOf(sign)
  if (!found || block.kind === 'table' || !roman[number]) return block
  const rest = cutLine(block.line, found[0].length)
  return { ...block, line: [{ kind: 'text', text: `${roman[number]}. `, look: {} }, ...rest] }
}

const markLetter = /(?:^|\s)mark the letter(?![\p{L}])/iu
const fewestMarked = 2
/** Speaks of a text, which has to stand below it. */
const ofText = /\bblanks?\b|\bread the\b|\bfollowing (?:passage|text|advertisement|announcement|letter|dialogue)/iu

/** 'Mark the letter A, B, C, or D … in each of the following questions.' above named questions that may ask no more. */
function markTasks(blocks: readonly WordBlock[], texts: readonly string[]): ReadonlyMap<Line, Task> {
  const starts = texts.flatMap((text, at) => {
    const number = questionStart(text, 'named')?.number
    return number === undefined ? [] : [{ at, number }]
  })
  const above = new Map(starts.map((start) => [lineAbove(texts, start.at), start]))
  const heads = texts.flatMap((text, at) => (isHeading(text) && above.has(at) ? [at] : []))
  // What asks nothing by itself needs what stands above it.
  const isNeeded = heads.some((at) => isBare(texts, above.get(at)?.at ?? -1))
  const places = texts.flatMap((text, at) =>
    (markLetter.test(text) || (isNeeded && heads.includes(at))) && !starts.some((one) => one.at === at) ? [at] : [],
  )
  const tasks = new Map<Line, Task>()
  for (const [place, at] of places.entries()) {
    const own = starts.filter((start) => start.at > at && start.at < (places[place + 1] ?? Infinity))
    const [first] = own
    const block = blocks[at]
    const isCounting = own.every(({ number }, index) => number === (first?.number ?? 0) + index)
    if (!first || !isCounting || block?.kind !== 'line') return new Map()
    const isThere = blocks
      .slice(at + 1, first.at)
      .some((one) => one.kind === 'table' || /\p{L}{2}/u.test(plainLine(one.line)))
    if (ofText.test(texts[at] ?? '') && !isThere) continue
    tasks.set(block.line, { from: first.number, to: first.number + own.length - 1, said: block.line })
  }
  return tasks.size >= fewestMarked || isNeeded ? tasks : new Map()
}

function isHeading(text: string): boolean {
  return instruction.test(text.trim()) && text.length <= longestTask && labelOf(text) === null
}

function lineAbove(texts: readonly string[], at: number): number {
  return texts.slice(0, at).findLastIndex((text) => text.trim() !== '')
}

/** 'Question 1. A. bed B. pen', or options right below its number. */
function isBare(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? ''
  const rest = text.slice(questionStart(text, 'named')?.at ?? 0).trim()
  const said = rest === '' ? (texts.slice(at + 1).find((next) => next.trim() !== '') ?? '') : rest
  return /^\s*\*?[([]?[Aa]\s?[.)\]]/u.test(said)
}

/** From one on, each behind the one before it. */
function headingsIn(texts: readonly string[]): Heading[] {
  const headings: Heading[] = []
  for (const [at, text] of texts.entries()) {
    const heading = headingAt(text, at)
    if (heading?.number === headings.length + 1) headings.push(heading)
  }
  return headings
}

function headingAt(text: string, at: number): Heading | null {
  const found = numeral.exec(text)
  const number = roman.indexOf(found?.[1] ?? '')
  return found && number > 0 ? { number, at, length: found[0].length, text: text.slice(found[0].length) } : null
}

/** From one on, or from behind the last one above. */
function startsIn(texts: readonly string[], from: number, to: number, last: number): { number: number; at: number }[] {
  const starts: { number: number; at: number }[] = []
  for (let at = from; at < to; at += 1) {
    const number = questionStart(texts[at] ?? '', 'numbered')?.number
    const before = starts.at(-1)?.number
    const isNext = before === undefined ? number === 1 || number === last + 1 : number === before + 1
    if (number !== undefined && isNext) starts.push({ number, at })
  }
  return starts
}

const longestAnswer = 120
const judged = /true|false|(?<!\p{L})[TF](?!\p{L})|yes|tick|đúng|sai/u

/** 'F' alone would be the name of an option; where nobody judges anything it is a letter. */
function truthIn(text: string, isJudged: boolean): string {
  if (!isJudged) return text
  return text === 'T' ? 'True' : text === 'F' ? 'False' : text
}

/** '1. A  2. B', '1. T  2. F' or '1. What is your name?  2. I go to school.' */
function keysIn(text: string, isJudged: boolean): { number: number; key: SheetKey }[] | null {
  const pairs = keyPairs(text)
  if (pairs) return [...pairs.letters].map(([number, letters]) => ({ number, key: { kind: 'letters', letters } }))
  const parts = text.split(/(?<=\S)\s{1,20}(?=\d{1,2}\s?[.)]\s?\S)/u).map((part) => {
    const [, number, said = ''] = /^\s*(\d{1,2})\s?[.)]\s?(.*)$/su.exec(part) ?? []
    return { number: Number(number), key: { kind: 'text', text: truthIn(said.trim(), isJudged) } as const }
  })
  const isCounting = parts.every(
    ({ number }, at) => number > 0 && (at === 0 || number === (parts[at - 1]?.number ?? 0) + 1),
  )
  const isSaid = parts.every(({ key }) => key.text !== '' && key.text.length <= longestAnswer)
  return isCounting && isSaid ? parts : null
}
