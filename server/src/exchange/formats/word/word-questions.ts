import type { ReadItem } from '../item.ts'
import { UnreadableFile, mostItems, problem } from '../item.ts'
import { createKeySheets, type PaperPart } from './key-sheets.ts'
import { codeIn, isCodeLine, keyPairs, keyTable } from './signs/key-signs.ts'
import { type Manner, gradedStart, mannerOf, mixMark, partedStart } from './signs/beginnings.ts'
import {
  type Label,
  type PassageStart,
  type QuestionStart,
  isOpenPassage,
  isPaperWording,
  labelOf,
  passageStart,
  questionStart,
} from './signs/line-signs.ts'
import { optionStarts, optionsInside } from './signs/option-signs.ts'
import { cutLine, plainLine, trimLine } from './line-text.ts'
import { takeBeginning, takeField, takeText } from './draft-filling.ts'
import { type WordDraft, newDraft } from './question-draft.ts'
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

  function begin(line: Line, { number, at: behind, points, level }: QuestionStart): void {
    if (drafts.length === mostItems) throw new UnreadableFile('tooMany')
    if (number <= (drafts.at(-1)?.number ?? Infinity)) parts.push({ code, numbers: new Set() })
    parts.at(-1)?.numbers.add(number)
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

  function take(line: Line): void {
    at += 1
    const text = plainLine(line)
    if (text.trim() === '') return
    const mark = manner === 'parted' ? mixMark(text) : null
    if (mark) return takeMark(mark, text)
    const pairs = keyPairs(text)
    if (pairs && (pairs.letters.size > 1 || isInKey)) return sheets.add(pairs)
    const start = startOf(text)
    if (start) return begin(line, start)
    const label = isNextOption(text) ? null : labelOf(text)
    code = codeIn(text) ?? code
    if (label) return takeLabel(label, line)
    if (isCodeLine(text) && !isInKey) return takeLabel({ kind: 'section' }, line)
    if (isInKey) return void (isPaperWording(text) || skipped.push(text.trim()))
    const shared = passageStart(text)
    if (shared) {
      current = null
      passage = { ...shared, part: shared.from === 1 ? parts.length : Math.max(0, parts.length - 1), lines: [line] }
      passages.push(passage)
    } else if (passage) passage.lines.push(line)
    else if (current && !(isOpenPassage(text) && current.options.length > 1)) takeText(current, line)
    else {
      current = null
      if (!isPaperWording(text)) skipped.push(text.trim())
    }
  }

  function takeMark(mark: NonNullable<ReturnType<typeof mixMark>>, text: string): void {
    if (mark === 'note') return void (/<audio>/iu.test(text) && skipped.push(text.trim()))
    const number = drafts.length
    if (mark === 'part' && /sg/iu.test(text)) for (const one of passages) one.to = Math.min(one.to, number)
    current = null
    passage = mark === 'group' ? { from: number + 1, to: Infinity, part: 0, lines: [] } : null
    if (passage) passages.push(passage)
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
    const start = questionStart(text, manner)
    // A new paper after a key begins at one again.
    if (start && (isInKey ? start.number === 1 : isNext(start.number) || isPlain(text))) return start
    if (manner === 'numbered' || isInKey) return null
    // Somebody wrote 'Câu 1', 'Câu 2' and then '3.': only what has options of its own is taken for a question.
    const bare = questionStart(text, 'numbered')
    const follows = bare?.number === (drafts.at(-1)?.number ?? Infinity) + 1
    return bare && follows && isPlain(text) ? bare : null
  }

  /** Behind the options of one question a number with options of its own is another one, whoever miscounted. */
  function isPlain(text: string): boolean {
    return ((current ?? drafts.at(-1))?.options.length ?? 0) > 1 && hasOptionsNext(text)
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
    return manner === 'named' || number === 1 || number === (drafts.at(-1)?.number ?? 0) + 1
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
      take(block.line)
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
  for (const draft of drafts) draft.shared = passages.filter((one) => isFor(one, draft)).flatMap((one) => one.lines)
  const items = drafts.map((draft) => readItemOf(draft, sheets.keyOf(draft.paperPart, draft.number), pictureName))
  if (skipped.length > 0)
    items.at(-1)?.problems.push(problem('wordingDropped', { text: skipped.join(' / ').slice(0, 200) }))
  return items
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
