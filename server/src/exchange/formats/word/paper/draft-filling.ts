import { typedDoubt } from '../../text/several-typed.ts'
import { letterAtEnd, letterAtStart, letterWithReason } from '../signs/key-signs.ts'
import { isLarge, isSmall, largeBefore, letterBefore, letterOnLine } from '../signs/option-letters.ts'
import type { Label } from '../signs/labels.ts'
import { type OptionStart, firstOptionIn, optionStarts, optionsInside, tick } from '../signs/option-signs.ts'
import { cutLine, isDoubted, isEmptyLine, plainLine, ringsIn, textLine, trimLine } from '../line-text.ts'
import { hasGaps } from './kinds/filled-gaps.ts'
import { ofTask, openly } from './kinds/typed-keys.ts'
import { letterBeforeDash } from './keys/said-keys.ts'
import { takeBeside } from './options-beside.ts'
import { tableText } from './swallowed/data-between.ts'
import type { WordDraft } from './question-draft.ts'
import type { WordOption } from './settled-keys.ts'
import { type Line, withRing } from '../word-file.ts'

/** Where each line of a question goes. */

/** What stands in the line with the number: what is asked, and often the options behind it. */
export function takeBeginning(draft: WordDraft, typed: Line): void {
  // '(  ) Which …': the letter is written there.
  const room = /^\s*[(（][\s\u3000]*[)）]\s*(?=\S)/u.exec(plainLine(typed))?.[0]
  const line = cutLine(typed, room?.length ?? 0)
  if (room !== undefined) draft.room = room
  // 'Problem' behind the number is what every question is called.
  if (/^\s*(?:problem|question|pregunta|questão|câu hỏi|đề bài)\s*[:.]?\s*$/iu.test(plainLine(line))) return
  // '1. A. apple B. car C. pear': what is asked stands above all of them.
  const starts = optionStarts(plainLine(line), 0)
  if (starts.length > 2) return takeOptions(draft, line, starts)
  const inside = optionsInside(plainLine(line))
  takeText(draft, inside.length > 0 ? trimLine(cutLine(line, 0, inside[0]?.label)) : line)
  if (inside.length > 0) takeOptions(draft, line, inside)
}

function takeOptions(draft: WordDraft, typed: Line, starts: readonly OptionStart[]): void {
  // A ring hangs on the beginning of the line, and may lie on any option in it.
  const isShared = starts.length > 1 || (starts[0]?.label ?? 0) > 0
  const line = isShared && ringsIn(typed).length > 0 ? withRing(typed, 'unplaced') : typed
  if (draft.below.length > 0) draft.isWrapped = true
  if (draft.isAfterGap && draft.options.length > 0) draft.isSpaced = true
  draft.below = []
  draft.isBelowApart = false
  draft.isAfterGap = false
  draft.part = 'options'
  for (const [index, { letter, label, at, isStarred }] of starts.entries()) {
    const text = trimLine(cutLine(line, at, starts[index + 1]?.label))
    const ticked = tick.exec(plainLine(text))
    const option: WordOption = {
      letter,
      isStarred: isStarred || ticked !== null,
      label: cutLine(line, label, at),
      lines: [ticked ? cutLine(text, 0, ticked.index) : text],
      ...(ticked !== null && !isStarred && { typed: text }),
      note: [],
    }
    takeBeside(draft, option)
    draft.options.push(option)
  }
}

const reasons = /^\s*(?:vì|do|bởi|ta có|theo|thật vậy|because|since|as|reason)(?![\p{L}])/iu

const roomToWrite = /^\s*(?:[.…_]\s?){8,}$/u

/** A point of a list below what is asked may be an option. */
export function takeText(draft: WordDraft, line: Line, isPoint = false): void {
  if (isEmptyLine(line)) return
  const text = plainLine(line)
  if (isDoubted(line)) draft.disordered.push(text.trim())
  if (draft.isKeyAwaited && isKey(draft, text)) {
    draft.answers.push(text.trim())
    draft.isKeyAwaited = false
    draft.part = 'behind'
    return
  }
  // What is to be typed stands in the next line, or nowhere.
  if (draft.options.length === 0) draft.isKeyAwaited = false
  const isBeforeOptions = draft.part === 'behind' && draft.options.length === 0
  if (draft.part === 'stem' || draft.part === 'options' || isBeforeOptions || isMatch(draft.part)) {
    if (draft.options.length === 0 && optionStarts(text, 1).length > 0) takeFirst(draft)
    if (isBoxAbove(draft, text))
      draft.stem.push(...draft.options.splice(0).flatMap(({ lines }) => lines.map((own) => ({ line: own }))))
    if (isListAbove(draft, text)) takeList(draft)
    const isAsked = draft.stem.length > 0 || (draft.isTasked && /^\s*\W?A(?!\s*:)/u.test(text))
    const isBare = draft.options.length === 0 && !isAsked
    const starts = isBare ? [] : optionStarts(text, draft.options.length)
    if (starts.length > 0) return takeOptions(draft, line, starts)
  }
  if (draft.part === 'options' && isOtherLetter(text, draft.options)) draft.disordered.push(text.trim())
  const plain = trimLine(draft.stem.length === 0 ? withoutNumber(line, draft.number) : line)
  if (draft.part === 'behind' && reasons.test(text)) draft.part = 'explanation'
  if (draft.part === 'behind') {
    draft.skipped.push(text.trim())
    draft.behind.push(text.trim())
  } else if (draft.part === 'stem') {
    if (isPoint && draft.stem.length > 0) draft.listed.push(plain)
    draft.stem.push({ line: plain })
  } else if (draft.part === 'explanation') {
    // Room for who writes the solution down.
    if (!roomToWrite.test(text)) takeExplanation(draft, plain)
  } else if (draft.part === 'options') {
    draft.options.at(-1)?.lines.push(plain)
    if (draft.below.length === 0) draft.isBelowApart = draft.isAfterGap
    draft.below.push(plain)
  } else if (draft.part === 'extra') draft.extras.at(-1)?.push(plain)
  else if (isMatch(draft.part)) draft.matches.get(draft.part.match)?.push(plain)
  else notedOption(draft)?.note.push(plain)
}

/** 'Trả lời' in a line of its own: what stands below is the key, or how it may be solved. */
export function awaitAnswer(draft: WordDraft): void {
  draft.isKeyAwaited = draft.options.length > 1
  draft.part = draft.isKeyAwaited ? 'behind' : 'explanation'
  draft.isGuided = !draft.isKeyAwaited
}

/** One box above 'A.' is drawn in what is asked. */
function isBoxAbove({ options: [first, ...others] }: WordDraft, text: string): boolean {
  const isBox = first !== undefined && others.length === 0 && !isSmall(first) && !isLarge(first)
  return isBox && letterBefore(text)?.letter === 'A'
}

/** 'a)' to 'd)' above 'A.  B.': something is said of those, and one of these is chosen. */
function isListAbove({ options }: WordDraft, text: string): boolean {
  const areSmall = options.length > 1 && options.every(isSmall)
  return areSmall && largeBefore(text) === 'A'
}

function takeList(draft: WordDraft): void {
  for (const { label, lines } of draft.options.splice(0)) {
    const [first = [], ...others] = lines
    const space = /\s$/u.test(plainLine(label)) ? [] : textLine(' ')
    draft.stem.push({ line: [...label, ...space, ...first] }, ...others.map((line) => ({ line })))
  }
  draft.below = []
  draft.isBelowApart = false
  draft.part = 'stem'
}

/** 'QUESTION 2:' above '2) …': the number once more. */
function withoutNumber(line: Line, number: number): Line {
  const found = /^\s*(\d{1,4})\s*[.)]\s+/u.exec(plainLine(line))
  return found && Number(found[1]) === number ? cutLine(line, found[0].length) : line
}

/** Below the options a table may belong to the next question, or to nothing. */
export function takeTable(draft: WordDraft, rows: Line[][][]): void {
  const text = rows.flat(2).map(plainLine).join(' ').trim()
  const cells = rows.map((row) => row.map((cell) => cell.map(plainLine).join(' ')))
  if (draft.part === 'explanation') draft.explanation.push(...rows.flat(2))
  else if (draft.part === 'behind' && draft.options.length > 1) draft.skipped.push(tableText(cells))
  else if (draft.part === 'options' && draft.options.length > 1) draft.unclaimed.push(text)
  else draft.stem.push({ rows })
}

/** 'Thủ đô là gì? A. Huế' above 'B. Hà Nội'. */
function takeFirst(draft: WordDraft): void {
  const last = draft.stem.at(-1)
  const line = last && 'line' in last ? last.line : []
  const first = firstOptionIn(plainLine(line))
  if (!first || (first.label === 0 && draft.stem.length > 1)) return
  const asked = trimLine(cutLine(line, 0, first.label))
  draft.stem = [...draft.stem.slice(0, -1), ...(isEmptyLine(asked) ? [] : [{ line: asked }])]
  takeOptions(draft, line, [first])
}

const longestTyped = 80

/** Short, and neither an option nor the head of what follows. */
function isTyped(text: string): boolean {
  const said = text.trim()
  return (
    said.length <= longestTyped &&
    /[\p{L}\d]/u.test(said) &&
    !/[:：]$/u.test(said) &&
    optionStarts(said, 0).length === 0
  )
}

/** Below 'Correct answer:' stands a letter, with or without its text, or what an option says. */
function isKey({ options, stem, part }: WordDraft, text: string): boolean {
  // Nothing to choose from: a short line below 'Answer:' is what is to be typed.
  if (options.length === 0) return part === 'stem' && stem.length > 0 && isTyped(text)
  const [label = '', sign = ''] = /^\s*[([]?([A-J])(?:[)\].:]|\s*$)\s*/iu.exec(text) ?? []
  const rest = plain(text.slice(label.length))
  const said = plain(text)
  return options.some(({ letter, lines }) => {
    const own = plain(lines.map(plainLine).join(' '))
    // One of the two may be cut where its line ends.
    const isSame = rest === '' || (own !== '' && (own.startsWith(rest) || rest.startsWith(own)))
    return own === said || (letter === sign.toUpperCase() && isSame)
  })
}

function plain(text: string): string {
  return text.trim().replace(/[.;]$/u, '').toLowerCase()
}

/** 'D.' where 'C.' is missing, or 'b)' twice. */
function isOtherLetter(text: string, options: WordDraft['options']): boolean {
  const [first, second] = options
  if (!first || !second) return false
  if (isLarge(first)) return largeBefore(text) !== null
  return isSmall(first) && /^\s*[([]?[a-j]\s*(?:[)\]]|\.(?=\s))\s*\S/u.test(text)
}

function isMatch(part: WordDraft['part']): part is { match: string } {
  return typeof part === 'object' && 'match' in part
}

function takeExplanation(draft: WordDraft, line: Line): void {
  const text = plainLine(line)
  const isFirst = draft.options.length > 1 && draft.explanation.every(isEmptyLine)
  const letters = [isFirst ? letterAtStart(text) : null, letterAtEnd(text)]
  draft.explanation.push(line)
  draft.concluded.push(...letters.filter((letter) => letter !== null))
}

function notedOption({ part, options }: WordDraft): WordDraft['options'][number] | undefined {
  return typeof part === 'object' && 'note' in part ? options.find(({ letter }) => letter === part.note) : undefined
}

/** Behind its own key and other lines a second key is that of a question that nobody saw begin. */
function isOfAnother({ options, answers, behind, part }: WordDraft, value: string): boolean {
  const isApart = behind.length > 0 || part === 'explanation'
  return options.length > 1 && answers.length > 0 && isApart && value !== '' && !isSaidIn(answers, value)
}

/** 'Vậy ta chọn đáp án D.' below 'Đáp án đúng là: D' says the same once more. */
function isSaidIn(answers: readonly string[], value: string): boolean {
  return answers.some((answer) => plain(answer) === plain(value))
}

/** A task, and how it is solved: nobody types that, and somebody else marks it. */
function isWorkedOut({ stem, options, answers, part }: WordDraft, value: string): boolean {
  const asked = stem.map((own) => ('line' in own ? plainLine(own.line) : '')).join('\n')
  const isOpen = options.length === 0 && answers.length === 0 && part === 'stem' && !hasGaps(stem)
  if (!isOpen) return false
  const isLong = value.includes('\uFFFC') || typedDoubt(value)?.code === 'typedLong'
  return (isLong && ofTask.test(asked)) || (openly.test(asked) && /\S\s+\S+\s+\S/u.test(value))
}

/** '[[Huế]]' is how some programs mark what is to be typed. */
const bracketed = /^\[\[([^[\]]{1,200})\]\]$/u

export function takeField(
  draft: WordDraft,
  label: Exclude<Label, { kind: 'key' | 'section' | 'end' }>,
  rest: Line,
): void {
  const value = plainLine(rest).trim()
  if (label.kind === 'explanation') {
    draft.part = 'explanation'
    // 'Solution: B' is the key, and what explains it stands below.
    const letter = draft.answers.length === 0 ? letterOnLine(value) : null
    if (draft.options.length > 1 && draft.options.some((option) => option.letter === letter)) draft.answers.push(value)
    else if (!isEmptyLine(rest)) takeExplanation(draft, rest)
  } else if (label.kind === 'note') {
    draft.part = { note: label.letter }
    if (!isEmptyLine(rest)) draft.options.find(({ letter }) => letter === label.letter)?.note.push(rest)
  } else if (label.kind === 'match') {
    draft.part = { match: label.letter }
    draft.matches.set(label.letter, isEmptyLine(rest) ? [] : [rest])
  } else if (label.kind === 'extra') {
    draft.part = 'extra'
    draft.extras.push(isEmptyLine(rest) ? [] : [rest])
  } else if (label.kind === 'criterion') {
    draft.criteria.push(value)
  } else if (label.kind === 'gap') {
    draft.gaps.set(label.number, value)
  } else if (label.kind === 'answer') {
    if (isOfAnother(draft, value)) draft.disordered.push([...draft.behind, plainLine(rest)].join(' / '))
    if (isWorkedOut(draft, value)) {
      draft.isGuided = true
      return takeField(draft, { kind: 'explanation', at: 0 }, rest)
    }
    const reasoned = letterWithReason(value) ?? letterBeforeDash(value, draft.options)
    if (reasoned) {
      draft.answers.push(reasoned.letter)
      return takeField(draft, { kind: 'explanation', at: 0 }, cutLine(rest, reasoned.length))
    }
    // A dotted line is where somebody writes the answer.
    const isBlank = /^[.…_\s]*$/u.test(value) || (draft.options.length === 0 && /\.{4}|…{2}|_{3}|^[☐□]$/u.test(value))
    const said = bracketed.exec(value)?.[1] ?? value
    // 'Đáp án:' twice with nothing between: the second one heads what follows.
    if (isBlank) draft.isKeyAwaited = !draft.isKeyAwaited && (value === '' || draft.options.length > 1)
    else if (!isSaidIn(draft.answers, said)) draft.answers.push(said)
    // What stands below a key is no part of the last option, nor of what is asked.
    if (draft.part === 'options' ? draft.options.length > 1 : draft.part === 'stem' && !isBlank) draft.part = 'behind'
  } else draft.fields[label.kind] = value
}
