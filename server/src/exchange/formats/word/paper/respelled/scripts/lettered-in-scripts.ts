import { cutLine, isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { letters } from '../../../signs/option-signs.ts'
import { saysKey } from '../keys/key-words.ts'

/** How options are counted in scripts whose letters no reader knows: each place may be written in several ways. */
const orders: readonly (readonly string[])[] = [
  ['[أاآ]', 'ب', 'ج', 'د', 'هـ?', 'و', 'ز', 'ح'],
  ['[أاآ]', 'ب', 'ت', 'ث', 'ج', 'ح', 'خ', 'د'],
  ['الف', 'ب', '[جپ]', '[دج]', 'ه'],
  ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח'],
  ['[ΑA]', '[ΒB]', 'Γ', 'Δ', '[ΕE]', '[ΖZ]'],
  ['[αa]', 'β', 'γ', 'δ', 'ε', 'ζ'],
  ['ア', 'イ', 'ウ', 'エ', 'オ', 'カ', 'キ', 'ク'],
  ['ｱ', 'ｲ', 'ｳ', 'ｴ', 'ｵ'],
  ['イ', 'ロ', 'ハ', 'ニ', 'ホ', 'ヘ'],
  ['가', '나', '다', '라', '마'],
  ['क', 'ख', 'ग', 'घ', 'ङ'],
  ['अ', 'ब', 'स', 'द', 'इ'],
  ['ক', 'খ', 'গ', 'ঘ', 'ঙ'],
  ['ก', 'ข', 'ค', 'ง', 'จ'],
  ['ა', 'ბ', 'გ', 'დ', 'ე'],
  ['[Աա]', '[Բբ]', '[Գգ]', '[Դդ]', '[Եե]'],
]

const fewest = 2
const shortest = 3
const longestKey = 80
const mark = String.raw`[\p{L}\p{M}\p{N}]`
const lead = String.raw`^(\s*(?:[-•●]\s+)?)([*+✓✔]?\s?[([（]?)`
/** A gap alone parts the letters of Japanese from what they stand before. */
const end = String.raw`(\s?[.)\]）:：،、．]|\s?[-–—ー](?=\s)|\u3000+|(?<=[ア-ンｱ-ﾝ]) +)\s*`

interface Script {
  /** The place of a letter in its order. */
  placeOf: (sign: string) => number
  first: RegExp
  inside: RegExp
  /** A letter alone, with what may stand around it. */
  alone: RegExp
}

const scripts = orders.map((order): Script => {
  const any = `(?:${order.join('|')})`
  const places = order.map((one) => new RegExp(`^${one}$`, 'u'))
  return {
    placeOf: (sign) => places.findIndex((place) => place.test(sign)),
    first: new RegExp(`${lead}(${any})${end}(?=\\S)`, 'u'),
    inside: new RegExp(String.raw`(?<=[\s؛;])([(（]?)(${any})(\s?[.)）])\s*(?=\S)`, 'gu'),
    alone: new RegExp(`(?<!${mark})(${any})(?!${mark})`, 'gu'),
  }
})

interface Label {
  /** Where a bracket before it stands; a point of a list is none of it. */
  from?: number
  at: number
  to: number
  letter: string
}

/**
 * 'أ) …', 'ア …', 'Γ. …': the letters of options in the order of their script, where several questions count so, become
 * those that readers know, and so do the letters of their keys.
 */
export function withScriptsRead(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block, at) => textAt(block, blocks[nextFilled(blocks, at)]))
  const runs = scripts.map((script) => ({ script, count: runsOf(script, texts) }))
  const most = Math.max(...runs.map(({ count }) => count))
  const [own, ...others] = runs.filter(({ count }) => count === most)
  // Two orders that begin alike and go on otherwise.
  if (most < fewest || !own || others.length > 0) return blocks
  const { script } = own
  const lettered = texts.map((text) => labelsIn(script, text))
  const last = lettered.findLastIndex((labels) => labels.length > 0)
  return blocks.map((block, at) => {
    if (block.kind === 'table') return at > last ? { ...block, rows: withCells(script, block.rows) } : block
    const labels = lettered[at] ?? []
    if (labels.length > 0) return { ...block, line: withLabels(script, block.line, labels) }
    return { ...block, line: withKeys(script, block.line, isBelow(texts, lettered, at), at > last) }
  })
}

const alone = /^\s*\p{L}{1,3}\s?[.)]\s*$/u

/** 'α.' alone above lines of code: these are what it stands before. */
function textAt(block: WordBlock, next: WordBlock | undefined): string {
  const text = block.kind === 'line' ? plainLine(block.line) : ''
  const isAboveCode = next?.kind === 'line' && next.line.some((piece) => piece.kind === 'text' && piece.look.code)
  return isAboveCode && alone.test(text) ? `${text.trimEnd()} \uFFFC` : text
}

function nextFilled(blocks: readonly WordBlock[], at: number): number {
  let next = at + 1
  for (let block = blocks[next]; block?.kind === 'line' && isEmptyLine(block.line); block = blocks[next]) next += 1
  return next
}

/** Lists of three or more that begin with the first letter and leave none out. */
function runsOf(script: Script, texts: readonly string[]): number {
  let count = 0
  let run = 0
  for (const text of texts)
    for (const { letter } of labelsIn(script, text)) {
      const place = script.placeOf(letter)
      run = place === run ? run + 1 : place === 0 ? 1 : 0
      if (run === shortest) count += 1
    }
  return count
}

function labelsIn({ first, inside, placeOf }: Script, text: string): Label[] {
  const found = first.exec(text)
  if (!found) return []
  const [whole, point = '', before = '', letter = ''] = found
  const labels: Label[] = [{ from: point.length, at: point.length + before.length, to: whole.length, letter }]
  for (const { index, 0: all, 1: bracket = '', 2: sign = '' } of text.matchAll(inside)) {
    const above = labels.at(-1)
    if (!above || index < above.to || placeOf(sign) !== placeOf(above.letter) + 1) continue
    labels.push({ at: index + bracket.length, to: index + all.length, letter: sign })
  }
  return labels
}

/** 'A. ', or '(A) ' where a bracket opens. */
function withLabels(script: Script, line: Line, labels: readonly Label[]): Line {
  const text = plainLine(line)
  const pieces = labels.flatMap(({ at, to, letter }, place): Line => {
    const isBracketed = /[)\]）]/u.test(text.slice(at, to))
    const label = textLine(`${latinOf(script, letter)}${isBracketed ? ')' : '.'} `)
    return [...label, ...withJoined(script, cutLine(line, to, nextAt(labels, place)))]
  })
  return [...cutLine(line, labels[0]?.from ?? 0, labels[0]?.at), ...pieces]
}

const nextAt = (labels: readonly Label[], place: number): number => labels[place + 1]?.at ?? Number.POSITIVE_INFINITY

const joined = /^\P{L}{0,3}\p{L}{1,3}\P{L}{1,5}(?:\p{L}{1,3}\P{L}{0,3}){1,4}$/u

/** 'أ و ب' is what two options say. */
function withJoined(script: Script, line: Line): Line {
  const text = plainLine(line).trim()
  const signs = [...text.matchAll(script.alone)]
  return joined.test(text) && signs.length > 1 ? withLettersAt(script, line, lettersIn(script, line)) : line
}

const bare = /^[\s([（「*]*\p{L}{1,3}[\s)\]）」.。*]*$/u
const listed =
  /^(?:\s*[\d٠-٩]{1,3}(?:\s?(?:[-=]>|[.):：=→–—-]))?\s{0,3}[([（]?\p{L}{1,3}[)\]）]?(?:\s?[.,;،、]{1,2})?)+\s*(?:[–—-].{0,200})?$/u
/** '正解 ウ' */
const longestSaid = 20

/** Below options, behind all of them, or beside a word that says so: a letter alone is the key. */
function withKeys(script: Script, line: Line, isBelowOptions: boolean, isBehindAll: boolean): Line {
  const text = plainLine(line)
  if (text.length > longestKey && !saysKey(text.slice(0, longestKey))) return line
  const head = /[:：=](?=[^:：=]*$)|[:：=]/u.exec(text)?.index ?? -1
  const isSaid =
    saysKey(text.slice(0, Math.max(head, 0))) || (text.length <= longestSaid && saysKey(text) && !/[?？؟]/u.test(text))
  const isListed = isBehindAll && listed.test(text)
  if (!isSaid && !isListed && !(isBelowOptions && bare.test(text))) return line
  const found = lettersIn(script, line)
  if (isListed) return withLettersAt(script, line, found)
  // What explains the key may speak of other options.
  const start = saysKey(text.slice(0, Math.max(head, 0))) ? head : -1
  const [first, ...later] = found.filter(({ at }) => at > start)
  if (!first) return line
  const chain = [first]
  for (const one of later) if (isChained(text.slice(chain.at(-1)?.to ?? 0, one.at))) chain.push(one)
  return withLettersAt(script, line, chain)
}

/** 'أ، ج', 'ア と ウ' */
const isChained = (between: string): boolean => /^[\s)\]）]*(?:[,،、;&+]|و|と|ו|και|and|और)?[\s([（]*$/u.test(between)

function isBelow(texts: readonly string[], lettered: readonly (readonly Label[])[], at: number): boolean {
  let above = at - 1
  while (above >= 0 && (texts[above] ?? '').trim() === '') above -= 1
  return (lettered[above]?.length ?? 0) > 0 || saysKey(texts[above] ?? '')
}

/** 'And', between two letters. */
const joins = /^[وו]$/u

function lettersIn(script: Script, line: Line): Label[] {
  const text = plainLine(line)
  const found = [...text.matchAll(script.alone)]
  return found
    .map(({ index, 1: letter = '' }) => ({ at: index, to: index + letter.length, letter }))
    .filter(({ letter }) => script.placeOf(letter) !== -1)
    .toSorted((one, other) => one.at - other.at)
    .filter(({ letter }, at, all) => !joins.test(letter) || at === 0 || at === all.length - 1)
}

function withLettersAt(script: Script, line: Line, found: readonly Label[]): Line {
  const [first] = found
  if (!first) return line
  return [
    ...cutLine(line, 0, first.at),
    ...found.flatMap(({ at, to, letter }, place) => [
      ...relettered(cutLine(line, at, to), latinOf(script, letter)),
      ...cutLine(line, to, nextAt(found, place)),
    ]),
  ]
}

/** With the look that it had. */
function relettered(line: Line, letter: string): Line {
  const [piece] = line
  return piece?.kind === 'text' ? [{ ...piece, text: letter }] : textLine(letter)
}

const latinOf = ({ placeOf }: Script, sign: string): string => letters[placeOf(sign)] ?? sign

type Rows = Extract<WordBlock, { kind: 'table' }>['rows']

/** A table of keys: numbers, and letters alone. */
function withCells(script: Script, rows: Rows): Rows {
  const cells = rows.flat().map((cell) => cell.map(plainLine).join(' ').trim())
  const alone = cells.filter((text) => script.placeOf(text) !== -1)
  if (alone.length < shortest) return rows
  return rows.map((row) =>
    row.map((cell) =>
      cell.map((line) => {
        const text = plainLine(line).trim()
        return script.placeOf(text) === -1 ? line : relettered(line, latinOf(script, text))
      }),
    ),
  )
}
