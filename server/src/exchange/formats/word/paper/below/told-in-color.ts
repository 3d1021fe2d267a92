import { cutLine, doubtedLine, isEmptyLine, plainLine, textLine, trimLine } from '../../line-text.ts'
import { isPassageHead, labelOf, questionStart } from '../../signs/line-signs.ts'
import { tintIn } from '../../signs/mark-tints.ts'
import { optionStarts } from '../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

const fewestMarked = 5
const fewestTold = 3
const longestTitle = 40
/** What explains says why, goes on from line to line, or counts. */
const explains =
  /[=→⇒⟹]|=>|->|(?<!\p{L})(?:vì|nên|do|ta có|suy ra|theo|vậy|chọn|đúng|sai|gọi|xét|tức là|nghĩa là)(?!\p{L})/iu
const fewestWords = 6
const begins =
  /^\s*(?:[→⇒⟹]|=>|->|(?:vì|do|ta có|ta thấy|suy ra|theo (?:giả thiết|đề bài|bài ra)|lời giải|giải|giải thích|hướng dẫn|hd|gọi|xét|đáp án|nx|nhận xét)(?!\p{L}))/iu
const verdict = /^\s*(?:[→⇒⟹-]|=>|->)?\s*(?:đúng|sai)(?!\p{L})/iu
const counted = /^\s*(?:[IVX]{1,4}\s?[.)]|\(?\d{1,2}\s?[.)]|\(?[a-h]\s?[.)])/u
const dashed = /^\s*[-–•+]\s/u

interface Asked {
  from: number
  to: number
  /** Lines with what can be chosen, or with what is to be typed. */
  options: number[]
}

/**
 * Who marks the right option of most questions in a color, and writes whole lines in that color below and between them,
 * explains with them: they stand behind the options then. What may be a part of what is asked is asked about.
 */
export function withToldInColor(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const asked = askedIn(blocks)
  const tint = keyTint(blocks, asked)
  if (tint === null) return blocks
  const told = asked.map((own) => toldIn(blocks, own, tint))
  const isExplained = told.filter(({ below }) => below.length > 0).length >= fewestTold
  const odd = told.flatMap(({ above, tails, doubted }) => [...above, ...tails.keys(), ...doubted])
  // Elsewhere it may be how all of them are written.
  if (!isExplained && odd.length * 5 > asked.length) return blocks
  const moved = new Set(isExplained ? told.flatMap(({ above, below }) => [...above, ...below]) : [])
  const tails = new Map(isExplained ? told.flatMap((own) => [...own.tails]) : [])
  const doubted = new Set(isExplained ? told.flatMap((own) => own.doubted) : odd)
  const ends = new Map(told.map((own) => [own.end, own]))
  return blocks.flatMap((block, at): WordBlock[] => {
    const own = ends.get(at)
    const lines = own && isExplained ? saidIn(blocks, own) : []
    const solved = lines.length === 0 ? [] : asSolution(lines).map((line) => ({ kind: 'line', line }) as const)
    if (block.kind !== 'line') return [block, ...solved]
    const line = doubted.has(at) ? doubtedLine(block.line) : cutLine(block.line, 0, tails.get(at))
    return [...(moved.has(at) ? [] : [{ ...block, line }]), ...solved]
  })
}

function saidIn(blocks: readonly WordBlock[], { above, below, tails }: Told): Line[] {
  return [...tails.keys(), ...above, ...below].flatMap((at) => {
    const block = blocks[at]
    return block?.kind === 'line' ? [trimLine(cutLine(block.line, tails.get(at) ?? 0))] : []
  })
}

/** 'Lời giải: I. Đúng' alone may head a list: a line that says little is one with the next. */
function asSolution(lines: readonly Line[]): Line[] {
  const first = lines.findIndex((line) => sentence.test(plainLine(line)))
  const until = first === -1 ? lines.length : first + 1
  const ahead = lines.slice(0, until).flatMap((line, at) => [...(at === 0 ? [] : textLine(' ')), ...line])
  return [[...textLine('Lời giải: '), ...ahead], ...lines.slice(until)]
}

const sentence = /\p{L}{2}.*\s.*\p{L}{2}/u

function askedIn(blocks: readonly WordBlock[]): Asked[] {
  const asked: Asked[] = []
  let now: Asked | null = null
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    if (questionStart(text, 'named') !== null) {
      now = { from: at, to: at + 1, options: [] }
      asked.push(now)
      continue
    }
    if (!now) continue
    const label = labelOf(text)
    if (isPassageHead(text) || (label && /^(?:section|key|end)$/u.test(label.kind))) {
      now = null
      continue
    }
    now.to = at + 1
    const isTyped = label?.kind === 'answer' && text.slice(label.at).trim() !== ''
    if (isTyped || optionCount(text, now.options.length > 0) > 0) now.options.push(at)
  }
  return asked
}

function optionCount(text: string, isBegun: boolean): number {
  if (!isBegun) return optionStarts(text, 0).length
  return Math.max(...[0, 1, 2, 3].map((expected) => optionStarts(text, expected).length))
}

/** In which one option of a question is written, and others are not: the same in nearly all that have any. */
function keyTint(blocks: readonly WordBlock[], asked: readonly Asked[]): string | null {
  const tints = asked.flatMap(({ options }) => {
    const labels = options.flatMap((at) => {
      const block = blocks[at]
      return block?.kind === 'line' ? labelsIn(block.line) : []
    })
    const own = new Set(labels.filter((tint) => tint !== null))
    const [tint = null] = own
    const isOne = own.size === 1 && labels.filter((one) => one === tint).length === 1
    return isOne && labels.length > 2 && tint !== null ? [tint] : []
  })
  const groups = [...Map.groupBy(tints, (tint) => tint).values()].toSorted((one, other) => other.length - one.length)
  const [most = []] = groups
  return most.length >= fewestMarked && most.length * 10 >= tints.length * 9 && most[0] !== 'gray'
    ? (most[0] ?? null)
    : null
}

function labelsIn(line: Line): (string | null)[] {
  return [...plainLine(line).matchAll(/(?:^|\s)(?=[A-Da-d]\s?[.)])/gu)].map(({ index, 0: space }) =>
    tintIn(cutLine(line, index + space.length, index + space.length + 2), 'color'),
  )
}

interface Told {
  /** Between what is asked and what is offered. */
  above: number[]
  /** Lines of what is asked that end with it, and where. */
  tails: Map<number, number>
  below: number[]
  doubted: number[]
  /** The last place of the question. */
  end: number
}

function toldIn(blocks: readonly WordBlock[], { from, to, options }: Asked, tint: string): Told {
  const told: Told = { above: [], tails: new Map(), below: [], doubted: [], end: from }
  const [first, last] = [options[0], options.at(-1)]
  for (let at = from; at < to; at += 1) {
    const block = blocks[at]
    if (block?.kind !== 'line' || isEmptyLine(block.line)) continue
    const text = plainLine(block.line)
    const isWhole = isAll(block.line, tint)
    const tail = isWhole || first === undefined || at >= first ? null : tailIn(block.line, tint)
    if (tail?.isTold === true) told.tails.set(at, tail.at)
    else if (tail) told.doubted.push(at)
    const isOwn = at === from || options.includes(at) || !isWhole || labelOf(text) !== null
    if (isOwn || first === undefined || last === undefined || verdict.test(text)) told.end = at
    else if (at > last && (isExplaining(text) || told.below.length > 0)) told.below.push(at)
    else if (at > last) told.end = at
    else if (at < first ? isBegun(text, told.above.includes(at - 1)) : isNote(text)) told.above.push(at)
    else told.doubted.push(at)
  }
  told.end = Math.max(told.end, last ?? from)
  return told
}

/** '… có bao nhiêu dòng thuần? = 2.2 = 4': what goes on behind the sign is worked out. */
function tailIn(line: Line, tint: string): { at: number; isTold: boolean } | null {
  const text = plainLine(line)
  let at = text.length
  for (const piece of line.toReversed()) {
    const isTold = piece.kind === 'text' && (piece.text.trim() === '' || tintIn([piece], 'color') === tint)
    if (!isTold) break
    at -= piece.text.length
  }
  const [head, tail] = [text.slice(0, at).trim(), text.slice(at).trim()]
  const isTold = /^(?:[=→⇒⟹]|->)/u.test(tail)
  return tail === '' || head === '' || !(isTold || /[?？]$/u.test(head)) ? null : { at, isTold }
}

/** Before anything is offered only what begins as reasons do is no part of what is asked. */
function isBegun(text: string, isGoingOn: boolean): boolean {
  return (begins.test(text) || (isGoingOn && explains.test(text))) && !counted.test(text)
}

/** Below an option, and no statement of a list. */
function isNote(text: string): boolean {
  return !counted.test(text) && (dashed.test(text) ? explains.test(text) : isExplaining(text))
}

function isExplaining(text: string): boolean {
  const isTitle = text.trim().length <= longestTitle && text === text.toUpperCase() && /\p{L}{3}/u.test(text)
  return !isTitle && (explains.test(text) || text.trim().split(/\s+/u).length >= fewestWords)
}

function isAll(line: Line, tint: string): boolean {
  const said = line.filter((piece) => piece.kind === 'text' && /[\p{L}\p{N}]/u.test(piece.text))
  return said.length > 0 && said.every((piece) => tintIn([piece], 'color') === tint)
}
