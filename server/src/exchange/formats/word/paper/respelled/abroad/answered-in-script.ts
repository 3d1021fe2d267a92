import { plainLine, textLine, cutLine } from '../../../line-text.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

/** What is asked in one script, and the line below it in another. */
interface Pair {
  at: number
  /** Where what is asked begins. */
  from: number
  below: number
}

const scripts = [
  /\p{Script=Latin}/gu,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Thai}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Greek}/gu,
]
const counted = /^\s*(?:([①-⑳㉑-㉟㊱-㊿])|(\d{1,3})\s?[.)、．]|[([（](\d{1,3})[)\]）])\s*(?=\S)/u
/** Of their signs, and what stands before the first of them. */
const rings = [
  ['①', 0],
  ['㉑', 20],
  ['㊱', 35],
] as const
const asks = /[?？]["”’」』)\]]{0,3}\s*$|か。\s*$/u
const fewest = 5
const longest = 200

/**
 * '① 日本の首都はどこですか。' and below it 'Tokyo': every counted line of a file is in one script, and has one line below
 * it in another. That line answers it, unless it asks the same once more.
 */
export function withAnsweredInScript(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : null))
  const pairs = pairsIn(texts)
  if (!pairs) return blocks
  const starts = new Map(pairs.map(({ at, from }, place) => [at, { from, place }]))
  const answers = new Set(pairs.map(({ below }) => below))
  return blocks.map((block, at) => {
    if (block.kind === 'table') return block
    const start = starts.get(at)
    if (start)
      return { kind: 'line', line: [...textLine(`Câu ${start.place + 1}. `), ...cutLine(block.line, start.from)] }
    return answers.has(at) ? { kind: 'line', line: [...textLine('Đáp án: '), ...block.line] } : block
  })
}

function pairsIn(texts: readonly (string | null)[]): Pair[] | null {
  const filled = texts.flatMap((text, at) => (text === null || text.trim() !== '' ? [at] : []))
  const textOf = (at: number | undefined): string => texts[at ?? -1] ?? ''
  const starts = filled.filter((at) => counted.test(textOf(at)))
  if (starts.length < fewest || texts.includes(null)) return null
  if (texts.some((text) => text !== null && isKnown(text)) || !areCounted(starts.map((at) => numberIn(textOf(at)))))
    return null
  const places = new Map(filled.map((at, place) => [at, place]))
  const behind = (at: number | undefined, steps: number): number | undefined =>
    filled[(places.get(at ?? -1) ?? filled.length) + steps]
  const [asked, said] = [scriptOf(textOf(starts[0])), scriptOf(textOf(behind(starts[0], 1)))]
  if (asked === null || said === null || asked === said) return null
  const pairs: Pair[] = []
  for (const at of starts) {
    const [below, next] = [behind(at, 1), behind(at, 2)]
    const answer = textOf(below)
    const isOwn = below !== undefined && !counted.test(answer) && answer.trim().length <= longest
    if (!isOwn || scriptOf(textOf(at)) !== asked || ![said, null].includes(scriptOf(answer))) return null
    if (next !== undefined && !counted.test(textOf(next)) && !isHeading(texts, below, next)) return null
    pairs.push({ at, from: counted.exec(textOf(at))?.[0].length ?? 0, below })
  }
  const again = pairs.filter(({ at, below }) => asks.test(textOf(at)) && asks.test(textOf(below))).length
  const asking = pairs.filter(({ at }) => asks.test(textOf(at))).length
  // What is asked again in other letters is a translation, and no answer.
  return again * 2 > asking && asking * 2 > pairs.length ? null : pairs
}

/** Apart from what stands above it, and short. */
function isHeading(texts: readonly (string | null)[], below: number, at: number): boolean {
  return at > below + 1 && (texts[at] ?? '').trim().length <= 60
}

function isKnown(text: string): boolean {
  const kind = labelOf(text)?.kind
  return (
    kind === 'answer' ||
    kind === 'explanation' ||
    kind === 'key' ||
    optionStarts(text, 0).length > 0 ||
    optionsInside(text).length > 0
  )
}

function numberIn(text: string): number {
  const [, ring, bare, boxed] = counted.exec(text) ?? []
  if (ring === undefined) return Number(bare ?? boxed)
  const [first, before] = rings.findLast(([own]) => own <= ring) ?? rings[0]
  return (ring.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + before + 1
}

/** From one on, and from one again below a heading. */
function areCounted(numbers: readonly number[]): boolean {
  return numbers[0] === 1 && numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1)
}

/** The script of most letters; null where there are none. */
function scriptOf(text: string): number | null {
  const counts = scripts.map((script) => text.match(script)?.length ?? 0)
  const most = Math.max(...counts)
  return most === 0 ? null : counts.indexOf(most)
}
