import { rolesOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import { type LineMark, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { type Problem, type ReadItem, blocking } from '../../item.ts'
import { typedDoubt } from '../../text/several-typed.ts'
import { withoutDoubts } from '../doubts/without-doubts.ts'
import { plainLine, textLine } from '../line-text.ts'
import { droppedProblem } from '../paper/dropped-wording.ts'
import { openly } from '../paper/kinds/typed-keys.ts'
import type { WordDraft } from '../paper/question-draft.ts'
import { settleDrafts } from '../paper/settled-drafts.ts'
import { readItemOf } from '../paper/word-draft.ts'
import { arrow } from '../signs/arrows.ts'
import { type ListedAnswer, answersIn } from './listed-answers.ts'
import { settlePrinted } from './marked-options.ts'
import { type AskedDraft, type MarkedPaper, takenLines, withoutPoints } from './marked-paper.ts'
import type { PaperEntry } from './paper-entries.ts'
import { sharedOut } from './sections.ts'

/** A paper read by what a person says that its lines are. What nobody can be certain of is asked about, as always. */
export function markedQuestions(
  entries: readonly PaperEntry[],
  marks: readonly LineMark[],
  pictureName: (part: string) => string,
): ReadItem[] {
  // As much of each line as whoever marks it sees: it is the same rule there.
  const shown = entries.map((entry) => ({ ...entry, text: entry.text.slice(0, markingLimits.longestLine) }))
  const paper = takenLines(entries, rolesOf(shown, marks))
  const drafts = paper.asked.map(({ draft }) => draft)
  for (const draft of drafts) settlePrinted(draft)
  const unclear = takeListed(paper)
  for (const one of paper.asked) settleSaid(one)
  const empty = new Set(drafts.filter((draft) => draft.stem.length === 0 && draft.shared.length === 0))
  settleDrafts(drafts)
  const items = paper.asked.map(({ draft, several, said }): ReadItem => {
    const one = readItemOf(draft, null, pictureName)
    const problems = unclear.has(draft)
      ? [blocking('listUneven'), ...one.problems.filter(({ code }) => !keyless.has(code))]
      : [...one.problems, ...doubtsOf(one, empty.has(draft), [...said, ...several])]
    return { ...one, problems, reasons: [{ code: 'marked' }, ...(one.reasons ?? [])] }
  })
  if (paper.skipped.length > 0) items.at(-1)?.problems.push(droppedProblem(paper.skipped))
  return withoutDoubts(items)
}

/** What is said of a question without a key. */
const keyless: ReadonlySet<string> = new Set(['essay', 'noKey', 'allMarked', 'optionsBare'])

/** Nothing is asked, nothing can be chosen, or what is to be typed has gaps of its own or several labels. */
function doubtsOf({ item }: ReadItem, isEmpty: boolean, said: readonly string[]): Problem[] {
  const texts = item.answers.map(({ text }) => text.replaceAll(/<[^>]*>/gu, '').trim())
  const isChoice = item.type === 'single_choice' || item.type === 'multiple_choice'
  const isWithout = isChoice && (texts.length < 2 || item.answers.some(({ text }) => isBlank(text)))
  const isDotted = item.type === 'fill_blank' && texts.some((text) => /\.{3}|…|_{2}/u.test(text))
  const gaps = item.content.match(/_{2,}|\.{4,}|…+/gu)?.length ?? 0
  const isUnfilled = (item.type === 'fill_blank' || item.type === 'essay') && gaps > 1 && said.length > 0
  const isSeveral = isUnfilled || (!isChoice && item.type !== 'essay' && said.length > 1)
  return [
    ...(isEmpty || isWithout ? [blocking('unreadable', { text: texts.join(' / ').slice(0, 60) })] : []),
    ...(isDotted ? [blocking('unreadable', { text: texts.join(' / ').slice(0, 60) })] : []),
    ...(isSeveral ? [blocking('typedSeveral', { answer: said.join(' / ').slice(0, 60) })] : []),
  ]
}

/** A picture or a formula is no text, and says something. */
function isBlank(html: string): boolean {
  return !/<(?:img|span)\b/u.test(html) && html.replaceAll(/<[^>]*>/gu, '').trim() === ''
}

/** What stands below the question itself. */
function settleSaid({ draft, said, several }: AskedDraft): void {
  const [first, ...others] = said
  if (first === undefined) return
  draft.answers = [first, ...several]
  const isOpen = draft.options.length === 0 && several.length === 0
  if (isOpen && (others.length > 0 || isWritten(draft))) writeOut(draft, said)
  else if (others.length > 0) draft.skipped.push(...others)
}

/** Those of which the list may say something, and nobody can tell what. */
function takeListed({ asked, listed, heads, isAnsweredAbove }: MarkedPaper): Set<WordDraft> {
  // Where the first answer stands above its question, the others may do so, too.
  if (isAnsweredAbove) return new Set(asked.map(({ draft }) => draft))
  const open = asked.filter(({ said }) => said.length === 0)
  const answers = answersIn(listed, heads)
  // Letters are for those that have options, whatever else stands in the list.
  const [lettered, told] = [answers.filter(({ isLetter }) => isLetter), answers.filter(({ isLetter }) => !isLetter)]
  const [chosen, typed] = [open.filter(hasOptions), open.filter((one) => !hasOptions(one))]
  if (lettered.length > 0) shareOut(lettered, chosen)
  const left = lettered.length > 0 ? typed : open
  if (told.length > 0) shareOut(told, left)
  const meant = [...(lettered.length > 0 ? chosen : []), ...(told.length > 0 ? left : [])]
  return new Set(meant.flatMap(({ draft, said }) => (said.length === 0 ? [draft] : [])))
}

const hasOptions = ({ draft }: AskedDraft): boolean => draft.options.length > 1

function shareOut(answers: readonly ListedAnswer[], open: readonly AskedDraft[]): void {
  const shared = sharedOut(
    answers,
    open.map(({ draft, section }) => ({
      number: draft.number === 0 ? null : draft.number,
      section,
      isCounted: isCounted(draft),
    })),
  )
  for (const [at, { draft, said }] of open.entries())
    said.push(...(shared[at] ?? []).map((own) => withoutPoints(withoutAsked(own, draft))).filter((own) => own !== ''))
}

/** 'C1)', '①', 'Câu ba:' */
function isCounted({ stem: [first] }: WordDraft): boolean {
  const text = first && 'line' in first ? plainLine(first.line).trim() : ''
  return /^(?:[^\s\d]{0,4}[-.]?\d|[①-⑳]|(?:câu|hỏi|bài|question|[IVX]{1,4})(?:\s\p{L}{1,6})?\s?[-.:)])/iu.test(text)
}

/** A person marks it: what was said is how it may be answered. */
function writeOut(draft: WordDraft, said: readonly string[]): void {
  draft.isEssay = true
  draft.answers = []
  draft.explanation.unshift(...said.map(textLine))
}

/** Nobody types a whole text, or what is asked for in one's own words, just as somebody else did. */
function isWritten({ answers: [answer = ''], stem }: WordDraft): boolean {
  const last = stem.at(-1)
  const asked = last && 'line' in last ? plainLine(last.line) : ''
  return typedDoubt(answer)?.code === 'typedLong' || (openly.test(asked) && /\S\s\S+\s\S/u.test(answer))
}

const arrowBefore = new RegExp(String.raw`^\s*${arrow}\s*`, 'u')

/** 'Câu 1. ồng / c / đ / ánh → cánh đồng': what is asked, once more, is no answer; 'play' is a part of 'played'. */
function withoutAsked(text: string, { stem: [first] }: WordDraft): string {
  const asked = first && 'line' in first ? plainLine(first.line).trim() : ''
  const rest = asked !== '' && text.startsWith(asked) ? text.slice(asked.length) : text
  const own = /^[\p{L}\p{N}]/u.test(rest) && rest !== text ? text : rest
  // 'Read and match:' repeats what is asked, and the answers stand below.
  if (/[:：]$/u.test(text) && asked.startsWith(text.slice(0, -1))) return ''
  return own.replace(arrowBefore, '').trim()
}
