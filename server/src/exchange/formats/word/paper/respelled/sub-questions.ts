import { plainTruthOf } from '../../../item.ts'
import { papersIn } from '../guides/papers.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { labelOf, questionStart } from '../../signs/line-signs.ts'
import { beginsLarge, optionsInside } from '../../signs/option-signs.ts'
import { isNextSmall, letterOnLine } from '../../signs/option-letters.ts'
import { isGuideHead } from '../../signs/guide-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

type LineBlock = Extract<WordBlock, { kind: 'line' }>

const lettered = /^\s*([a-h])\s*[).,:]\s*(?=\S)/u
const numbered = /^\s*(\d{1,2})\s*[.)]\s*(?=\S)/u
const names = 'abcdefgh'
const fewest = 2
/** 'Khoanh vào chữ cái đặt trước câu trả lời đúng' asks nothing by itself. */
const instruction =
  /^[^\p{L}]{0,10}(?:em\s+)?(?:hãy\s+)?(?:khoanh|chọn|đánh dấu|ghi|viết)(?:\s+tròn)?\s.{0,40}(?:chữ|ý|câu|đáp án|kết quả|phương án|trước).{0,60}$/iu

interface Part {
  at: number
  /** 'a' of 'a)', also of '1.' */
  name: string
  /** Where its text begins. */
  from: number
}

/**
 * 'Câu 1. Khoanh vào chữ cái trước câu trả lời đúng:' above 'a) … A. … B. …' and 'b) … A. … B. …': each of them is a
 * question of its own, with the number of the one that holds them.
 */
export function withSubQuestions(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return papersIn(blocks).flatMap(withSubQuestionsOf)
}

function withSubQuestionsOf(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const respelled = new Map<number, WordBlock[]>()
  for (const [from, to] of spansIn(blocks)) {
    const first = blocks[from]
    const start = first?.kind === 'line' ? questionStart(plainLine(first.line), 'named') : null
    const parts = partsIn(blocks, from, to, start?.at ?? 0)
    if (parts.length < fewest || first?.kind !== 'line' || !start) continue
    const word = /^\s*bài/iu.test(plainLine(first.line)) ? 'Bài' : 'Câu'
    // Each of them brings its share.
    const points = start.points === null ? '' : `(${Math.round((start.points / parts.length) * 100) / 100} điểm) `
    const isBeside = parts[0]?.at === from
    const shared = isBeside
      ? []
      : [cutLine(first.line, start.at), ...linesBetween(blocks, from + 1, parts[0]?.at ?? to)]
    const lead = shared.map(trimLine).filter((line) => !isEmptyLine(line) && !instruction.test(plainLine(line)))
    for (let at = from; at < (parts[0]?.at ?? to); at += 1) respelled.set(at, [])
    for (const part of parts) {
      const own = blocks[part.at]
      if (own?.kind !== 'line') continue
      const label: Line = [{ kind: 'text', text: `${word} ${start.number}${part.name}. ${points}`, look: {} }]
      const text = trimLine(cutLine(own.line, part.from))
      const [head, ...others] = [...lead, ...partedAt(text, optionsInside(plainLine(text))[0]?.label)]
      respelled.set(part.at, [
        { ...own, line: [...label, ...(head ?? [])] },
        ...others.map((line): LineBlock => ({ kind: 'line', line })),
      ])
    }
  }
  return respelled.size === 0 ? blocks : blocks.flatMap((block, at) => respelled.get(at) ?? [block])
}

/** Options in the line of what is asked stand in a line of their own where something else is asked before it. */
function partedAt(line: Line, at: number | undefined): Line[] {
  return at === undefined ? [line] : [trimLine(cutLine(line, 0, at)), trimLine(cutLine(line, at))]
}

/** From the line with a number to the one before the next, in the paper itself. */
function spansIn(blocks: readonly WordBlock[]): [number, number][] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const first = texts.findIndex((text) => questionStart(text, 'named') !== null)
  const below = texts.filter((text) => labelOf(text)?.kind === 'answer').length
  // 'Đáp án: …' below several of them heads nothing.
  const isHead = (text: string): boolean => isGuideHead(text) && (below < fewest || labelOf(text)?.kind !== 'answer')
  const guide = texts.findIndex((text, at) => at > first && isHead(text))
  const end = guide === -1 ? texts.length : guide
  const cuts = texts.flatMap((text, at) =>
    at < end && (questionStart(text, 'named') !== null || labelOf(text)?.kind === 'section') ? [at] : [],
  )
  return cuts.map((from, place) => [from, cuts[place + 1] ?? end])
}

function linesBetween(blocks: readonly WordBlock[], from: number, to: number): Line[] {
  return blocks.slice(from, to).flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
}

/** Each with options in large letters or an answer of its own; anything else is a list, or something to be worked out. */
function partsIn(blocks: readonly WordBlock[], from: number, to: number, behind: number): Part[] {
  for (const sign of [lettered, numbered]) {
    const parts: Part[] = []
    for (let at = from; at < to; at += 1) {
      const block = blocks[at]
      // 'Câu 2. a) …' holds the first of them.
      const start = at === from ? behind : 0
      const found = block?.kind === 'line' ? sign.exec(plainLine(block.line).slice(start)) : null
      const name = sign === lettered ? (found?.[1] ?? '') : (names[Number(found?.[1]) - 1] ?? '')
      const before = parts.at(-1)?.name
      const isNext = before === undefined ? name === 'a' : isNextSmall(name, before)
      if (found && isNext) parts.push({ at, name, from: start + found[0].length })
    }
    const own = parts.map(({ at }, place) => blocks.slice(at, parts[place + 1]?.at ?? to))
    const areChosen = own.every(hasOptions)
    const isFree = !hasOptions(blocks.slice(from, parts[0]?.at ?? to))
    if (parts.length >= fewest && ((areChosen && isFree) || own.every(hasAnswer))) return parts
  }
  return []
}

/** What is right of it stands below it; 'B' alone may name one of them, and what is true of each is judged together. */
function hasAnswer(blocks: readonly WordBlock[]): boolean {
  const texts = blocks.slice(1).map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  return texts.some((text) => {
    const label = labelOf(text)
    const said = label?.kind === 'answer' ? text.slice(label.at).trim() : ''
    return said !== '' && letterOnLine(said) === null && plainTruthOf(said) === null
  })
}

function hasOptions(blocks: readonly WordBlock[]): boolean {
  const texts = blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  return texts.some((text) => optionsInside(text).length > 0 || beginsLarge(text))
}
