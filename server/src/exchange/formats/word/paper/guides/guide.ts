import { truthsText } from '@lms/contracts/question-types/part-texts.ts'
import { plainLine } from '../../line-text.ts'
import { isGuideHead } from '../../signs/guide-signs.ts'
import { keyTable } from '../../signs/key-signs.ts'
import { labelOf } from '../../signs/line-signs.ts'
import { optionStarts, optionsInside } from '../../signs/option-signs.ts'
import { pairsIn } from '../../signs/pair-signs.ts'
import { largeBefore, letterBefore } from '../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import type { SheetKey } from './key-sheets.ts'
import { type Asked, type AskedPaper, askedPaper, placeOf } from './asked.ts'
import { type GuideEntry, entriesIn } from './guide-entries.ts'
import { isKeyAlone, isTruths, keyFrom, subKeys, truthsIn, withoutPoints } from './guide-keys.ts'
import { papersIn } from './papers.ts'
import { withKeysOfParts } from './part-keys.ts'
import { solvedTruths } from './solved-truths.ts'

interface GuidedPaper {
  blocks: readonly WordBlock[]
  /** By the line with which a question begins. */
  keys: ReadonlyMap<Line, SheetKey>
  /** How it may be solved. */
  solutions: ReadonlyMap<Line, Line[]>
  /** Of the guide what belongs to no question. */
  left: readonly string[]
}

const fewest = 2

/** Of each paper in the file. */
export function withKeysBehind(blocks: readonly WordBlock[]): GuidedPaper {
  const papers = papersIn(blocks).map(withKeysOfPaper)
  return {
    blocks: papers.flatMap((paper) => paper.blocks),
    keys: new Map(papers.flatMap(({ keys }) => [...keys])),
    solutions: new Map(papers.flatMap(({ solutions }) => [...solutions])),
    left: papers.flatMap(({ left }) => left),
  }
}

/** Keys part by part, or a guide: whichever of them says more. */
function withKeysOfPaper(blocks: readonly WordBlock[]): GuidedPaper {
  const parts = withKeysOfParts(blocks)
  const guide = withMarkingGuide(blocks)
  const isGuide = guide.keys.size + guide.solutions.size > parts.keys.size
  return isGuide ? guide : { ...parts, solutions: new Map(), left: [] }
}

/**
 * 'HƯỚNG DẪN CHẤM' behind a paper: number by number a letter, what is true of each statement, what is to be typed, or
 * how a task may be solved, with its points. Nothing below that heading asks anything.
 */
function withMarkingGuide(blocks: readonly WordBlock[]): GuidedPaper {
  const heads = blocks.flatMap((block, at) => (block.kind === 'line' && isHead(plainLine(block.line)) ? [at] : []))
  // 'Đáp án nào đúng?' begins so as well, and is none.
  for (const start of heads.slice(0, mostHeads)) {
    const guided = guidedFrom(blocks, start)
    if (guided.keys.size + guided.solutions.size > 0) return guided
  }
  return guidedFrom(blocks, -1)
}

const mostHeads = 8

function guidedFrom(blocks: readonly WordBlock[], start: number): GuidedPaper {
  const nothing: GuidedPaper = { blocks, keys: new Map(), solutions: new Map(), left: [] }
  const paper = start === -1 ? null : askedPaper(blocks.slice(0, start))
  if (!paper) return nothing
  const head = blocks[start]
  const isListed = head?.kind === 'line' && listed.test(plainLine(head.line))
  const region = blocks.slice(isListed ? start : start + 1)
  if (holdsQuestions(region) || region.some(isOfPapers)) return nothing
  const { entries, left } = entriesIn(region, paper)
  const known = entries.filter((entry) => isAsked(entry, paper))
  const isTwice = paper.isNumbered && new Set(known.map(placeOf)).size < known.length
  // Steps of a solution count as well.
  if (known.length < entries.length || !isWorth(known) || isTwice) return nothing
  const keys = new Map<Line, SheetKey>()
  const solutions = new Map<Line, Line[]>()
  for (const entry of known) take(entry, paper, keys, solutions)
  const count = keys.size + solutions.size
  // What says little of many is read number by number elsewhere.
  if (count < fewest || count * 2 < paper.asked.length) return nothing
  return { blocks: [...blocks.slice(0, start), end], keys, solutions, left }
}

/** 'Đáp án: 1.A; 2.B' is one as well. */
const listed = /^\s*đáp án\s*[:：]\s*(?=1\s?[.:)]\s?[^;]{1,200};\s?2\s?[.:)])/iu

/** Whatever follows is no part of the last question. */
const end: WordBlock = { kind: 'line', line: [{ kind: 'text', text: '--- HẾT ---', look: {} }] }

function isHead(text: string): boolean {
  return labelOf(text)?.kind === 'key' || isGuideHead(text) || listed.test(text)
}

/** Letters alone are read without it. */
function isWorth(entries: readonly GuideEntry[]): boolean {
  return entries.some(({ part, lines }) => part !== '' || lines.length !== 1 || !isKeyAlone(plainLine(lines[0] ?? [])))
}

/** Another paper: somebody may choose between large letters. */
function holdsQuestions(region: readonly WordBlock[]): boolean {
  const texts = region.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  return texts.some(
    (text, at) =>
      optionsInside(text).length > 0 ||
      (letterBefore(text)?.letter === 'A' && optionStarts(text, 0).length > 1) ||
      (largeBefore(text) === 'A' && optionStarts(texts[at + 1] ?? '', 1).length > 0),
  )
}

/** Also below 'TỰ LUẬN' something may be chosen. */
function isLettersSaid({ lines: [first = []] }: GuideEntry): boolean {
  return keyFrom(plainLine(first), true).kind === 'letters'
}

/** Columns for several papers. */
function isOfPapers(block: WordBlock): boolean {
  if (block.kind === 'line') return false
  const sheets = keyTable(block.rows.map((row) => row.map((lines) => lines.map(plainLine).join(' '))))
  return sheets !== null && (sheets.length > 1 || sheets[0]?.code !== null)
}

function isAsked(entry: GuideEntry, { asked }: AskedPaper): boolean {
  return asked.some((one) => isOf(one, entry))
}

function isOf(one: Asked, { section, word, number }: GuideEntry): boolean {
  return one.section === section && one.word === word && one.number === number
}

const answerHead = /^\s*(?:đáp án|trả lời|lời giải|hướng dẫn(?:\s+giải)?)\s*[:：]\s*$/iu
const mostRepeated = 4

/** Some guides say the question once more above its answer. */
function answeredIn(lines: Line[]): Line[] {
  const head = lines.slice(0, mostRepeated).findIndex((line) => answerHead.test(plainLine(line)))
  return lines.slice(head + 1)
}

/** '(1) lá cây, (2) nước' */
const numberedFillings = /^\(1\)\s?[^()]{1,60}\(2\)\s?[^()]{1,60}(?:\(\d{1,2}\)\s?[^()]{1,60}){0,18}$/u

/** 'Đ, S' however they are written. */
function truthsOf(key: SheetKey): string[] {
  const truths = key.kind === 'text' ? truthsIn(key.text) : null
  return truths ? [truthsText(truths.map((isTrue) => ({ isTrue })))] : []
}

function nameOf(key: SheetKey): string {
  return truthsOf(key)[0] ?? JSON.stringify(key)
}

function take(
  entry: GuideEntry,
  { asked, places }: AskedPaper,
  keys: Map<Line, SheetKey>,
  solutions: Map<Line, Line[]>,
): void {
  const add = (line: Line, key: SheetKey): void => {
    const before = keys.get(line)
    const isSame = before === undefined || nameOf(before) === nameOf(key)
    keys.set(line, isSame ? key : { kind: 'unclear', letters: [before, key].flatMap(truthsOf) })
  }
  const whole = places.get(placeOf(entry))
  if (!whole) {
    const subs = asked.filter((one) => isOf(one, entry))
    const said = subKeys(entry.lines, subs.length)
    for (const [at, { line, hasOptions }] of subs.entries())
      add(line, said ? keyFrom(said[at] ?? '', hasOptions) : { kind: 'unclear', letters: [] })
    return
  }
  const [first, ...others] = entry.lines
  const isShort = others.length === 0 && first !== undefined && isKeyAlone(plainLine(first), whole.hasOptions)
  const said = entry.lines.map((line) => withoutPoints(plainLine(line))).join('; ')
  const truths = whole.hasOptions ? solvedTruths(entry.lines) : null
  if (truths !== null) {
    add(whole.line, { kind: 'text', text: truths })
    solutions.set(whole.line, entry.lines)
    return
  }
  const isFilled = entry.lines.length === 1 && numberedFillings.test(said)
  if (!whole.hasOptions && (pairsIn(said) || isTruths(said) || isFilled)) add(whole.line, { kind: 'text', text: said })
  else if (whole.isEssay && !isLettersSaid(entry)) solutions.set(whole.line, answeredIn(entry.lines))
  else if (isShort) add(whole.line, keyFrom(plainLine(first), whole.hasOptions))
  else if (first !== undefined && isKeyAlone(plainLine(first), true) && whole.hasOptions) {
    add(whole.line, keyFrom(plainLine(first), true))
    solutions.set(whole.line, others)
  } else if (whole.hasOptions) add(whole.line, keyFrom(entry.lines.map(plainLine).join(' '), true))
  else solutions.set(whole.line, answeredIn(entry.lines))
}
