import { truthsFrom } from '@lms/contracts/question-types/part-texts.ts'
import { plainLine } from '../../line-text.ts'
import { keyPairs } from '../../signs/key-signs.ts'
import { labelOf } from '../../signs/line-signs.ts'
import { saidInTable } from '../../signs/part-tables.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { type Asked, askedPaper, placeOf, sectionIn } from './asked.ts'
import { withoutPoints } from './guide-keys.ts'
import type { SheetKey } from './key-sheets.ts'

interface Said {
  section: number
  number: number
  text: string
}

interface PartKeys {
  blocks: readonly WordBlock[]
  /** By the line with which a question begins. */
  keys: ReadonlyMap<Line, SheetKey>
}

/**
 * Papers as the ministry has them: each part counts from one, and behind the paper the keys stand part by part, letters,
 * truths and short answers. A number belongs to the question of the part whose heading stands above it in both places.
 */
export function withKeysOfParts(blocks: readonly WordBlock[]): PartKeys {
  const nothing: PartKeys = { blocks, keys: new Map() }
  const start = blocks.findIndex((block) => block.kind === 'line' && labelOf(plainLine(block.line))?.kind === 'key')
  const paper = start === -1 ? null : askedPaper(blocks.slice(0, start))
  if (!paper || paper.isNumbered || !paper.isOneWord) return nothing
  const { asked: found, places, isCounted } = paper
  const { said, used } = saidBehind(blocks, start, places, isCounted)
  const keyed = new Set(said.map((one) => one.section))
  // Letters alone are read without it.
  const isNeeded = !isCounted || said.some(({ text }) => keyFrom(text).kind === 'text')
  if (!isNeeded || said.length * 2 < found.filter((one) => keyed.has(one.section)).length) return nothing
  const keys = new Map<Line, SheetKey>()
  for (const one of said) {
    const question = places.get(placeOf({ ...one, word: '', part: '' }))
    if (!question) continue
    const key = question.isEssay ? ({ kind: 'text', text: one.text } as const) : keyFrom(one.text)
    const before = keys.get(question.line)
    keys.set(question.line, before && !isSame(before, key) ? { kind: 'unclear', letters: [] } : key)
  }
  return { blocks: blocks.map((block, at) => (used.has(at) ? { kind: 'line', line: [] } : block)), keys }
}

function saidBehind(
  blocks: readonly WordBlock[],
  start: number,
  places: ReadonlyMap<string, Asked>,
  isCounted: boolean,
) {
  const said: Said[] = []
  const used = new Set<number>()
  let current = 0
  /** 'Câu 1:' alone: what follows belongs to it. */
  let open: Said | null = null
  for (const [at, block] of blocks.entries()) {
    if (at <= start) continue
    const begun = block.kind === 'line' ? sectionIn(plainLine(block.line)) : null
    if (begun) {
      current = isCounted ? 0 : begun.number
      open = null
    }
    const found = block.kind === 'line' ? keysIn(behindHeading(plainLine(block.line), begun?.at)) : tableOf(block.rows)
    const part: string | null =
      open && block.kind === 'line' ? (/^\s*[a-j]\s*[).:].{1,12}$/iu.exec(plainLine(block.line))?.[0] ?? null) : null
    if (open && part !== null) {
      open.text = `${open.text} ${part.trim()}`.trim()
      used.add(at)
      continue
    }
    const own = (found ?? []).map((one) => ({ ...one, section: current }))
    if (own.length === 0 || !own.every((one) => isAnswer(one, places.get(placeOf({ ...one, word: '', part: '' })))))
      continue
    said.push(...own)
    used.add(at)
    open = own.length === 1 && own[0]?.text === '' ? (own[0] ?? null) : null
  }
  return { said: said.filter(({ text }) => text !== ''), used }
}

/** A short answer is short; a question with options is answered by letters or by the truth of each. */
function isAnswer({ text }: Said, question: Asked | undefined): boolean {
  // A formula or a picture cannot be typed.
  if (!question || text.includes('\uFFFC')) return false
  const key = keyFrom(text)
  if (text === '') return question.hasOptions
  if (question.hasOptions) return key.kind === 'letters' || isTruths(text)
  return (
    question.isEssay || (text.length <= longestTyped && text.split(/\s+/u).length <= mostWords && !text.includes('?'))
  )
}

const longestTyped = 40
const mostWords = 5

/** 'PHẦN I. TRẮC NGHIỆM: 1.A 2.B' */
function behindHeading(text: string, at: number | undefined): string {
  return at === undefined ? text : (/^[^:\d]*[:：](.*)$/su.exec(text.slice(at))?.[1] ?? text.slice(at))
}

type Numbered = Pick<Said, 'number' | 'text'>

function keysIn(text: string): Numbered[] | null {
  const pairs = keyPairs(text)
  if (pairs) return [...pairs.letters].map(([number, letters]) => ({ number, text: letters.join(', ') }))
  const parts = text.split(/(?<=[^\s;,])[\s;,]{1,20}(?=câu\s*\d{1,3}\s*[.:)])/iu).map((part) => {
    const [, number, rest = ''] = /^\s*(?:câu\s*)?(\d{1,3})\s*[.:)\-–]\s*(.*)$/isu.exec(part) ?? []
    return { number: Number(number), text: rest.trim() }
  })
  return parts.every(({ number }) => number > 0) ? parts : null
}

function tableOf(rows: readonly Line[][][]): Numbered[] | null {
  const said = saidInTable(rows.map((row) => row.map((lines) => lines.map(plainLine).join(' '))))
  return said && [...said].map(([number, text]) => ({ number, text }))
}

function isTruths(text: string): boolean {
  return [2, 3, 4, 5, 6].some((count) => truthsFrom(text.replace(/[.;]\s*$/u, ''), count) !== null)
}

function keyFrom(said: string): SheetKey {
  const text = withoutPoints(said)
    .replace(/[.;]\s*$/u, '')
    .trim()
  // '5 3.7': the third is said as well, and nobody knows where it begins.
  if (/^\S+[\s;,]+\d{1,3}\s?[.):]\s?[-–]?\d/u.test(text)) return { kind: 'unclear', letters: [] }
  const letters = /^[A-J](?:, [A-J])*$/u.test(text) ? text.split(', ') : null
  return letters ? { kind: 'letters', letters } : { kind: 'text', text }
}

function isSame(one: SheetKey, other: SheetKey): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
