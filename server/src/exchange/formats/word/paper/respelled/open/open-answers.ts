import { blocksOfLines } from '../../../markdown-lines.ts'
import { cutLine, isEmptyLine, looksAll, plainLine, textLine } from '../../../line-text.ts'
import { anyStart, guard, labelOf, questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { openly } from '../../kinds/typed-keys.ts'
import { optionRuns } from '../keys/option-runs.ts'

interface Unit {
  /** The lines of what is asked, and the block behind its last line. */
  first: number
  from: number
  to: number
  /** Whether something is said below it. */
  isAnswered: boolean
  isAsking: boolean
  /** How many are below. */
  lines: number
  /** What stands below may be chosen from. */
  isOffering: boolean
  /** What its lines below are called: 'Đ/a: b', '答案：B'. */
  names: readonly string[]
  /** What stands below may be meant. */
  isOfBelow: boolean
}

type IsStart = (block: WordBlock, expected: number) => boolean

const fewest = 5
const fewestWords = 9
const asks = /[?？]["”’')\]*]{0,3}\s*$/u
/** What stands below belongs to what is asked. */
const ofBelow =
  /(?<!\p{L})(?:sau|sau đây|dưới đây|bên dưới|kèm theo|following|below)(?!\p{L})|(?<!\p{L})(?:hình|ảnh|bảng|sơ đồ|biểu đồ|đoạn (?:văn|mã|thơ|trích|code)|figure|table|picture)(?!\p{L})|:\s*$/iu
const part = /^\s*(?:[([]?[a-hA-H]\s?[.)\]]|\d{1,2}\s?[).])\s*\S/u
/** What is to be done, and no answer. */
const ordered =
  /^\W{0,4}(?:viết|chọn|chỉ ra|trình bày|kể|nêu(?!\scao)|giải thích|tìm|phân tích|vẽ|tính(?!\s\p{L}+:)|so sánh|điền|lập|xác định|cho biết|đọc|dựa|quan sát|làm|sắp xếp|nối|đặt|gợi ý|chứng minh|nhận xét|cho ví dụ|liệt kê|lưu ý|write|choose|explain|describe|list|give|find|draw|compare|read|discuss|complete|fill|show|calculate|prove|use)(?!\p{L})/iu
const orderedAloud = /^\W{0,4}(?:em\s)?hãy\s/iu
const room = /\.{4}|…{2}|_{4}/u

/**
 * Questions without options, each in a line of its own kind (in bold, in the list that counts, or ending in a question
 * mark), and below it what answers it: where nearly all of a file is so, no word has to say it. What asks about
 * something below it, has parts or asks again there keeps its lines.
 */
export function withOpenAnswered(blocks: readonly WordBlock[]): readonly WordBlock[] {
  if (blocks.some((block) => block.kind === 'line' && isSaid(plainLine(block.line)))) return blocks
  for (const [isStart, needsMark] of startsIn(blocks)) {
    const units = unitsIn(blocks, isStart, needsMark)
    const answered = units.filter(({ isAnswered }) => isAnswered)
    const asking = answered.filter(({ isAsking }) => isAsking)
    const others = units.filter(({ isAnswered, isOfBelow }) => !isAnswered && !isOfBelow)
    const areMost = answered.length >= others.length * 4 && asking.length * 2 > answered.length
    if (asking.length < fewest || !areMost || answered.length * 3 < units.length * 2) continue
    if (optionRuns(blocks).length * 5 > units.length || areChosen(units) || areNamed(units)) return blocks
    return withAnswersNamed(blocks, units)
  }
  return blocks
}

/** Of a text without any other sign. */
export function isOpenlyAnswered(text: string): boolean {
  const blocks = blocksOfLines(text.split('\n'))
  return withOpenAnswered(blocks) !== blocks
}

/** A key or a reason that has its word: this paper says where its answers are. */
function isSaid(text: string): boolean {
  const kind = labelOf(text)?.kind
  return kind === 'answer' || kind === 'explanation' || kind === 'key'
}

/** The ways of beginning a question, the surest first; the last one is believed only above a question mark. */
function startsIn(blocks: readonly WordBlock[]): [IsStart, boolean][] {
  const lists = blocks.flatMap((block) => (block.kind === 'line' && block.list !== undefined ? [block.list] : []))
  const isNamed = (block: WordBlock): boolean => numberOf(block, 'named') !== null
  const isBold: IsStart = (block, expected) =>
    block.kind === 'line' && numberOf(block, 'numbered') === expected && isBoldLine(block.line)
  const isListed: IsStart = (block, expected) =>
    block.kind === 'line' && block.list === lists[0] && numberOf(block, 'numbered') === expected
  const isMarked: IsStart = (block, expected) =>
    block.kind === 'line' && numberOf(block, 'numbered') === expected && asks.test(plainLine(block.line))
  return [
    [isNamed, false],
    [isBold, false],
    [isListed, false],
    [isMarked, true],
  ]
}

function numberOf(block: WordBlock, style: 'named' | 'numbered'): number | null {
  if (block.kind === 'table' || block.isPoint) return null
  return questionStart(plainLine(block.line).replace(unclosed, ''), style)?.number ?? null
}

/** '**1) …?' without the stars that would end what is bold. */
const unclosed = /^\s*\*\*/u
const isBoldLine = (line: Line): boolean => looksAll(line, 'bold') || unclosed.test(plainLine(line))

function unitsIn(blocks: readonly WordBlock[], isStart: IsStart, needsMark: boolean): Unit[] {
  const starts: number[] = []
  for (const [at, block] of blocks.entries()) if (isStart(block, starts.length + 1)) starts.push(at)
  return starts.map((first, place) => unitOf(blocks, first, starts[place + 1] ?? blocks.length, needsMark))
}

function unitOf(blocks: readonly WordBlock[], first: number, to: number, needsMark: boolean): Unit {
  const isBoldAt = (at: number): boolean => {
    const block = blocks[at]
    return block?.kind === 'line' && !isEmptyLine(block.line) && isBoldLine(block.line)
  }
  let from = first + 1
  while (from < to && isBoldAt(first) && isBoldAt(from) && /^\s*\p{Ll}/u.test(textOf(blocks, from))) from += 1
  const asked = blocks.slice(first, from).flatMap((_, at) => textOf(blocks, first + at))
  const whole = asked.join(' ')
  const below = blocks.slice(from, to)
  const texts = below.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line).trim()] : []))
  const said = texts.filter((text) => text !== '')
  const isApart =
    !needsMark && (isBoldAt(first) ? !said.every((_, at) => isBoldAt(from + at)) : isListed(blocks[first]))
  const own = whole.replace(unclosed, '').slice(anyStart(whole.replace(unclosed, ''))?.at ?? 0)
  const isAsking = /[?？]/u.test(whole) || openly.test(own)
  const isOther =
    asks.test(said[0] ?? '') ||
    part.test(said[0] ?? '') ||
    ordered.test(said[0] ?? '') ||
    said.some((text) => orderedAloud.test(text)) ||
    said.filter((text) => asks.test(text)).length * 3 > said.length ||
    said.some((text) => room.test(text))
  const words = said.join(' ').split(/\s+/u).length
  const isOfBelow = ofBelow.test(whole)
  const isOffering =
    said.some((text) => [...text.matchAll(lettered)].length > 2 || text.split(wideGap).length > 2) ||
    (said.length > 2 &&
      said.length < 7 &&
      (said.every((text) => text.length <= longestOption) || (said.some(isMarked) && !said.every(isMarked))))
  const names = said.flatMap((text) => name.exec(text)?.[1]?.toLowerCase() ?? [])
  const isNamed = /\p{L}\S*\s+\S*\p{L}/u.test(own)
  const isMeant = isApart || (isAsking && asks.test(whole))
  const isAnswered = isNamed && isMeant && !isOfBelow && !isOther && words >= fewestWords
  return { first, from, to, isAnswered, isAsking, isOfBelow, isOffering, names, lines: said.length }
}

/** A word that stands in most of them is one for a key or a part, in whatever language. */
function areNamed(units: readonly Unit[]): boolean {
  const counted = Map.groupBy(
    units.flatMap(({ names }) => [...new Set(names)]),
    (own) => own,
  )
  return [...counted.values()].some(({ length }) => length * 2 > units.length)
}

/** Lines that may be options without letters. */
function areChosen(units: readonly Unit[]): boolean {
  const counts = units.map(({ lines }) => lines).filter((lines) => lines > 2 && lines < 7)
  const same = Math.max(0, ...[...Map.groupBy(counts, (lines) => lines).values()].map(({ length }) => length))
  return units.filter(({ isOffering }) => isOffering).length * 2 > units.length || same * 5 > units.length * 3
}

const longestOption = 90
/** 'أ) Lyon   ب) Paris', in whatever alphabet. */
const lettered = /(?:^|\s)\p{L}{1,3}\s?[).:：、]\s?(?=\S)/gu
const wideGap = /\s{3,}|\t/u
const name = /^\s*(?:[-*•]\s?)?(\p{L}[\p{L}\s/.]{0,30}?)\s?[:：]/u
const isMarked = (text: string): boolean => /^[*✓✔✅☑#]\s?\p{L}/u.test(text) || /[✓✔✅☑*]\s*$/u.test(text)

function isListed(block: WordBlock | undefined): boolean {
  return block?.kind === 'line' && block.list !== undefined
}

function textOf(blocks: readonly WordBlock[], at: number): string {
  const block = blocks[at]
  return block?.kind === 'line' ? plainLine(block.line) : ''
}

function withAnswersNamed(blocks: readonly WordBlock[], units: readonly Unit[]): readonly WordBlock[] {
  return [
    ...blocks.slice(0, units[0]?.first),
    ...units.flatMap(({ first, from, to, isAnswered }): WordBlock[] => {
      const [head, ...others] = blocks.slice(first, from)
      const asked = head?.kind === 'line' ? [namedStart(head), ...others] : others
      const below = blocks.slice(from, to)
      if (!isAnswered) return [...asked, ...below]
      const said = below.map((block): WordBlock => (block.kind === 'line' ? guarded(block) : block))
      return [...asked, { kind: 'line', line: textLine('Trả lời:') }, ...said]
    }),
  ]
}

/** '3)' becomes 'Câu 3.', which nothing in an answer is called. */
function namedStart(block: WordBlock & { kind: 'line' }): WordBlock {
  const from = unclosed.exec(plainLine(block.line))?.[0].length ?? 0
  const line = cutLine(block.line, from)
  const start = questionStart(plainLine(line), 'named') ? null : questionStart(plainLine(line), 'numbered')
  return { kind: 'line', line: start ? [...textLine(`Câu ${start.number}. `), ...cutLine(line, start.at)] : line }
}

/** No number or letter in an answer begins anything. */
function guarded(block: WordBlock & { kind: 'line' }): WordBlock {
  const text = plainLine(block.line)
  const isLike = optionStarts(text, 0).length > 0 || /^\s*(?:\d|[([]?[A-Ja-j]\s?[.)\]]|câu|bài)/iu.test(text)
  return isLike ? { kind: 'line', line: [...textLine(guard), ...block.line] } : block
}
