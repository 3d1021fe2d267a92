import { mostItems, UnreadableFile } from '../../item.ts'
import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { type PrintLine, lineOf } from './print-lines.ts'
import {
  answerHead,
  correctHead,
  feedbackHead,
  headIn,
  isButton,
  isState,
  markHeads,
  optionsHead,
  pointsIn,
  scoreIn,
  selectedHead,
} from './print-signs.ts'
import { type PrintedQuestion, newPrinted } from './printed-question.ts'
import { type BodyLine, settleBody } from './printed-bodies.ts'

const fewest = 3

interface Block {
  number: number
  lines: PrintLine[]
}

/** Results with 'Question 5' above each question, as Canvas, Blackboard, Brightspace and Sakai have them. */
export function headedPrint(lines: readonly PrintLine[]): { questions: PrintedQuestion[]; isSure: boolean } | null {
  const heads = lines.flatMap(({ text }, at) => (headIn(text) ? [at] : []))
  if (heads.length < fewest) return null
  if (heads.length > mostItems) throw new UnreadableFile('tooMany')
  const blocks = heads.map((at, place): Block => ({
    number: headIn(lines[at]?.text ?? '')?.number ?? 0,
    lines: lines.slice(at, heads[place + 1]),
  }))
  const isMost = (found: (block: Block) => boolean): boolean => blocks.filter(found).length * 2 > blocks.length
  // The number of its own question once more: nobody types that, even if most of it was deleted.
  const offered = blocks.filter(({ number, lines: own }) => own.some(({ text }) => offeredNumber(text) === number))
  // '2 points' below each question stands in papers as well, and 'Question 2 of 50' in lists of questions.
  const isLikely = isMost(({ lines: [, ...own] }) => own.some(({ text }) => pointsIn(text) !== null))
  const isSure =
    offered.length * 4 > blocks.length ||
    (isLikely && isMost(({ lines: [head] }) => headIn(head?.text ?? '')?.isCounted === true)) ||
    sureKinds.some((kind) => isMost((block) => block.lines.some(({ text }) => kind(text))))
  if ((!isSure && !isLikely) || blocks.some(endsWithMark)) return null
  const isResult = lines.some(
    ({ text }, at) => isOfResult(text) || (headIn(lines[at - 1]?.text ?? '') && isState(text)),
  )
  const questions = blocks.map(({ lines: own }) => questionIn(own, isResult))
  const above = lines.slice(0, heads[0]).flatMap(({ text }) => (text === '' ? [] : [text]))
  questions[0]?.dropped.unshift(...above)
  return { questions, isSure }
}

function offeredNumber(text: string): number | null {
  const [, number] = /^question\s{1,3}(\d{1,3})\s{1,3}options\s?:/iu.exec(text) ?? []
  return number === undefined ? null : Number(number)
}

/** Somebody answered, and was marked. */
function isOfResult(text: string): boolean {
  return ((scoreIn(text) ?? headIn(text)?.score)?.got ?? null) !== null
}

/** Each of them beside a head that says nothing of what is asked is what a program writes, and nobody types. */
const sureKinds: readonly ((text: string) => boolean)[] = [
  (text) => scoreIn(text) !== null || isOfResult(text),
  (text) => selectedHead.test(text),
]

/** Other pages write below an option that it is right. */
function endsWithMark({ lines }: Block): boolean {
  const last = lines.findLast(({ text }) => text !== '' && !isButton(text))?.text ?? ''
  return Object.values(markHeads).some((mark) => mark.exec(last)?.[0] === last)
}

type Part = 'body' | 'picks' | 'said' | 'behind' | 'feedback'

function questionIn([first, ...lines]: readonly PrintLine[], isResult: boolean): PrintedQuestion {
  const head = headIn(first?.text ?? '')
  const question = newPrinted(head?.number ?? 0, head?.score ?? null)
  const body: BodyLine[] = []
  let part: Part = 'body'
  let mark: BodyLine['mark'] | null = null
  let isOffered = false
  for (const line of lines) {
    const { text } = line
    if (text === '' || isButton(text) || (body.length === 0 && part === 'body' && isState(text))) continue
    const score = scoreIn(text) ?? pointsIn(text)
    if (score) {
      question.score = score.got === null && question.score?.got != null ? question.score : score
      continue
    }
    if (isResult && fieldHead.test(text)) {
      part = 'picks'
      continue
    }
    // Below the options, with what explains it.
    if (isResult && body.length > 2 && verdict.test(text)) {
      part = 'feedback'
      continue
    }
    const found = labels.find(({ sign }) => sign.test(text))
    if (found) {
      const rest = behind(line, found.sign)
      part = found.sign === answerHead && isResult ? 'picks' : found.part
      if (found.offers) isOffered = true
      mark = found.mark ?? null
      if (rest !== null) take(rest)
    } else take(line)
  }
  settleBody(question, body)
  return question

  function take(line: PrintLine): void {
    if (part === 'picks') question.picks.push(line.text)
    else if (part === 'said') {
      question.said.push(line.text.replace(quoted, '$1'))
      part = 'behind'
    } else if (part === 'behind') question.behind.push(line.text)
    else if (part === 'feedback') question.explanation.push(...line.lines)
    else {
      body.push({ ...line, mark: mark ?? 'none', isOffered: isOffered || line.isCell })
      // Several that are accepted stand below one word.
      if (mark !== 'listed') mark = null
    }
  }
}

/** Above what was typed, or above nothing. */
const fieldHead = /^(?:answer|(?:câu )?trả lời)\s?:$/iu
const verdict = /^(?:in)?correct$/iu
/** "The correct answer is 'True'." */
const quoted = /^['‘"“](true|false|đúng|sai)['’"”]\.?$/iu

interface Label {
  sign: RegExp
  part: Part
  offers?: true
  mark?: Exclude<BodyLine['mark'], 'none'>
}

const labels: readonly Label[] = [
  { sign: optionsHead, part: 'body', offers: true },
  { sign: selectedHead, part: 'picks' },
  { sign: correctHead, part: 'said' },
  { sign: answerHead, part: 'said' },
  { sign: feedbackHead, part: 'feedback' },
  { sign: markHeads.right, part: 'body', mark: 'right' },
  { sign: markHeads.picked, part: 'body', mark: 'picked' },
  { sign: markHeads.listed, part: 'body', mark: 'listed' },
  { sign: markHeads.missed, part: 'body', mark: 'missed' },
]

/** What stands behind a word in its line. */
function behind(line: PrintLine, sign: RegExp): PrintLine | null {
  const [first = [], ...others] = line.lines
  const typed = plainLine(first)
  const length = sign.exec(typed.trimStart())?.[0].length ?? typed.length
  const rest = trimLine(cutLine(first, typed.length - typed.trimStart().length + length))
  const cut = lineOf(rest, line.isCell)
  if (others.length === 0) return cut.text === '' ? null : cut
  return { ...line, lines: [rest, ...others], text: [rest, ...others].map(plainLine).join(' ').trim() }
}
