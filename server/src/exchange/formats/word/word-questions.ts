import type { ReadItem } from '../item.ts'
import { UnreadableFile, mostItems, problem } from '../item.ts'
import { createKeySheets, type PaperPart } from './key-sheets.ts'
import { codeIn, isCodeLine, keyPairs, keyTable } from './signs/key-signs.ts'
import {
  type Manner,
  bracketedStart,
  gradedStart,
  labelledStart,
  mannerOf,
  mixMark,
  partedStart,
} from './signs/beginnings.ts'
import {
  type Label,
  type PassageStart,
  type QuestionStart,
  isOpenPassage,
  isOptionsHead,
  isPaperWording,
  isPassageHead,
  labelOf,
  passageStart,
  questionStart,
} from './signs/line-signs.ts'
import { optionStarts, optionsInside } from './signs/option-signs.ts'
import { cutLine, looksAll, plainLine, trimLine } from './line-text.ts'
import { takeBeginning, takeField, takeText } from './draft-filling.ts'
import { isTypedPoint, settleListed } from './listed-options.ts'
import { type WordDraft, newDraft } from './question-draft.ts'
import { settleBelow } from './text-below.ts'
import { readItemOf } from './word-draft.ts'
import type { Line, WordBlock } from './word-file.ts'

interface Passage extends PassageStart {
  part: number
  lines: Line[]
}

/** A numbered question, lettered options, and a key that is said somewhere or shown by how it looks. */
export function questionsIn(blocks: readonly WordBlock[], pictureName: (part: string) => string): ReadItem[] {
  const lines = blocks.flatMap(linesOf)
  const drafts: WordDraft[] = []
  const parts: PaperPart[] = []
  const sheets = createKeySheets(parts)
  const passages: Passage[] = []
  const manner = mannerOf(lines.map(plainLine))
  let at = 0
  let current: WordDraft | null = null
  let passage: Passage | null = null
  let code: string | null = null
  let skipped: string[] = []
  let isInKey = false
  let isEssayPart = false
  /** A mark stands above: what follows is a question. */
  let isAwaited = manner === 'parted'
  /** Texts for several questions that no mark has ended yet. */
  const groups: Passage[] = []

  function begin(line: Line, { number, at: behind, points, level }: QuestionStart): void {
    if (drafts.length === mostItems) throw new UnreadableFile('tooMany')
    if (number !== 0 && number <= (lastNumber() ?? Infinity)) parts.push({ code, numbers: new Set() })
    if (number !== 0) parts.at(-1)?.numbers.add(number)
    current = newDraft(number, parts.length - 1, skipped)
    skipped = []
    passage = null
    isInKey = false
    isAwaited = false
    current.points = points
    current.isEssay = isEssayPart
    if (level !== null) current.fields.difficulty = level
    drafts.push(current)
    takeBeginning(current, trimLine(cutLine(line, behind)))
  }

  /** Of those that have one. */
  function lastNumber(): number | undefined {
    return drafts.findLast(({ number }) => number !== 0)?.number
  }

  function take(line: Line, isPoint = false): void {
    at += 1
    const text = plainLine(line)
    if (text.trim() === '') return
    const mark = mixMark(text)
    if (mark) return takeMark(mark, text)
    if (isPassageHead(text) && beginPassage(line, text)) return
    if (isOptionsHead(text) && current?.part === 'stem') return
    const pairs = keyPairs(text)
    if (pairs && (pairs.letters.size > 1 || isInKey)) return sheets.add(pairs)
    const start = startOf(text)
    if (start) return begin(line, start)
    const label = isNextOption(text) ? null : labelOf(text)
    code = codeIn(text) ?? code
    if (label) return takeLabel(label, line)
    if (isCodeLine(text) && !isInKey) return takeLabel({ kind: 'section' }, line)
    if (isInKey) return void (isPaperWording(text) || skipped.push(text.trim()))
    if (isUnnumbered(text)) return begin(line, { number: 0, at: strayNumber(text), points: null, level: null })
    if (isHeading(line)) return takeLabel({ kind: 'section' }, line)
    if (beginPassage(line, text)) return
    if (passage) passage.lines.push(line)
    else if (current && !(isOpenPassage(text) && current.options.length > 1))
      takeText(current, line, isPoint || isTypedPoint(text))
    else {
      current = null
      if (!isPaperWording(text)) skipped.push(text.trim())
    }
  }

  function beginPassage(line: Line, text: string): boolean {
    const shared = passageStart(text)
    if (!shared) return false
    current = null
    passage = { ...shared, part: shared.from === 1 ? parts.length : Math.max(0, parts.length - 1), lines: [line] }
    passages.push(passage)
    return true
  }

  function takeMark(mark: NonNullable<ReturnType<typeof mixMark>>, text: string): void {
    if (mark === 'note') return void (/<audio>/iu.test(text) && skipped.push(text.trim()))
    // Elsewhere such marks only stand around a text that says for itself which questions it is for.
    if (manner !== 'parted') return
    const rest = text.replace(/^[^\]]*\]/u, '').trim()
    if (rest !== '') skipped.push(rest)
    const number = drafts.length
    if (mark === 'part' && /sg/iu.test(text)) for (const one of groups.splice(0)) one.to = number
    current = null
    passage = mark === 'group' ? { from: number + 1, to: Infinity, part: 0, lines: [] } : null
    if (passage) {
      passages.push(passage)
      groups.push(passage)
    }
    isAwaited = mark !== 'group'
  }

  /** 'I. PHẦN …' may be a heading, and is the ninth option where eight stand above it. */
  function isNextOption(text: string): boolean {
    const count = current?.part === 'options' ? current.options.length : 0
    return count > 0 && optionStarts(text, count).length > 0
  }

  function startOf(text: string): QuestionStart | null {
    const number = drafts.length + 1
    if (manner === 'parted') return isAwaited && labelOf(text) === null ? partedStart(text, number) : null
    if (manner === 'graded') return gradedStart(text, number)
    if (manner === 'labelled') return labelledStart(text, number)
    const bracketed = isInKey ? null : bracketedStart(text)
    if (bracketed && isAsked(text)) return bracketed
    const start = questionStart(text, manner)
    // A new paper after a key begins at one again.
    if (start && (isInKey ? start.number === 1 : isNext(start.number) || isPlain(text))) return start
    const alone = /^\s*(\d{1,3})\s*$/u.exec(text)?.[1]
    if (Number(alone) === (lastNumber() ?? Infinity) + 1 && isPlain(text))
      return { number: Number(alone), at: text.length, points: null, level: null }
    if (manner === 'numbered' || isInKey) return null
    // Somebody wrote 'Câu 1', 'Câu 2' and then '3.': only what has options of its own is taken for a question.
    const bare = questionStart(text, 'numbered')
    const follows = bare?.number === (lastNumber() ?? Infinity) + 1
    return bare && follows && isPlain(text) ? bare : null
  }

  /** Behind the options of one question a number with options of its own is another one, whoever miscounted. */
  function isPlain(text: string): boolean {
    return ((current ?? drafts.at(-1))?.options.length ?? 0) > 1 && hasOptionsNext(text)
  }

  /** Between two questions, and right above an 'A.' or with options of its own. */
  function isAsked(text: string): boolean {
    if (current && current.options.length < 2) return false
    return optionsInside(text).length > 0 || optionStarts(plainLine(nextLine() ?? []), 0).length > 0
  }

  /** Behind the options of one question, right above an 'A.': somebody forgot its number. */
  function isUnnumbered(text: string): boolean {
    if ((current?.options.length ?? 0) < 2 || isNextOption(text) || optionStarts(text, 0).length > 0) return false
    const next = plainLine(nextLine() ?? [])
    if (optionStarts(next, 0).length === 0 || !/^\s*[\p{Lu}\d“"(]/u.test(text)) return false
    return /^\s*\W?A/u.test(next) || /[?:]\s*$/u.test(text)
  }

  /** A bold line of its own right above a question is no part of an option that is not bold. */
  function isHeading(line: Line): boolean {
    const option = current?.options.at(-1)
    if (!option || plainLine(line).length > 80 || !looksAll(line, 'bold') || isNextOption(plainLine(line))) return false
    const next = plainLine(nextLine() ?? [])
    return !looksAll(option.lines.flat(), 'bold') && (questionStart(next, 'named') ?? startOf(next)) !== null
  }

  function nextLine(): Line | undefined {
    return lines.slice(at, at + 4).find((line) => plainLine(line).trim() !== '')
  }

  function hasOptionsNext(text: string): boolean {
    if (optionsInside(text).length > 0) return true
    for (const line of lines.slice(at, at + 6)) {
      const next = plainLine(line)
      if (optionStarts(next, 0).length > 0) return true
      if (questionStart(next, 'named') || questionStart(next, 'numbered')) return false
    }
    return false
  }

  /** Without a word before it, a number alone may as well belong to the text: it must be the one that follows. */
  function isNext(number: number): boolean {
    return manner === 'named' || number === 1 || number === (lastNumber() ?? 0) + 1
  }

  function takeLabel(label: Label, line: Line): void {
    if (label.kind === 'key') {
      isInKey = true
      current = null
      passage = null
    } else if (label.kind === 'section' || label.kind === 'end') {
      if (label.kind === 'section') isEssayPart = /tự luận/iu.test(plainLine(line))
      if (label.kind === 'section' && !isInKey) skipped.push(plainLine(line).trim())
      current = null
      passage = null
    } else if (current) takeField(current, label, trimLine(cutLine(line, label.at)))
    else skipped.push(plainLine(line).trim())
  }

  for (const block of blocks) {
    if (block.kind === 'line') {
      take(block.line, block.isPoint)
      continue
    }
    const cells = block.rows.map((row) => row.map((own) => own.map(plainLine).join('\n')))
    const table = keyTable(cells)
    if (!table && isLayout(cells, manner)) {
      for (const line of block.rows.flat(2)) take(line)
      continue
    }
    at += block.rows.flat(2).length
    if (table) for (const said of table) sheets.add(said)
    else if (current) (current as WordDraft).stem.push({ rows: block.rows })
    else skipped.push(cells.flat().join(' ').trim())
  }
  settleListed(drafts)
  settleBelow(drafts)
  for (const draft of drafts) draft.shared = passages.filter((one) => isFor(one, draft)).flatMap((one) => one.lines)
  const items = drafts.map((draft) => readItemOf(draft, sheets.keyOf(draft.paperPart, draft.number), pictureName))
  if (skipped.length > 0)
    items.at(-1)?.problems.push(problem('wordingDropped', { text: skipped.join(' / ').slice(0, 200) }))
  return items
}

/** '12Which': a number that lost its point. */
function strayNumber(text: string): number {
  return /^\s*\d{1,3}(?=\p{Lu})/u.exec(text)?.[0].length ?? 0
}

function isFor({ part, from, to }: Passage, { paperPart, number }: WordDraft): boolean {
  return part === paperPart && from <= number && number <= to
}

function linesOf(block: WordBlock): Line[] {
  return block.kind === 'line' ? [block.line] : block.rows.flat(2)
}

/** Tables that only put questions or options side by side. */
function isLayout(cells: readonly (readonly string[])[], manner: Manner): boolean {
  const texts = cells.flat().filter((text) => text.trim() !== '')
  const labelled = texts.filter(
    (text) => /^\s*\*?\(?[A-H]\s*[.):]/u.test(text) || (manner === 'named' && questionStart(text, 'named')),
  )
  return texts.length > 0 && labelled.length >= texts.length * 0.5
}
