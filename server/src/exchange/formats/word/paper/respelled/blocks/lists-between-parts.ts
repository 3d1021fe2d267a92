import { plainLine, textLine } from '../../../line-text.ts'
import { isGuideHead } from '../../../signs/guide-signs.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { sectionIn } from '../../guides/asked.ts'

interface Part {
  number: number
  asked: readonly WordBlock[]
  list: readonly WordBlock[]
}

const fewest = 2
const longestKey = 120
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

/** A list of keys behind each part says what one list behind all of them says below the names of the parts. */
export function withListsBehindAll(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const heads = texts.flatMap((text, at) => (sectionIn(text) ? [at] : []))
  const [first = 0] = heads
  if (heads.length < fewest || texts.slice(0, first).some(isGuideHead)) return blocks
  const parts = heads.map((from, place) =>
    partOf(blocks.slice(from, heads[place + 1]), texts.slice(from, heads[place + 1])),
  )
  const whole = parts.filter((part): part is Part => part !== null)
  const listed = whole.filter(({ list }) => list.length > 0)
  const isInOrder = whole.every(({ number }, at) => number === at + 1)
  if (whole.length < parts.length || !isInOrder || listed.length < fewest) return blocks
  return [
    ...blocks.slice(0, first),
    ...whole.flatMap(({ asked }) => asked),
    lineOf('ĐÁP ÁN'),
    ...listed.flatMap(({ number, list }) => [lineOf(`PHẦN ${roman[number] ?? ''}`), ...list]),
  ]
}

function partOf(blocks: readonly WordBlock[], texts: readonly string[]): Part | null {
  const [head = ''] = texts
  const number = sectionIn(head)?.number ?? 0
  const at = texts.findIndex((text, place) => place > 0 && isGuideHead(text))
  const asked = at === -1 ? blocks : blocks.slice(0, at)
  const list = at === -1 ? [] : blocks.slice(at + 1)
  const isAsked = texts
    .slice(0, asked.length)
    .some((text) => (questionStart(text, 'named') ?? questionStart(text, 'numbered')) !== null)
  const isList = texts.slice(asked.length + 1).every(isKeyLine)
  return number in roman && isAsked && isList ? { number, asked, list } : null
}

function isKeyLine(text: string): boolean {
  const isOption = optionStarts(text, 0).length > 0 && !/^\s*[a-d]\s?[).:-]?\s?(?:đ|s|đúng|sai)(?!\p{L})/iu.test(text)
  return text.length <= longestKey && !isOption && !text.includes('?') && !isGuideHead(text)
}

function lineOf(text: string): WordBlock {
  return { kind: 'line', line: textLine(text) }
}
