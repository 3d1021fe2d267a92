import type { RoledLine } from '@lms/contracts/exchange/marking/line-roles.ts'
import type { LineRole } from '@lms/contracts/exchange/marking/marking.ts'
import { UnreadableFile, mostItems } from '../../item.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import { type WordDraft, newDraft } from '../paper/question-draft.ts'
import { isPlaceToWrite } from '../signs/line-signs.ts'
import type { Line } from '../word-file.ts'
import type { ListedLine } from './listed-answers.ts'
import { markedOptions, optionsBehind, optionsFirst } from './marked-options.ts'
import type { PaperEntry } from './paper-entries.ts'
import { lettersIn, sectionOf, siblingOf } from './sections.ts'

/** All copies of a text that questions share; each holds its own. */
const mostCopied = 2_000_000

export interface AskedDraft {
  draft: WordDraft
  section: string
  /** What its answer says, line by line. */
  said: string[]
  /** Lines that are answers by themselves, each with a label: which of them is meant is not known. */
  several: string[]
}

export interface MarkedPaper {
  asked: AskedDraft[]
  listed: ListedLine[]
  /** What the paper says above its questions, by its letters. */
  heads: Set<string>
  /** What no question has. */
  skipped: string[]
  /** An answer stands before the first question: each may be for the one below it. */
  isAnsweredAbove: boolean
}

/** Each line to the question that it belongs to. */
export function takenLines(entries: readonly PaperEntry[], roles: readonly RoledLine[]): MarkedPaper {
  const paper: MarkedPaper = { asked: [], listed: [], heads: new Set(), skipped: [], isAnsweredAbove: false }
  let text: SharedText = { lines: [], section: '', isUsed: true, length: 0 }
  let part: LineRole | null = null
  let copied = 0
  /** A picture behind an answer may be that of the next question. */
  let picture: string | null = null

  function share(entry: PaperEntry, { label, by }: RoledLine): void {
    const isHeading = label?.isSure === true || part !== 'text'
    for (const own of lettersIn(entry.text, label)) paper.heads.add(own)
    // One heading above another: both stand above what follows, unless it is what heads the page.
    const isMore = !text.isUsed && (paper.asked.length > 0 || by !== 'usual' || text.lines.some(isSentence))
    if (isHeading && !text.isUsed && !isMore) paper.skipped.push(...text.lines.map((line) => plainLine(line).trim()))
    const lines = !isHeading || isMore ? [...text.lines, ...entry.lines] : [...entry.lines]
    text = {
      lines,
      section: isHeading ? sectionOf(label, entry.text) : text.section,
      isUsed: false,
      length: lines.reduce((sum, line) => sum + plainLine(line).length, 0),
    }
  }

  function ask(at: number, entry: PaperEntry, label: RoledLine['label']): void {
    if (paper.asked.length === mostItems) throw new UnreadableFile('tooMany')
    const sibling = siblingOf(label, text.section)
    copied += sibling === null ? text.length : 0
    if (copied > mostCopied) throw new UnreadableFile('tooComplex')
    text.isUsed ||= sibling === null
    const isFollowed = roles[at + 1]?.role === 'option'
    const draft = begun(entry, label, sibling === null ? text.lines : [], isFollowed)
    if (picture !== null) draft.disordered.push(picture)
    picture = null
    paper.asked.push({ draft, section: sibling ?? text.section, said: [], several: [] })
  }

  for (const [at, entry] of entries.entries()) {
    const roled = roles[at] ?? { role: 'more', by: 'usual', label: null }
    const { role, label, by } = roled
    const one = paper.asked.at(-1)
    if (role === 'question') ask(at, entry, label)
    else if (role === 'text') share(entry, roled)
    else if (role === 'keys' || (role === 'more' && part === 'keys')) paper.listed.push(listedLine(entry))
    else if (role === 'more' && part === 'text') {
      text.lines.push(...entry.lines)
      text.length += entry.text.length
    } else if (role === 'skip' && isPart(label)) {
      // Who leaves out a heading ends the part above it.
      if (!text.isUsed) paper.skipped.push(...text.lines.map((line) => plainLine(line).trim()))
      text = { lines: [], section: '', isUsed: true, length: 0 }
    } else if (role === 'more' && part === 'skip' && by === 'usual') paper.skipped.push(entry.text)
    else if (role !== 'skip' && !one) {
      paper.skipped.push(entry.text)
      paper.isAnsweredAbove ||= role === 'answer'
    } else if (role !== 'skip' && one) {
      const isNextRow = entry.table !== null && entries[at - 1]?.table === entry.table
      const isHead = roles[at + 1]?.role === 'more'
      // Something is answered, and what asks it is called a text.
      if (part === 'text' && role !== 'more') one.draft.disordered.push(entry.text)
      if (role === 'more' && by === 'usual' && part === 'answer' && entry.lines.flat().some(isPicture))
        picture = entry.text
      if (role === 'more') takeMore(one, part ?? 'question', entry, { isNextRow, isUsual: by === 'usual' })
      else takePart(one, role, entry, startIn(entry, role, label, isHead))
    }
    if (role !== 'more') part = role
  }
  if (!text.isUsed) paper.skipped.push(...text.lines.map((line) => plainLine(line).trim()))
  return paper
}

const isPart = (label: RoledLine['label']): boolean =>
  label !== null && (label.sign.startsWith('I') || label.sign.endsWith(' I'))

const isPicture = ({ kind }: Line[number]): boolean => kind === 'picture' || kind === 'lost'

/** What heads a page or fills a table says no sentence. */
function isSentence(line: Line): boolean {
  return /\S(?:\s+\S+){3,}[.!?”"]\s*$/u.test(plainLine(line).slice(0, 400))
}

interface SharedText {
  lines: Line[]
  section: string
  /** A question has it. */
  isUsed: boolean
  length: number
}

/** Where the text of a part begins: behind what is certainly a label, and behind the letter of an option. */
function startIn({ text }: PaperEntry, role: LineRole, label: RoledLine['label'], isHead: boolean): number {
  if (!label) return 0
  const isLetter = /^\p{L}$/u.test(label.counted ?? '')
  if (role === 'option') return label.isSure && !label.sign.startsWith('=') ? label.at : isLetter ? label.at : 0
  // 'Xem đáp án' above an answer says nothing; 'Đúng' is all that there is.
  if (label.sign.startsWith('=')) return role === 'answer' && isHead ? label.at : 0
  // 'B. Hà Nội' as an answer is a letter and its text.
  if (role === 'answer' && label.counted === null && label.sign.endsWith(':')) return label.at
  if (!label.isSure || (role === 'answer' && isLetter)) return 0
  // 'vì A đúng'
  if (role === 'solution' && label.sign.endsWith(' A')) return 0
  return text.slice(label.at).trim() === '' && label.counted !== null ? 0 : label.at
}

function begun(entry: PaperEntry, label: RoledLine['label'], shared: readonly Line[], isFollowed: boolean): WordDraft {
  const isCounted = label?.isSure === true && /^\d+$/u.test(label.counted ?? '')
  const draft = newDraft(isCounted ? Number(label?.counted) : 0, 0, [])
  draft.shared = [...shared]
  draft.isTasked = shared.length > 0
  const [first = [], ...cells] = entry.lines
  const isLabelled = label?.isSure === true && !label.sign.startsWith('=')
  const line = trimLine(cutLine(first, isLabelled ? label.at : 0))
  const options = optionsFirst(line, isFollowed)
  const split = options.length > 0 ? { asked: [], options } : isFollowed ? null : optionsBehind(line)
  if (split) draft.options.push(...split.options)
  for (const own of [split?.asked ?? line, ...cells]) if (!isEmptyLine(own)) draft.stem.push({ line: own })
  return draft
}

function takePart({ draft, said, several }: AskedDraft, role: LineRole, entry: PaperEntry, from: number): void {
  const [first = [], ...cells] = entry.lines
  const rest = trimLine(cutLine(first, from))
  if (role === 'option') {
    for (const [at, line] of [first, ...cells].entries())
      if (!isEmptyLine(line)) draft.options.push(...markedOptions(line, at === 0 ? from : 0, draft.options.length))
    draft.below = []
  } else if (role === 'solution') draft.explanation.push(...[rest, ...cells].filter((line) => !isEmptyLine(line)))
  else {
    const text = withoutPoints([rest, ...cells].map(plainLine).join(' ').trim().replace(saidAnswer, ''))
    if (isNothing(text)) return
    if (said.length > 0) several.push(text)
    else said.push(text)
  }
}

/** Room for an answer, or what it is worth. */
function isNothing(text: string): boolean {
  return /^(?:[.…_\s]*|[([]?\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|pts?|points?)\s?[)\]]?)$/iu.test(text.trim())
}

const saidAnswer =
  /^(?:(?:đs|kq)\s{0,2}[:.=]?\s+|(?:đáp số|đáp án(?: đúng)?|đa|kết quả|trả lời|ans|answer|key)\s{0,2}(?:(?:là|is)\s{1,2}|[:.=–-]\s{0,2}))/iu
const worth =
  /\s{0,5}[-–]?\s{0,3}(?:[([]\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|pts?|points?|marks?)\s?[)\]]|[([]?\s?0[.,](?:25|5|75)\s?(?:điểm|đ|pts?|points?|marks?)?\s?[)\]]?|(?<=\S\s)\d[.,]\d{1,2}\s?(?:điểm|đ))\.?$/iu

/** 'Hà Nội (0,5 điểm)': what it is worth is nothing to be typed; an answer that is a number alone stays. */
export function withoutPoints(text: string): string {
  const rest = text.replace(worth, '').trim()
  return rest === '' || !/[\p{L}\p{N}]/u.test(rest) ? text : rest
}

interface More {
  isNextRow: boolean
  /** Nobody said that it goes on. */
  isUsual: boolean
}

function takeMore({ draft, said }: AskedDraft, part: LineRole, entry: PaperEntry, { isNextRow, isUsual }: More): void {
  const [first = []] = entry.lines
  if (part === 'option') {
    draft.options.at(-1)?.lines.push(...entry.lines)
    if (isUsual) draft.below.push(...entry.lines)
    // A letter that nobody counts with, or a remark: it is no part of the option above.
    if (isUsual && /^\s*(?:đ\s?[.)]|[([–*-])/iu.test(entry.text)) draft.unclaimed.push(entry.text)
    if (isUsual && entry.isAfterGap) draft.isBelowApart = true
  } else if (part === 'answer') {
    // Behind an answer anything may stand: a wish, the name of who wrote it, the number of the page.
    if (said.length > 0 && isUsual && draft.options.length > 0) draft.skipped.push(entry.text)
    else if (!isNothing(entry.text)) said.push(entry.text.trim())
  } else if (part === 'solution') draft.explanation.push(...entry.lines)
  else if (entry.table !== null) takeRow(draft, entry, isNextRow)
  else if (!isPlaceToWrite(plainLine(first))) draft.stem.push({ line: trimLine(first) })
}

function takeRow(draft: WordDraft, { lines }: PaperEntry, isNextRow: boolean): void {
  const row = lines.map((line) => [line])
  const last = draft.stem.at(-1)
  if (isNextRow && last && 'rows' in last) last.rows.push(row)
  else draft.stem.push({ rows: [row] })
}

function listedLine({ text, lines, table }: PaperEntry): ListedLine {
  return { text, cells: table === null || lines.length === 1 ? null : lines.map((line) => plainLine(line).trim()) }
}
