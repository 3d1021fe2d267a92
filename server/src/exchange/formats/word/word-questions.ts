import type { ReadItem } from '../item.ts'
import { UnreadableFile, mostItems } from '../item.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from './line-text.ts'
import { type Label, keyPairs, keyTable, labelOf, optionStarts, questionStart } from './line-signs.ts'
import { type WordDraft, newDraft } from './question-draft.ts'
import { readItemOf } from './word-draft.ts'
import type { Line, WordBlock } from './word-file.ts'

/** A numbered question, lettered options, and a key that is said somewhere or shown by how it looks. */
export function questionsIn(blocks: readonly WordBlock[], pictureName: (part: string) => string): ReadItem[] {
  const drafts: WordDraft[] = []
  const keys = new Map<number, string>()
  const style = blocks.some((block) => anyLine(block, (line) => questionStart(plainLine(line), 'named') !== null))
    ? 'named'
    : 'numbered'
  let current: WordDraft | null = null
  let skipped: string[] = []
  let isInKey = false

  function begin(line: Line, { number, at, points }: NonNullable<ReturnType<typeof questionStart>>): void {
    if (drafts.length === mostItems) throw new UnreadableFile('tooMany')
    current = newDraft(number, skipped)
    skipped = []
    isInKey = false
    current.points = points
    drafts.push(current)
    takeText(current, trimLine(cutLine(line, at)))
  }

  function take(line: Line): void {
    const text = plainLine(line)
    if (text.trim() === '') return
    const pairs = keyPairs(text)
    if (pairs && (pairs.size > 1 || isInKey)) {
      for (const [number, letter] of pairs) keys.set(number, letter)
      return
    }
    const start = questionStart(text, style)
    if (start && !isInKey && isNext(start.number)) return begin(line, start)
    // A new paper after a key begins at one again.
    if (start && isInKey && start.number === 1) return begin(line, start)
    const label = labelOf(text)
    if (label) return takeLabel(label, line)
    if (isInKey) return
    if (!current) return void skipped.push(text.trim())
    takeText(current, line)
  }

  /** Without a word before it, a number alone may as well belong to the text: it must be the one that follows. */
  function isNext(number: number): boolean {
    return style === 'named' || number === 1 || number === (drafts.at(-1)?.number ?? 0) + 1
  }

  function takeLabel(label: Label, line: Line): void {
    if (label.kind === 'key') {
      isInKey = true
      current = null
    } else if (label.kind === 'section' || label.kind === 'end') {
      if (label.kind === 'section') skipped.push(plainLine(line).trim())
      current = null
    } else if (current) takeField(current, label, trimLine(cutLine(line, label.at)))
    else skipped.push(plainLine(line).trim())
  }

  for (const block of blocks) {
    if (block.kind === 'line') {
      take(block.line)
      continue
    }
    const cells = block.rows.map((row) => row.map((lines) => lines.map(plainLine).join('\n')))
    const table = keyTable(cells)
    if (table) for (const [number, letter] of table) keys.set(number, letter)
    else if (isLayout(cells, style)) for (const line of block.rows.flat(2)) take(line)
    else if (current) (current as WordDraft).stem.push({ rows: block.rows })
    else skipped.push(cells.flat().join(' ').trim())
  }
  return drafts.map((draft) => readItemOf(draft, keys, pictureName))
}

function anyLine(block: WordBlock, is: (line: Line) => boolean): boolean {
  return block.kind === 'line' ? is(block.line) : block.rows.some((row) => row.some((cell) => cell.some(is)))
}

/** Tables that only put questions or options side by side. */
function isLayout(cells: readonly (readonly string[])[], style: 'named' | 'numbered'): boolean {
  const texts = cells.flat().filter((text) => text.trim() !== '')
  const labelled = texts.filter(
    (text) => /^\s*\*?\(?[A-H]\s*[.):]/u.test(text) || (style === 'named' && questionStart(text, 'named')),
  )
  return texts.length > 0 && labelled.length >= texts.length * 0.5
}

function takeText(draft: WordDraft, line: Line): void {
  if (isEmptyLine(line)) return
  const text = plainLine(line)
  if (draft.part === 'stem' || draft.part === 'options' || isMatch(draft.part)) {
    const starts = draft.stem.length === 0 && draft.options.length === 0 ? [] : optionStarts(text, draft.options.length)
    for (const [index, { letter, label, at, isStarred }] of starts.entries())
      draft.options.push({
        letter,
        isStarred,
        label: cutLine(line, label, at),
        lines: [trimLine(cutLine(line, at, starts[index + 1]?.label))],
        note: [],
      })
    if (starts.length > 0) {
      draft.part = 'options'
      return
    }
  }
  const plain = trimLine(line)
  if (draft.part === 'stem') draft.stem.push({ line: plain })
  else if (draft.part === 'explanation') draft.explanation.push(plain)
  else if (draft.part === 'options') draft.options.at(-1)?.lines.push(plain)
  else if (draft.part === 'extra') draft.extras.at(-1)?.push(plain)
  else if (isMatch(draft.part)) draft.matches.get(draft.part.match)?.push(plain)
  else notedOption(draft)?.note.push(plain)
}

function isMatch(part: WordDraft['part']): part is { match: string } {
  return typeof part === 'object' && 'match' in part
}

function notedOption({ part, options }: WordDraft): WordDraft['options'][number] | undefined {
  return typeof part === 'object' && 'note' in part ? options.find(({ letter }) => letter === part.note) : undefined
}

function takeField(draft: WordDraft, label: Exclude<Label, { kind: 'key' | 'section' | 'end' }>, rest: Line): void {
  const value = plainLine(rest).trim()
  if (label.kind === 'explanation') {
    draft.part = 'explanation'
    if (!isEmptyLine(rest)) draft.explanation.push(rest)
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
