import { cutLine, plainLine, textLine } from '../line-text.ts'
import { isGuideHead } from '../signs/guide-signs.ts'
import { labelOf, squeezed } from '../signs/line-signs.ts'
import type { Line, WordBlock } from '../word-file.ts'
import { guideLines } from './guide-lines.ts'
import { isSection, outlineLabel } from './outline-labels.ts'

export interface GuidedPaper {
  paper: readonly WordBlock[]
  guide: readonly WordBlock[]
  /** What its lists are called. */
  heads: readonly string[]
  /** All of it once more, with how each is solved. */
  solutions?: readonly WordBlock[]
}

const keyWord =
  /^[\s\-–—*#.=]*(?:the\s+)?(?:answer\s*)?keys?(?:\s+(?:to|for|the)\s.{0,60}|\s+(?:test|exam|unit|paper|grade)\s?\d{0,2})?[\s\-–—*:.=]*$/iu
const answerKey =
  /^[\s\-–—*#.=]*(?:answer\s*keys?|đáp án|hướng dẫn(?:\s+(?:chấm|giải|làm bài))?|gợi ý (?:chấm|đáp án|trả lời|làm bài))(?![\p{L}])/iu
/** 'Đáp án: B' is said of one question. */
const ofOne = /^[\s\-–—*#.=(→⇒>]*(?:đáp án|answer)\s*(?:đúng\s*)?[:：]\s*\S/iu
const longestHead = 120
const mostGuides = 40

/** 'Đáp án   a   b   d' is a row of keys. */
const row = /^\s*\S[^\t]{0,20}(?:\t+\s*[A-Ja-j]\s*){2}/u

function isHead(text: string): boolean {
  if (row.test(text)) return false
  const said = squeezed(text).trim()
  if (said === '' || said.length > longestHead || ofOne.test(said)) return false
  return keyWord.test(said) || labelOf(said)?.kind === 'key' || isGuideHead(said) || answerKey.test(said)
}

/**
 * A file as papers with their lists of keys: each below its own, or all of them at the end, where each says which
 * paper it is for. Null where there is no such list.
 */
export function papersAndGuides(typed: readonly WordBlock[]): GuidedPaper[] | null {
  const blocks = withoutFrames(typed)
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : headIn(block.rows)))
  // Below each question, where there are several.
  const isBelow = texts.filter((text) => answerBelow.test(text)).length >= fewestAnswered
  const heads = texts.flatMap((text, at) => (isHead(text) && !(isBelow && answerBelow.test(text)) ? [at] : []))
  const papers: WordBlock[][] = [[]]
  const guides: WordBlock[][] = []
  let isGuide = false
  /** What is read now has a question, or a key. */
  let hasLabels = false
  let next = 0
  const titles: string[][] = []
  const solutions = new Map<number, WordBlock[]>()
  let solved: WordBlock[] | null = null
  const begun = beginningsBehindGuides(blocks, texts, heads)
  for (const [at, block] of blocks.entries()) {
    const text = texts[at] ?? ''
    if (heads[next] === at) next += 1
    const code = numberOf(text)
    if (
      isGuide &&
      hasLabels &&
      ((heads[next - 1] === at && solving.test(text)) || explaining.test(text)) &&
      isAgain(guides.at(-1), blocks.slice(at + 1, heads[next]))
    ) {
      solved = []
      solutions.set(guides.length - 1, solved)
      continue
    }
    if (isGuide && begun.has(at)) {
      papers.push([])
      isGuide = false
      hasLabels = false
      solved = null
    }
    if (heads[next - 1] === at && (hasLabels || isGuide)) {
      // 'HƯỚNG DẪN CHẤM' above 'Đáp án' is one list.
      const begins = !isGuide || (hasLabels && (guides.length < papers.length || code !== null))
      if (begins) {
        guides.push(code === null ? [] : [block])
        titles.push([])
        hasLabels = false
      } else if (hasLabels) guides.at(-1)?.push(block)
      titles.at(-1)?.push(text)
      isGuide = true
      continue
    }
    // Another paper ends with a list of its own; the keys of one that stands above do not.
    const end = heads[next]
    if (isGuide && code !== null && end !== undefined && numberOf(texts[end] ?? '') === null) {
      papers.push([])
      isGuide = false
      hasLabels = false
    }
    if (!isGuide) solved = null
    ;(solved ?? (isGuide ? guides : papers).at(-1))?.push(block)
    hasLabels ||= isLabelled(block)
  }
  const isMissed = papers
    .flat()
    .some((block) => block.kind === 'line' && isHead(plainLine(block.line)) && !answerBelow.test(plainLine(block.line)))
  if (guides.length === 0) return withAnswersBelow(blocks)
  if (guides.length > mostGuides || isMissed) return null
  if (guides.length === papers.length)
    return papers.map((paper, at) => {
      const own = solutions.get(at)
      return { paper, guide: guides[at] ?? [], heads: titles[at] ?? [], ...(own && { solutions: own }) }
    })
  // Several lists behind one file of papers: each names its own, in what follows.
  return papers.length === 1 ? [{ paper: papers[0] ?? [], guide: guides.flat(), heads: titles.flat() }] : null
}

const explaining = /^[^\p{L}]{0,9}(?:giải thích|explanations?|lời giải)(?:\s(?:chi tiết|đáp án))?\s*[:.]?\s*$/iu
const solving = /lời giải|(?:hướng dẫn )?giải chi tiết|hướng dẫn giải/iu

/** What follows speaks of nothing but what the list has answered: it says how. */
function isAgain(guide: readonly WordBlock[] | undefined, behind: readonly WordBlock[]): boolean {
  const known = new Set(keysIn(guide ?? []))
  const said = keysIn(behind)
  return known.size > 1 && said.length > 0 && said.every((key) => known.has(key))
}

function keysIn(blocks: readonly WordBlock[]): string[] {
  return guideLines(blocks).flatMap((typed) => {
    const label = 'line' in typed ? typed.label : null
    return label?.style === 'named' || label?.style === 'number' ? [label.key] : []
  })
}

const mostAbove = 3
const optionsNearby = 8

/**
 * 'Bài 8 – …' or '1. …' with options, behind a list of keys and above another one: the next lesson with its own list.
 * A list that says its questions once more begins with one that stands above.
 */
function beginningsBehindGuides(
  blocks: readonly WordBlock[],
  texts: readonly string[],
  heads: readonly number[],
): ReadonlySet<number> {
  const known = new Set(texts.slice(0, heads[0]).map((text) => squeezed(text).trim()))
  const found = new Set<number>()
  for (const [place, head] of heads.entries()) {
    const end = heads[place + 1]
    if (end === undefined) break
    const below = texts.slice(head + 1, end)
    const first = head + 1 + below.findIndex((text, at) => isFirst(text) && isChosen(texts, head + 1 + at, end))
    if (first === head || known.has(squeezed(texts[first] ?? '').trim())) continue
    let from = first
    while (from > head + 1 && first - from < mostAbove && isLineAbove(blocks[from - 1], texts[from - 1] ?? ''))
      from -= 1
    if (blocks.slice(head + 1, from).some(isLabelled)) found.add(from)
  }
  return found
}

function isFirst(text: string): boolean {
  const label = outlineLabel(text)
  return label !== null && (label.style === 'number' || label.style === 'named') && label.key === '1'
}

/** 'a.', 'b.' and 'c.' below it, or large ones. */
function isChosen(texts: readonly string[], at: number, end: number): boolean {
  const below = texts.slice(at + 1, Math.min(end, at + 1 + optionsNearby))
  return ['a', 'b', 'c'].every((sign) =>
    below.some((text) => new RegExp(String.raw`^\s*${sign}\s?[.)]\s*\S`, 'iu').test(text)),
  )
}

/** A title above the first question of a lesson. */
function isLineAbove(block: WordBlock | undefined, text: string): boolean {
  if (block?.kind !== 'line' || text.trim() === '' || text.length > longestHead) return false
  const label = outlineLabel(text)
  return (
    label === null ||
    isSection(label) ||
    /^\s*(?:bài|tiết|tuần|unit|lesson)\s{0,3}\d{1,3}\s?[–:.-]\s*\p{Lu}/iu.test(text)
  )
}

const frame = /^\(?\d{0,2}\s?[.):]?$/u

/** 'Answer key: 1.   2.   3.' where a child writes its letters. */
function withoutFrames(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isFrame = (block: WordBlock | undefined): boolean => {
    if (block === undefined) return false
    const cells =
      block.kind === 'line'
        ? plainLine(block.line).split(/[\s.…_]+/u)
        : block.rows.flat(2).map((line) =>
            plainLine(line)
              .replaceAll(/[.…_\s]+$/gu, '')
              .trim(),
          )
    return cells.some((text) => text !== '') && cells.every((text) => text === '' || frame.test(text))
  }
  const heads = new Set(
    blocks.flatMap((block, at) =>
      block.kind === 'line' && isHead(plainLine(block.line)) && isFrame(blocks[at + 1]) && !isKeyed(blocks[at + 2])
        ? [at, at + 1]
        : [],
    ),
  )
  return heads.size === 0 ? blocks : blocks.filter((_, at) => !heads.has(at))
}

/** '1' above 'C' is a key. */
function isKeyed(block: WordBlock | undefined): boolean {
  return block?.kind === 'line' && /^\s*[A-H]\s*$/u.test(plainLine(block.line))
}

const answerBelow =
  /^[\s*#]{0,4}(?:(?:trả lời|lời giải|cách giải|bài giải|hướng dẫn giải)(?:\s+chi tiết)?\s{0,3}[:：.]?|giải\s?[:：])\s*$/iu
const fewestAnswered = 2

/** Below each question what is right: the paper without it, and all of it as a list. */
function withAnswersBelow(blocks: readonly WordBlock[]): GuidedPaper[] | null {
  const styles = new Set(
    blocks.map((block) => (block.kind === 'line' ? outlineLabel(plainLine(block.line))?.style : undefined)),
  )
  const main = styles.has('named') ? 'named' : 'number'
  const paper: WordBlock[] = []
  const guide: WordBlock[] = []
  let name: WordBlock | null = null
  let isAnswer = false
  let answered = 0
  for (const block of blocks) {
    const text = block.kind === 'line' ? plainLine(block.line) : ''
    const label = outlineLabel(text)
    const begins = label !== null && (label.style === main || isSection(label))
    if (begins) {
      isAnswer = false
      name = label.style === main ? block : null
      if (isSection(label)) guide.push(block)
    }
    const behind = !begins && name && block.kind === 'line' ? answerBelow.exec(text)?.[0].length : undefined
    if (behind !== undefined && name?.kind === 'line' && block.kind === 'line') {
      if (!isAnswer) guide.push({ kind: 'line', line: cutLine(name.line, 0, outlineLabel(plainLine(name.line))?.at) })
      answered += isAnswer ? 0 : 1
      isAnswer = true
      guide.push({ kind: 'line', line: cutLine(block.line, behind) })
    } else (isAnswer ? guide : paper).push(block)
  }
  return answered >= fewestAnswered ? [{ paper, guide, heads: [] }] : null
}

const fewestAsked = 2

/** Questions, whatever they ask, and a list of keys below them. */
export function isGuidedPaper(text: string): boolean {
  const lines = text.normalize('NFC').split('\n')
  const end = lines.findIndex(isHead)
  const asked = lines.slice(0, Math.max(end, 0)).filter((line) => isLabelled({ kind: 'line', line: textLine(line) }))
  return asked.length >= fewestAsked
}

/** The title of a list may stand in a table beside the name of the school. */
function headIn(rows: readonly Line[][][]): string {
  const texts = rows.flat(2).map(plainLine)
  return texts.length <= mostOfTitle ? (texts.find((text) => isHead(text) && titled.test(text)) ?? '') : ''
}

/** 'Đáp án' alone heads a column. */
const titled = /hướng dẫn chấm|(?:đáp án|answer key).{0,60}(?:đề|kiểm tra|thi|môn|lớp|grade|test)/iu
const mostOfTitle = 12

function numberOf(text: string): string | null {
  const label = outlineLabel(text)
  return label?.style === 'paper' ? label.key : null
}

function isLabelled(block: WordBlock): boolean {
  if (block.kind === 'table') return true
  const label = outlineLabel(plainLine(block.line))
  return label !== null && (label.style === 'named' || label.style === 'number')
}
