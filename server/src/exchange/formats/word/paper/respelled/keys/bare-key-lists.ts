import { plainLine, textLine } from '../../../line-text.ts'
import { addLetter, type Letters } from '../../../signs/key-signs.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { saysKey, saysOther } from './key-words.ts'
import { optionRuns } from './option-runs.ts'

interface List {
  /** The blocks that hold it, and the heads between them. */
  from: number
  to: number
  keys: Letters
  heads: string[]
  /** Beside the keys stands something else: only a word says that they are keys. */
  isMixed: boolean
}

const ownPair = String.raw`(?:(?:đáp án\s)?(?:câu|question|q|bài)\s?)?(\d{1,3})\s?(?:[.):\-–=]\s?|[-=]>\s?|→\s?|\s)([A-J])(?=[\s,;|.]|$)[,;|.]?`
const pairs = new RegExp(String.raw`^[\s|]*(?:${ownPair}\s*)+$`, 'iu')
const pair = new RegExp(ownPair, 'giu')
const longestHead = 80
const mostHeads = 3
const fewest = { named: 5, bare: 10 }

/**
 * '1  A', '2  C' and so on behind the last question, once for each of them: these are its keys, whatever they are called
 * and in whichever language. Fewer of them, or with other columns beside them, need a word that says so.
 */
export function withKeyListsNamed(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const runs = optionRuns(blocks)
  const last = runs.at(-1)?.last
  if (last === undefined || blocks.some((block) => block.kind === 'line' && isKnownHead(plainLine(block.line))))
    return blocks
  const list = linesIn(blocks, last) ?? tableIn(blocks, last)
  if (!list) return blocks
  const above = headsAbove(blocks, list, last)
  const heads = [...above.texts, ...list.heads].join(' ')
  const isNamed = saysKey(heads)
  const width = Math.max(...runs.map(({ texts }) => texts.length))
  const asked = new Set(blocks.slice(0, list.from).flatMap((block) => numberOf(block)))
  const numbers = [...list.keys.keys()].toSorted((one, other) => one - other)
  const isWhole =
    numbers.length >= (isNamed || numbers.length === runs.length ? fewest.named : fewest.bare) &&
    numbers.every((number) => number >= 1 && number <= numbers.length) &&
    [...list.keys.values()].every(([letter = '', ...others]) => others.length === 0 && letters.indexOf(letter) < width)
  const met = numbers.filter((number) => asked.has(number)).length
  const isOfPaper = met * 10 >= numbers.length * 9 && numbers.length * 10 >= runs.length * 9
  if (!isWhole || !isOfPaper || saysOther(`${above.before} ${heads}`) || (list.isMixed && !isNamed)) return blocks
  return [
    ...blocks.slice(0, above.from),
    said('BẢNG ĐÁP ÁN'),
    ...above.texts.map(said),
    ...numbers.map((number) => said(`${number}. ${list.keys.get(number)?.[0] ?? ''}`)),
    ...blocks.slice(list.to + 1),
  ]
}

function said(text: string): WordBlock {
  return { kind: 'line', line: textLine(text) }
}

function isKnownHead(text: string): boolean {
  return labelOf(text)?.kind === 'key'
}

function numberOf(block: WordBlock): number[] {
  const start = block.kind === 'line' ? anyStart(plainLine(block.line)) : null
  return start ? [start.number] : []
}

/** Lines of numbers and letters; the head of a column may stand between them. */
function linesIn(blocks: readonly WordBlock[], last: number): List | null {
  const keys: Letters = new Map()
  const heads: string[] = []
  let [from, to] = [-1, -1]
  let between: string[] = []
  for (let at = last + 1; at < blocks.length; at += 1) {
    const block = blocks[at]
    const text = block?.kind === 'line' ? plainLine(block.line).trim() : '\uFFFC'
    if (text === '') continue
    if (pairs.test(text)) {
      if (from === -1) from = at
      else heads.push(...between)
      to = at
      between = []
      for (const [, number = '', letter = ''] of text.matchAll(pair)) {
        // A number twice is a list of something else.
        if (keys.has(Number(number))) return null
        addLetter(keys, Number(number), letter)
      }
    } else if (from !== -1) between.push(text)
  }
  const isLoose = heads.length * 5 > keys.size || heads.some((text) => text.length > longestHead)
  return from === -1 || isLoose ? null : { from, to, keys, heads, isMixed: false }
}

/** A column that counts from one, and one of letters alone. */
function tableIn(blocks: readonly WordBlock[], last: number): List | null {
  const from = blocks.findIndex((block, at) => at > last && block.kind === 'table')
  const block = blocks[from]
  if (block?.kind !== 'table' || blocks.slice(from + 1).some(({ kind }) => kind === 'table')) return null
  const cells = block.rows.map((row) => row.map((own) => own.map(plainLine).join(' ').trim()))
  const [head = [], ...rest] = cells
  const isCounted = /^\d/u.test(head[0] ?? '')
  const body = isCounted ? cells : rest
  const width = head.length
  if (body.length === 0 || body.some((row) => row.length !== width)) return null
  const columns = Array.from({ length: width }, (_, column) => body.map((row) => row[column] ?? ''))
  const counted = columns.findIndex((texts) => texts.every((text, at) => text.replace(/[.)]$/u, '') === String(at + 1)))
  const lettered = columns.flatMap((texts, column) => (texts.every((text) => /^[A-J]$/u.test(text)) ? [column] : []))
  const [own, ...others] = lettered
  if (counted === -1 || own === undefined || others.length > 0) return null
  const keys: Letters = new Map(columns[own]?.map((letter, at) => [at + 1, [letter]]))
  const heads = isCounted ? [] : [head[own] ?? '']
  return { from, to: from, keys, heads, isMixed: width > 2 }
}

/** 'TABLA DE RESPUESTAS' is no part of the last option. */
function headsAbove(
  blocks: readonly WordBlock[],
  { from, heads }: List,
  last: number,
): { from: number; texts: string[]; before: string } {
  const texts: string[] = []
  let first = from
  let before = ''
  for (let at = from - 1; at > last && texts.length < mostHeads; at -= 1) {
    const block = blocks[at]
    const text = block?.kind === 'line' ? plainLine(block.line).trim() : '\uFFFC'
    if (text === '') continue
    before = text.length > longestHead ? '' : text
    if (text.length > longestHead || (!heads.includes(text) && !saysKey(text))) break
    before = ''
    texts.unshift(text)
    first = at
  }
  return { from: first, texts, before }
}
