import type { ReadItem } from '../item.ts'
import { UnreadableFile, mostItems, problem } from '../item.ts'
import { createKeySheets, type PaperPart } from './key-sheets.ts'
import { codeIn, isCodeLine, keyPairs, keyTable, letterAtEnd } from './key-signs.ts'
import {
  type Label,
  type OptionStart,
  type PassageStart,
  type QuestionStart,
  isOpenPassage,
  isPaperWording,
  labelOf,
  optionStarts,
  optionsInside,
  passageStart,
  questionStart,
} from './line-signs.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from './line-text.ts'
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
  const style = lines.some((line) => questionStart(plainLine(line), 'named') !== null) ? 'named' : 'numbered'
  let at = 0
  let current: WordDraft | null = null
  let passage: Passage | null = null
  let code: string | null = null
  let skipped: string[] = []
  let isInKey = false
  let isEssayPart = false

  function begin(line: Line, { number, at: behind, points, level }: QuestionStart): void {
    if (drafts.length === mostItems) throw new UnreadableFile('tooMany')
    if (number <= (drafts.at(-1)?.number ?? Infinity)) parts.push({ code, numbers: new Set() })
    parts.at(-1)?.numbers.add(number)
    current = newDraft(number, parts.length - 1, skipped)
    skipped = []
    passage = null
    isInKey = false
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

  /** 'I. PHẦN …' may be a heading, and is the ninth option where eight stand above it. */
  function isNextOption(text: string): boolean {
    const count = current?.part === 'options' ? current.options.length : 0
    return count > 0 && optionStarts(text, count).length > 0
  }

  function startOf(text: string): QuestionStart | null {
    const start = questionStart(text, style)
    // A new paper after a key begins at one again.
    if (start && (isInKey ? start.number === 1 : isNext(start.number))) return start
    if (style === 'numbered' || isInKey) return null
    // Somebody wrote 'Câu 1', 'Câu 2' and then '3.': only what has options of its own is taken for a question.
    const bare = questionStart(text, 'numbered')
    const follows = bare?.number === (drafts.at(-1)?.number ?? Infinity) + 1
    return bare && follows && (current?.options.length ?? 0) > 1 && hasOptionsNext(text) ? bare : null
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
    return style === 'named' || number === 1 || number === (drafts.at(-1)?.number ?? 0) + 1
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
    if (!table && isLayout(cells, style)) {
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
function isLayout(cells: readonly (readonly string[])[], style: 'named' | 'numbered'): boolean {
  const texts = cells.flat().filter((text) => text.trim() !== '')
  const labelled = texts.filter(
    (text) => /^\s*\*?\(?[A-H]\s*[.):]/u.test(text) || (style === 'named' && questionStart(text, 'named')),
  )
  return texts.length > 0 && labelled.length >= texts.length * 0.5
}

/** What stands in the line with the number: what is asked, and often the options behind it. */
function takeBeginning(draft: WordDraft, line: Line): void {
  const inside = optionsInside(plainLine(line))
  takeText(draft, inside.length > 0 ? trimLine(cutLine(line, 0, inside[0]?.label)) : line)
  if (inside.length > 0) takeOptions(draft, line, inside)
}

function takeOptions(draft: WordDraft, line: Line, starts: readonly OptionStart[]): void {
  draft.part = 'options'
  for (const [index, { letter, label, at, isStarred }] of starts.entries()) {
    const text = trimLine(cutLine(line, at, starts[index + 1]?.label))
    const ticked = /\s*[*✓✔☑√]$/u.exec(plainLine(text))
    draft.options.push({
      letter,
      isStarred: isStarred || ticked !== null,
      label: cutLine(line, label, at),
      lines: [ticked ? cutLine(text, 0, ticked.index) : text],
      note: [],
    })
  }
}

function takeText(draft: WordDraft, line: Line): void {
  if (isEmptyLine(line)) return
  const text = plainLine(line)
  if (draft.part === 'stem' || draft.part === 'options' || isMatch(draft.part)) {
    const starts = draft.stem.length === 0 && draft.options.length === 0 ? [] : optionStarts(text, draft.options.length)
    if (starts.length > 0) return takeOptions(draft, line, starts)
  }
  const plain = trimLine(line)
  if (draft.part === 'stem') draft.stem.push({ line: plain })
  else if (draft.part === 'explanation') takeExplanation(draft, plain)
  else if (draft.part === 'options') draft.options.at(-1)?.lines.push(plain)
  else if (draft.part === 'extra') draft.extras.at(-1)?.push(plain)
  else if (isMatch(draft.part)) draft.matches.get(draft.part.match)?.push(plain)
  else notedOption(draft)?.note.push(plain)
}

function isMatch(part: WordDraft['part']): part is { match: string } {
  return typeof part === 'object' && 'match' in part
}

function takeExplanation(draft: WordDraft, line: Line): void {
  draft.explanation.push(line)
  const letter = letterAtEnd(plainLine(line))
  if (letter !== null) draft.concluded.push(letter)
}

function notedOption({ part, options }: WordDraft): WordDraft['options'][number] | undefined {
  return typeof part === 'object' && 'note' in part ? options.find(({ letter }) => letter === part.note) : undefined
}

function takeField(draft: WordDraft, label: Exclude<Label, { kind: 'key' | 'section' | 'end' }>, rest: Line): void {
  const value = plainLine(rest).trim()
  if (label.kind === 'explanation') {
    draft.part = 'explanation'
    if (!isEmptyLine(rest)) takeExplanation(draft, rest)
  } else if (label.kind === 'note') {
    draft.part = { note: label.letter }
    if (!isEmptyLine(rest)) draft.options.find(({ letter }) => letter === label.letter)?.note.push(rest)
  } else if (label.kind === 'match') {
    draft.part = { match: label.letter }
    draft.matches.set(label.letter, isEmptyLine(rest) ? [] : [rest])
  } else if (label.kind === 'extra') {
    draft.part = 'extra'
    draft.extras.push(isEmptyLine(rest) ? [] : [rest])
  } else if (label.kind === 'gap') {
    draft.gaps.set(label.number, value)
  } else if (label.kind === 'answer') {
    if (value !== '') draft.answers.push(value)
  } else draft.fields[label.kind] = value
}
