import { UnreadableFile, blocking, mostItems } from '../../item.ts'
import { cutLine, plainLine, trimLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import { type PrintLine, lineOf, textIn } from './print-lines.ts'
import { feedbackHead, headIn, scoreIn } from './print-signs.ts'
import { type BodyLine, settleBody } from './printed-bodies.ts'
import { type PrintedQuestion, newPrinted } from './printed-question.ts'

const fewest = 3
const longestNames = 300

const tried = /^you have used \d{1,3} of \d{1,3} (?:submissions|attempts)/iu
const saidInside = /(?:^|\s)answer\s?:\s{0,20}(?=\S)/iu
const verdict = /\s{1,5}(?:-\s)?(correct|incorrect)$/iu
const buttons =
  /^(?:submit|save|reset|show answer|bookmark this page|some problems have options .{0,80}|(?:in)?correct(?: \(.{0,40}\))?)$/iu

/** Pages of edX: a name, '(1/1 point)' below it, and what is asked; below that 'Answer: …' and how often it was tried. */
export function scoredProblems(lines: readonly PrintLine[]): PrintedQuestion[] | null {
  const scores = lines.flatMap(({ text }, at) => (scoreIn(text) ? [at] : []))
  if (scores.length < fewest || lines.some(({ text }) => headIn(text) !== null)) return null
  if (scores.length > mostItems) throw new UnreadableFile('tooMany')
  const blocks = scores.map((at, place) => lines.slice(at + 1, scores[place + 1]))
  const known = blocks.filter((own) => own.some(({ text }) => tried.test(text) || saidInside.test(text.slice(0, 300))))
  const graded = scores.filter((at) => /\(graded\)$/iu.test(lines[at]?.text ?? ''))
  if (Math.max(known.length, graded.length) * 2 < blocks.length) return null
  let above = lines.slice(0, scores[0])
  const shared = textIn(above.flatMap((line) => line.lines))
  return blocks.map((own, place) => {
    const { question, behind } = questionIn(own, lines[scores[place] ?? 0], place === blocks.length - 1)
    // The line right above a score is the name of its problem.
    const last = above.findLastIndex(({ text }) => text !== '')
    question.dropped.push(...above.slice(0, Math.max(0, last)).flatMap(({ text }) => (text === '' ? [] : [text])))
    above = behind
    // More than names: problems of a page often go on with what stands at its top.
    if (shared.length > longestNames) question.doubts.push(blocking('lineUnclear', { text: shared.slice(0, 120) }))
    return question
  })
}

interface OwnProblem {
  question: PrintedQuestion
  /** What stands between it and the next. */
  behind: PrintLine[]
}

function questionIn(lines: readonly PrintLine[], score: PrintLine | undefined, isLast: boolean): OwnProblem {
  const question = newPrinted(0, scoreIn(score?.text ?? ''))
  const used = lines.findIndex(({ text }) => tried.test(text))
  // Behind the last try stands the name of the next problem; without that line nobody knows where it begins.
  const name = isLast ? lines.length : lines.findLastIndex(({ text }) => text !== '')
  const end = used === -1 ? name : used
  const body: BodyLine[] = []
  let isExplained = false
  for (const line of lines.slice(0, end)) {
    if (line.text === '' || buttons.test(line.text)) continue
    if (!isExplained && feedbackHead.test(line.text)) isExplained = true
    else if (isExplained) question.explanation.push(...line.lines)
    else takeLine(question, body, line)
  }
  settleBody(question, body)
  question.options = question.options.flatMap(withoutPictures)
  if (question.said.length > 1 && question.options.length === 0)
    question.doubts.push(blocking('typedSeveral', { answer: question.said.join(' / ').slice(0, 60) }))
  return { question, behind: lines.slice(used === -1 ? end : used + 1) }
}

function takeLine(question: PrintedQuestion, body: BodyLine[], line: PrintLine): void {
  const [first = []] = line.lines
  const text = plainLine(first)
  const said = saidInside.exec(text)
  if (!said) {
    const judged = verdict.exec(text)
    const shown = judged ? lineOf(cutLine(first, 0, judged.index)) : line
    const mark = judged ? (judged[1]?.toLowerCase() === 'correct' ? 'right' : 'picked') : 'none'
    body.push({ ...shown, mark, isOffered: false })
    return
  }
  const typed = text.slice(0, said.index).replaceAll('\uFFFC', '').trim()
  if (typed !== '') question.picks.push(typed)
  else if (/^[-+\d.,\s]+$/u.test(body.at(-1)?.text ?? '') && body.length > 1)
    question.picks.push(body.pop()?.text ?? '')
  question.said.push(text.slice(said.index + said[0].length).trim())
}

/** A circle before an option and a sign behind it are pictures there. */
function withoutPictures(option: PrintLine): PrintLine[] {
  const lines = option.lines.map(trimmed).filter((line) => plainLine(line).trim() !== '')
  return lines.length === 0 ? [] : [{ ...option, lines, text: textIn(lines) }]
}

function trimmed(line: Line): Line {
  const isBlank = (piece: Line[number]): boolean =>
    piece.kind === 'lost' || (piece.kind === 'text' && piece.text.trim() === '')
  const from = line.findIndex((piece) => !isBlank(piece))
  const to = line.findLastIndex((piece) => !isBlank(piece))
  return from === -1 ? [] : trimLine(line.slice(from, to + 1))
}
