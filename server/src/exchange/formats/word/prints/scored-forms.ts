import { UnreadableFile, blocking, mostItems } from '../../item.ts'
import { cutLine, plainLine, trimLine, withoutFeature } from '../line-text.ts'
import { optionSaying } from '../paper/keys/said-keys.ts'
import { newOption } from '../paper/question-draft.ts'
import { letters } from '../signs/option-signs.ts'
import { mostOften } from '../../counting/most-often.ts'
import { type PrintLine, textIn } from './print-lines.ts'
import { withScoresApart } from './scores-behind.ts'
import { type Score, bareScoreIn, headIn, isFull } from './print-signs.ts'
import { type PrintedQuestion, newPrinted } from './printed-question.ts'
import { type FormColors, colorOf, formColors } from './form-colors.ts'

const fewest = 3

/** Of a form, one question: its own lines end where those of the next begin. */
interface FormPart {
  stem: PrintLine[]
  score: Score
  /** An empty line parts it from the next. */
  isParted: boolean
  /** Up to the next score; null for an empty line. */
  below: (PrintLine | null)[]
}

const rightHead = /^(?:correct answers?|câu trả lời đúng|đáp án đúng|các câu trả lời đúng)\s?:?$/iu
const noteHead = /^(?:feedback|phản hồi|ý kiến phản hồi)\s?:?$/iu
const total =
  /^(?:total points|tổng (?:số )?điểm)\s?:?\s*(?:\d{1,4}\s?\/\s?\d{1,4})?\s?(?:points?|điểm)?$|^this content is neither created nor endorsed by google|^nội dung này không phải (?:do|được) |^(?:the respondent's email|email của người trả lời) .{0,200}$/iu

/**
 * A result of Google Forms: neither numbers nor letters, '1/1' between what is asked and what is offered, a star behind
 * what has to be answered. Below the options stands which is right, or their colors show what was chosen.
 */
export function scoredForm(typed: readonly PrintLine[]): PrintedQuestion[] | null {
  const lines = withScoresApart(typed).filter(({ text }) => !total.test(text.slice(0, 300)))
  const scores = lines.flatMap(({ text }, at) => (scoreAt(text) ? [at] : []))
  // Other platforms have a head above each score.
  if (scores.length < fewest || lines.some(({ text }) => headIn(text) !== null) || !isForm(lines, scores)) return null
  if (scores.length > mostItems) throw new UnreadableFile('tooMany')
  const parts = partsOf(lines, scores)
  const colors = formColors(parts.map(({ score, below }) => ({ score, options: offeredIn(below).options })))
  const questions = parts.map((part) => questionOf(part, colors))
  settleCounts(questions)
  for (const [at, { isParted, below }] of parts.entries()) {
    const text = isParted ? '' : leftIn(offeredIn(below), questions[at])
    if (text !== '') questions[at + 1]?.doubts.push(blocking('lineUnclear', { text: text.slice(0, 120) }))
  }
  const above = lines.slice(0, scores[0])
  questions[0]?.dropped.push(...above.slice(0, stemFrom(above)).flatMap(({ text }) => (text === '' ? [] : [text])))
  return questions
}

function scoreAt(text: string): Score | null {
  const score = bareScoreIn(text)
  return score && (score.got === null || score.got <= score.most) ? score : null
}

/** Fractions below each other are no scores: stars behind questions, the right answers below, or colors go with these. */
function isForm(lines: readonly PrintLine[], scores: readonly number[]): boolean {
  const starred = scores.filter((at) => /\S\s?\*$/u.test(lastAbove(lines, at)?.text ?? '')).length
  const said = lines.filter(({ text }) => rightHead.test(text)).length
  const apart = scores.filter((at, place) => (scores[place + 1] ?? lines.length) - at > 2).length
  const kinds = Math.max(starred, said)
  return apart * 10 >= scores.length * 8 && kinds * 2 >= scores.length
}

function lastAbove(lines: readonly PrintLine[], at: number): PrintLine | undefined {
  for (let above = at - 1; above >= 0 && above > at - 4; above -= 1) if (lines[above]?.text !== '') return lines[above]
  return undefined
}

function partsOf(lines: readonly PrintLine[], scores: readonly number[]): FormPart[] {
  const bodies = scores.map((at, place) => lines.slice(at + 1, scores[place + 1]))
  const gaps = bodies.slice(0, -1).map(gapIn)
  // Empty lines part questions where nearly each has one.
  const arePartedByGaps = gaps.filter((gap) => gap !== null).length * 10 >= gaps.length * 7
  const parts: FormPart[] = []
  const above = lines.slice(0, scores[0])
  let stem = above.slice(stemFrom(above)).filter(({ text }) => text !== '')
  for (const [place, at] of scores.entries()) {
    const body = bodies[place] ?? []
    const isLast = place === scores.length - 1
    const gap = arePartedByGaps ? gapIn(body) : null
    const cut = isLast ? body.length : (gap ?? lastFilled(body))
    const score = scoreAt(lines[at]?.text ?? '') ?? { got: null, most: 1 }
    parts.push({
      stem,
      score,
      isParted: gap !== null,
      below: body.slice(0, cut).map((own) => (own.text === '' ? null : own)),
    })
    stem = body.slice(cut).filter(({ text }) => text !== '')
  }
  return parts
}

/** Above the first score a title and a name may stand as well. */
function stemFrom(lines: readonly PrintLine[]): number {
  const last = lastFilled(lines)
  const gap = lines.slice(0, last).findLastIndex(({ text }) => text === '')
  return gap === -1 ? last : gap + 1
}

function lastFilled(lines: readonly PrintLine[]): number {
  return Math.max(
    0,
    lines.findLastIndex(({ text }) => text !== ''),
  )
}

/** Where the last part behind an empty line begins; what stands right below the score is no part. */
function gapIn(lines: readonly PrintLine[]): number | null {
  const first = lines.findIndex(({ text }) => text !== '')
  const last = lastFilled(lines)
  for (let at = last; at > first; at -= 1) if (lines[at]?.text === '') return at + 1
  return null
}

interface Offered {
  options: PrintLine[]
  right: PrintLine[] | null
  notes: PrintLine[]
}

function offeredIn(below: readonly (PrintLine | null)[]): Offered {
  const own = below.filter((line) => line !== null)
  const note = own.findIndex(({ text }) => noteHead.test(text))
  const lines = note === -1 ? own : own.slice(0, note)
  const head = lines.findIndex(({ text }) => rightHead.test(text))
  return {
    options: head === -1 ? lines : lines.slice(0, head),
    right: head === -1 ? null : lines.slice(head + 1),
    notes: note === -1 ? [] : own.slice(note + 1),
  }
}

/** What stands below a right answer or a note may be the beginning of what is asked next. */
function leftIn({ right, notes }: Offered, question: PrintedQuestion | undefined): string {
  const said = new Set(question?.said)
  const left = [...(right ?? []).filter(({ text }) => !said.has(text)), ...notes.slice(1)]
  return left.map(({ text }) => text).join(' / ')
}

function questionOf({ stem, score, below }: FormPart, colors: FormColors): PrintedQuestion {
  const question = newPrinted(0, score)
  question.stem = stem.map(withoutSigns)
  const { options, right, notes } = offeredIn(below)
  question.explanation = notes.flatMap(({ lines }) => lines)
  const [only, ...others] = options
  if (only && others.length === 0) question.picks.push(only.text)
  else
    question.options = options.map(({ lines, ...own }) => ({
      ...own,
      lines: lines.map((line) => withoutFeature(withoutFeature(line, 'color'), 'highlight')),
    }))
  if (right !== null) takeRight(question, right)
  else if (others.length > 0) takeColors(question, options, colors)
  return question
}

/** What is right is said once more; anything else there may belong to the next question. */
function takeRight(question: PrintedQuestion, right: readonly PrintLine[]): void {
  const options = question.options.slice(0, letters.length).map(({ lines }, place) => newOption(lines, place))
  const isOwn = ({ text }: PrintLine): boolean => options.length === 0 || optionSaying(text, options) !== undefined
  const { own = [], left = [] } = Object.groupBy(right, (line) => (isOwn(line) ? 'own' : 'left'))
  for (const { text } of own) question.said.push(text)
  if (left.length > 0 || own.length === 0)
    question.doubts.push(
      blocking('keyUnclear'),
      blocking('textBelow', {
        text: left
          .map(({ text }) => text)
          .join(' / ')
          .slice(0, 200),
      }),
    )
}

/** One option in the color of what is right, beside what was chosen where that is another; or what was chosen alone. */
function takeColors(
  question: PrintedQuestion,
  options: readonly PrintLine[],
  { usual, pick, right }: FormColors,
): void {
  const colors = options.map(colorOf)
  const places = (color: string): number[] => colors.flatMap((own, at) => (own === color ? [at] : []))
  const odd = colors.filter((color) => color !== usual).length
  const marked = right === null ? [] : places(right)
  if (marked.length > 0) {
    const most = isFull(question.score) ? 1 : 2
    if (marked.length === 1 && odd <= most) question.right.push(...marked)
    else question.doubts.push(blocking('keyUnclear'))
    return
  }
  const chosen = colors.flatMap((color, at) => (color === usual ? [] : [at]))
  const isPick = right === null ? pick !== null && places(pick).length === odd : odd === 1
  if (isPick) question.picks.push(...chosen.map((at) => options[at]?.text ?? ''))
}

/** Without the sign of how it was answered and the star of what has to be. */
function withoutSigns(line: PrintLine, at: number): PrintLine {
  const [first = [], ...others] = line.lines
  const text = plainLine(first)
  const start = at === 0 ? (/^\s*[✓✔✗✘×]\s+/u.exec(text)?.[0].length ?? 0) : 0
  const end = /\s?\*\s*$/u.exec(text)?.index ?? text.length
  const lines = [trimLine(cutLine(first, start, end)), ...others]
  return { ...line, text: textIn(lines), lines }
}

const asks = /[?？:：]$/u

/** Nothing but their number shows where options end and the next question begins. */
function settleCounts(questions: readonly PrintedQuestion[]): void {
  const chosen = questions.filter(({ options }) => options.length > 1)
  const usual = mostOften(chosen.map(({ options }) => options.length))
  const isUsual = chosen.filter(({ options }) => options.length === usual).length * 10 >= chosen.length * 8
  for (const [at, question] of questions.entries()) {
    const { options } = question
    const next = questions[at + 1]
    const isOdd = isUsual && options.length > 1 && options.length !== usual
    const isRunOn = asks.test(options.at(-1)?.text ?? '') || /^\p{Ll}/u.test(next?.stem[0]?.text ?? '')
    if (!isOdd && !isRunOn) continue
    const text = options.map((own) => own.text)
    for (const one of [question, next])
      one?.doubts.push(blocking('optionsBare', { text: text.join(' / ').slice(0, 200) }))
  }
}
