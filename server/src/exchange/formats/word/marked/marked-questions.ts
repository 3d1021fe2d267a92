import { type RoledLine, rolesOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import { folded } from '@lms/contracts/exchange/marking/line-labels.ts'
import type { LineMark, LineRole } from '@lms/contracts/exchange/marking/marking.ts'
import { type ReadItem, UnreadableFile, blocking, mostItems } from '../../item.ts'
import { typedDoubt } from '../../text/several-typed.ts'
import { withoutDoubts } from '../doubts/without-doubts.ts'
import { cutLine, isEmptyLine, plainLine, textLine, trimLine } from '../line-text.ts'
import { droppedProblem } from '../paper/dropped-wording.ts'
import { openly } from '../paper/kinds/typed-keys.ts'
import { type WordDraft, newDraft } from '../paper/question-draft.ts'
import { settleDrafts } from '../paper/settled-drafts.ts'
import { readItemOf } from '../paper/word-draft.ts'
import { isPlaceToWrite } from '../signs/line-signs.ts'
import type { Line } from '../word-file.ts'
import { type ListedAnswer, type ListedLine, answersIn } from './listed-answers.ts'
import { markedOptions, optionsBehind } from './marked-options.ts'
import type { PaperEntry } from './paper-entries.ts'
import { sectionOf, sharedOut } from './sections.ts'

const mostShared = 50_000

/** A paper read by what a person says that its lines are. What nobody can be certain of is asked about, as always. */
export function markedQuestions(
  entries: readonly PaperEntry[],
  marks: readonly LineMark[],
  pictureName: (part: string) => string,
): ReadItem[] {
  const paper = takeEntries(entries, rolesOf(entries, marks))
  const unclear = takeListed(paper)
  const drafts = paper.asked.map(({ draft }) => draft)
  for (const draft of drafts) if (isWritten(draft)) writeOut(draft, draft.answers)
  settleDrafts(drafts)
  const items = drafts.map((draft): ReadItem => {
    const one = readItemOf(draft, null, pictureName)
    const problems = unclear.has(draft)
      ? [blocking('listUneven'), ...one.problems.filter(({ code }) => !keyless.has(code))]
      : one.problems
    return { ...one, problems, reasons: [{ code: 'marked' }, ...(one.reasons ?? [])] }
  })
  if (paper.skipped.length > 0) items.at(-1)?.problems.push(droppedProblem(paper.skipped))
  return withoutDoubts(items)
}

/** What is said of a question without a key. */
const keyless: ReadonlySet<string> = new Set(['essay', 'noKey', 'optionsBare'])

interface MarkedPaper {
  asked: { draft: WordDraft; section: string }[]
  listed: ListedLine[]
  /** What the paper says above its questions. */
  heads: Set<string>
  /** What stands in front of all questions, and nobody said what it is. */
  skipped: string[]
}

function takeEntries(entries: readonly PaperEntry[], roles: readonly RoledLine[]): MarkedPaper {
  const paper: MarkedPaper = { asked: [], listed: [], heads: new Set(), skipped: [] }
  let shared: Line[] = []
  let section = ''
  let part: LineRole | null = null
  let copied = 0
  for (const [at, entry] of entries.entries()) {
    const { role = 'more', label = null } = roles[at] ?? {}
    const draft = paper.asked.at(-1)?.draft
    const isNextRow = entry.table !== null && entries[at - 1]?.table === entry.table
    if (role === 'question') {
      if (paper.asked.length === mostItems) throw new UnreadableFile('tooMany')
      copied += shared.length
      // Each question holds a copy.
      if (copied > mostShared) throw new UnreadableFile('tooComplex')
      paper.asked.push({ draft: begun(entry, label, shared), section: sectionFor(label, section) })
    } else if (role === 'text') {
      // A heading ends what was said above the one before.
      const isHeading = label?.isSure === true || part !== 'text'
      shared = isHeading ? [...entry.lines] : [...shared, ...entry.lines]
      if (isHeading) section = sectionOf(label, entry.text)
      paper.heads.add(folded(entry.text))
    } else if (role === 'keys' || (role === 'more' && part === 'keys')) paper.listed.push(listedLine(entry))
    else if (role === 'skip') continue
    else if (role === 'more' && part === 'text') shared.push(...entry.lines)
    else if (!draft) paper.skipped.push(entry.text)
    else if (role === 'more') takePart(draft, part ?? 'question', entry, { from: null, isNextRow })
    else takePart(draft, role, entry, { from: startIn(entry, role, label), isNextRow })
    if (role !== 'more') part = role
  }
  return paper
}

/** Where the text of a part begins: behind what is certainly a label, and behind the letter of an option. */
function startIn({ text }: PaperEntry, role: LineRole, label: RoledLine['label']): number {
  if (!label || (!label.isSure && role !== 'option')) return 0
  // 'B. Hà Nội' as an answer is a letter and its text; 'Câu mới số 1' is all that there is.
  const isLetter = role === 'answer' && /^\p{L}$/u.test(label.counted ?? '')
  const isAll = role !== 'option' && !label.sign.startsWith('=') && text.slice(label.at).trim() === ''
  return isLetter || (isAll && label.counted !== null) ? 0 : label.at
}

/** 'Bài tập 6' that asks something itself, beside others that head what is asked. */
function sectionFor(label: RoledLine['label'], section: string): string {
  const own = label?.counted == null ? '' : sectionOf(label, '')
  const name = (text: string): string => text.replace(/\s?\S*$/u, '')
  return own !== '' && name(own) !== '' && name(own) === name(section) ? own : section
}

function begun(entry: PaperEntry, label: RoledLine['label'], shared: readonly Line[]): WordDraft {
  const number = Number(label?.counted)
  const draft = newDraft(Number.isInteger(number) ? number : 0, 0, [])
  draft.shared = [...shared]
  draft.isTasked = shared.length > 0
  const [first = [], ...cells] = entry.lines
  const line = trimLine(cutLine(first, label?.isSure ? label.at : 0))
  const split = optionsBehind(line)
  if (split) draft.options.push(...split.options)
  for (const own of [split?.asked ?? line, ...cells]) if (!isEmptyLine(own)) draft.stem.push({ line: own })
  return draft
}

interface Taken {
  /** Where the text behind its label begins; null for a line that goes on with the one above. */
  from: number | null
  isNextRow: boolean
}

function takePart(draft: WordDraft, role: LineRole, entry: PaperEntry, { from, isNextRow }: Taken): void {
  const [first = [], ...cells] = entry.lines
  const rest = trimLine(cutLine(first, from ?? 0))
  if (role === 'option' && from !== null) {
    for (const [at, line] of [first, ...cells].entries())
      if (!isEmptyLine(line)) draft.options.push(...markedOptions(line, at === 0 ? from : 0, draft.options.length))
  } else if (role === 'option') draft.options.at(-1)?.lines.push(...entry.lines)
  else if (role === 'answer') takeAnswer(draft, [rest, ...cells].map(plainLine).join(' ').trim())
  else if (role === 'solution') draft.explanation.push(...[rest, ...cells].filter((line) => !isEmptyLine(line)))
  else if (entry.table !== null) takeRow(draft, entry, isNextRow)
  else if (!isPlaceToWrite(plainLine(first))) draft.stem.push({ line: trimLine(first) })
}

/** What goes on in the next line is one answer. */
function takeAnswer(draft: WordDraft, text: string): void {
  if (/^[.…_\s]*$/u.test(text)) return
  const [last] = draft.answers
  draft.answers = [last === undefined ? text : `${last} ${text}`]
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

/** Those of which the list may say something, and nobody can tell what. */
function takeListed({ asked, listed, heads }: MarkedPaper): Set<WordDraft> {
  const open = asked.filter(({ draft }) => draft.answers.length === 0)
  const answers = answersIn(listed, heads)
  // Letters are for those that have options, whatever else stands in the list.
  const [lettered, said] = [answers.filter(({ isLetter }) => isLetter), answers.filter(({ isLetter }) => !isLetter)]
  const [chosen, typed] = [open.filter(hasOptions), open.filter((one) => !hasOptions(one))]
  if (lettered.length > 0) shareOut(lettered, chosen)
  const left = lettered.length > 0 ? typed : open
  if (said.length > 0) shareOut(said, left)
  const meant = [...(lettered.length > 0 ? chosen : []), ...(said.length > 0 ? left : [])]
  return new Set(meant.flatMap(({ draft }) => (draft.answers.length === 0 && !draft.isEssay ? [draft] : [])))
}

const hasOptions = ({ draft }: MarkedPaper['asked'][number]): boolean => draft.options.length > 1

function shareOut(answers: readonly ListedAnswer[], open: MarkedPaper['asked']): void {
  const shared = sharedOut(
    answers,
    open.map(({ draft: { number }, section }) => ({ number: number === 0 ? null : number, section })),
  )
  for (const [at, { draft }] of open.entries()) {
    const [text = '', ...others] = (shared[at] ?? []).map((own) => withoutAsked(own, draft))
    // Several lines of a list for one question are how it may be solved.
    if (others.length > 0 && draft.options.length === 0) writeOut(draft, [text, ...others])
    else if (text !== '' && others.length === 0) draft.answers = [text]
  }
}

/** A person marks it: what was said is how it may be answered. */
function writeOut(draft: WordDraft, said: readonly string[]): void {
  draft.isEssay = true
  draft.answers = []
  draft.explanation.unshift(...said.map(textLine))
}

/** Nobody types a whole text, or what is asked for in one's own words, just as somebody else did. */
function isWritten({ options, answers: [answer], stem }: WordDraft): boolean {
  const last = stem.at(-1)
  const asked = last && 'line' in last ? plainLine(last.line) : ''
  if (options.length > 0 || answer === undefined) return false
  return typedDoubt(answer)?.code === 'typedLong' || (openly.test(asked) && /\S\s\S+\s\S/u.test(answer))
}

/** 'Câu 1. ồng / c / đ / ánh → cánh đồng': what is asked, once more, is no answer. */
function withoutAsked(text: string, { stem: [first] }: WordDraft): string {
  const asked = first && 'line' in first ? plainLine(first.line).trim() : ''
  const rest = asked !== '' && text.startsWith(asked) ? text.slice(asked.length) : text
  return rest.replace(/^\s*(?:→|⇒|➔|=+>|-+>)\s*/u, '').trim()
}
