import { plainLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'
import { guideLines } from '../keys/guide-lines.ts'
import { outlineLabel } from '../outline-labels.ts'
import { answerBelow, fewestAnswered, withAnswersBelow } from './answers-below.ts'
import { headIn, isHead } from './guide-heads.ts'
import { type GuidedPaper, isLabelled } from './guided-paper.ts'
import { beginningsBehindGuides } from './next-lessons.ts'
import { withListsBelowHeads } from './lists-in-line.ts'
import { withoutFrames } from './typed-frames.ts'

const mostGuides = 40

/** A run of lines: what is asked, what is right, or how that is found. */
interface Piece {
  kind: 'paper' | 'list' | 'solutions'
  /** What the list is called. */
  heads: string[]
  blocks: WordBlock[]
  /** It has a question, or a key. */
  isLabelled: boolean
}

/**
 * A file as papers with their lists of keys: each below its own, or all of them at the end, where each says which
 * paper it is for. Null where there is no such list.
 */
export function papersAndGuides(typed: readonly WordBlock[]): GuidedPaper[] | null {
  const blocks = withListsBelowHeads(withoutFrames(typed))
  const pieces = piecesOf(blocks)
  const papers = pieces.filter(({ kind }) => kind === 'paper')
  const lists = pieces.filter(({ kind }) => kind === 'list')
  if (lists.length === 0) return withAnswersBelow(blocks)
  const isMissed = papers
    .flatMap((paper) => paper.blocks)
    .some((block) => block.kind === 'line' && isHead(plainLine(block.line)) && !answerBelow.test(plainLine(block.line)))
  if (lists.length > mostGuides || isMissed) return null
  if (lists.length === papers.length)
    return lists.map((list, at) => guidedBy(papers[at]?.blocks ?? [], [list, ...solutionsBehind(pieces, list)]))
  // Several lists behind one file of papers: each names its own, in what follows.
  const [only, another] = papers
  return only && !another ? [guidedBy(only.blocks, pieces.slice(1))] : null
}

function solutionsBehind(pieces: readonly Piece[], list: Piece): readonly Piece[] {
  const behind = pieces.slice(pieces.indexOf(list) + 1)
  const end = behind.findIndex(({ kind }) => kind !== 'solutions')
  return end === -1 ? behind : behind.slice(0, end)
}

function guidedBy(paper: readonly WordBlock[], pieces: readonly Piece[]): GuidedPaper {
  const solved = pieces.filter(({ kind }) => kind === 'solutions')
  return {
    paper,
    guide: pieces.filter(({ kind }) => kind === 'list').flatMap(({ blocks }) => blocks),
    heads: pieces.flatMap(({ heads }) => heads),
    ...(solved.length > 0 && { solutions: solved.flatMap(({ blocks }) => blocks) }),
  }
}

function piecesOf(blocks: readonly WordBlock[]): Piece[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : headIn(block.rows)))
  // Below each question, where there are several.
  const isBelow = texts.filter((text) => answerBelow.test(text)).length >= fewestAnswered
  const again = isBelow ? beginsAgain(texts) : -1
  const heads = texts.flatMap((text, at) =>
    isHead(text) && !(isBelow && answerBelow.test(text) && at !== again) ? [at] : [],
  )
  const lessons = beginningsBehindGuides(blocks, texts, heads)
  const first: Piece = { kind: 'paper', heads: [], blocks: [], isLabelled: false }
  const pieces = [first]
  let now = first
  let next = 0
  let tried = 0
  const begin = (kind: Piece['kind'], own: readonly WordBlock[] = []): void => {
    now = { kind, heads: [], blocks: [...own], isLabelled: kind === 'solutions' }
    pieces.push(now)
  }
  for (const [at, block] of blocks.entries()) {
    const text = texts[at] ?? ''
    const isHeading = heads[next] === at
    if (isHeading) next += 1
    const end = heads[next]
    const isSolving = (isHeading && solving.test(text)) || explaining.test(text)
    if (isSolving && now.kind === 'list' && now.isLabelled && tried < mostTried) {
      tried += 1
      if (isAgain(now.blocks, blocks.slice(at + 1, end))) {
        begin('solutions')
        continue
      }
    }
    if (now.kind !== 'paper' && lessons.has(at)) begin('paper')
    const named = numberOf(text)
    if (isHeading && (now.isLabelled || now.kind !== 'paper')) {
      // 'HƯỚNG DẪN CHẤM' above 'Đáp án' is one list.
      if (now.kind === 'paper' || (now.isLabelled && named !== null)) begin('list', named === null ? [] : [block])
      else if (now.isLabelled) now.blocks.push(block)
      now.heads.push(text)
      continue
    }
    // Another paper ends with a list of its own; the keys of one that stands above do not.
    if (now.kind !== 'paper' && named !== null && end !== undefined && numberOf(texts[end] ?? '') === null)
      begin('paper')
    now.blocks.push(block)
    now.isLabelled ||= isLabelled(block)
  }
  return pieces
}

const mostTried = 20

/** 'Lời giải chi tiết' above the first part or the first question once more: all of what follows is the list. */
function beginsAgain(texts: readonly string[]): number {
  const labels = texts.map(outlineLabel)
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text.trim(), (counts.get(text.trim()) ?? 0) + 1)
  const first = labels.findIndex((label) => label?.key === '1' && (label.style === 'named' || label.style === 'number'))
  return texts.findIndex((text, at) => {
    if (at <= first || first === -1 || !answerBelow.test(text)) return false
    // What stands below each question stands there more than once.
    if ((counts.get(text.trim()) ?? 0) > 1) return false
    const next = labels.slice(at + 1, at + 1 + nearby).find((label) => label !== null && label.style !== 'small')
    return next?.key === '1'
  })
}

const nearby = 3

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

function numberOf(text: string): string | null {
  const label = outlineLabel(text)
  return label?.style === 'paper' ? label.key : null
}
