import { cutLine, doubtedLine, isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import { lettersIn } from '../../../signs/key-signs.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line } from '../../../word-file.ts'

export interface LabelledQuestion {
  asked: Line[]
  options: Line[]
  letters: number
  key: string
  /** What stands between its key and the next question. */
  reason: Line[]
  /** A word says that it is one. */
  isNamed: boolean
  /** Where empty lines part what is asked. */
  parts: number[]
}

const fewest = 3

/**
 * Questions without numbers, lettered options, 'Correct answer: B' in whichever language, and below it why. An empty line
 * or the 'A.' below it tells the next question from a reason. Most have this shape, or nothing is read so.
 */
export function labelledQuestions(lines: readonly Line[]): LabelledQuestion[] | null {
  const questions: LabelledQuestion[] = []
  let current = newQuestion()
  let isParted = false
  const doubtful = new Set<LabelledQuestion>()
  const begin = (line: Line, wasParted: boolean): void => {
    questions.push(current)
    const isDoubtful = !wasParted && current.reason.some((_, place) => place > 0 || !current.isNamed)
    current = { ...newQuestion(), asked: [line] }
    // Without an empty line the last lines of a reason may be the first of what is asked.
    if (isDoubtful) doubtful.add(current)
  }
  for (const [at, line] of lines.entries()) {
    if (isEmptyLine(line)) {
      isParted = true
      continue
    }
    const text = plainLine(line)
    const [wasParted, { asked, options, letters, key }] = [isParted, current]
    isParted = false
    const begun = asked.length > 0 && key === '' ? optionStarts(text, letters).length : 0
    const said = letters > 1 && key === '' ? keyIn(text) : null
    const label = labelOf(text)
    if (begun > 0) {
      options.push(line)
      current.letters += begun
    } else if (said !== null) {
      if (said.some((letter) => letter.charCodeAt(0) - 65 >= letters)) return null
      current.key = said.join(', ')
    } else if (key !== '') {
      const named = label?.kind === 'explanation' ? label.at : null
      const isReason = named !== null || (isAwaited(current) && !isAsked(lines, at))
      if (!isReason && (wasParted || isAbove(lines, at))) begin(line, wasParted)
      else {
        if (current.reason.length === 0) current.isNamed = named !== null
        current.reason.push(trimLine(cutLine(line, named ?? 0)))
      }
    } else if (letters > 0) {
      if (wasParted) begin(line, wasParted)
      else options.push(line)
    } else {
      if (wasParted && asked.length > 0) current.parts.push(asked.length)
      asked.push(line)
    }
    if ((label !== null && label.kind !== 'explanation' && said === null) || anyStart(text) !== null) return null
  }
  questions.push(current)
  takeReasonsAbove(questions)
  doubtParted(questions)
  if (current.asked.length === 0) questions.pop()
  const whole = questions.filter(({ key }) => key !== '').length
  // The last one may have been cut.
  const count = questions.length - (current.key === '' ? 1 : 0)
  if (whole < fewest || whole * 5 < count * 4 || doubtful.size * 20 > questions.length || areCounted(questions))
    return null
  return questions.map((question) => (doubtful.has(question) ? { ...question, key: '' } : question))
}

/**
 * Below every key a paragraph, also below the last one, and above the first question none: each belongs to the question
 * above it.
 */
function takeReasonsAbove(questions: readonly LabelledQuestion[]): void {
  const [first, ...others] = questions
  const last = others.pop()
  const isReason = last !== undefined && last.letters === 0 && last.key === '' && last.parts.length === 0
  if (!isReason || first?.parts.length !== 0 || others.length < fewest) return
  if (others.some(({ parts }) => parts.length !== 1)) return
  for (const [at, { asked, parts }] of [...others, last].entries())
    questions[at]?.reason.push(...asked.splice(0, parts.pop() ?? asked.length))
}

/** Whatever stands around their numbers, they have some. */
function areCounted(questions: readonly LabelledQuestion[]): boolean {
  const counted = questions.filter(({ asked: [first = []] }, at) => {
    const text = plainLine(first).slice(0, longestLabel)
    return numberedAnyhow.test(text) || text.match(/\d+/gu)?.includes(String(at + 1)) === true
  })
  return counted.length * 2 >= questions.length
}

const numberedAnyhow = /^[^\p{L}\d]{0,4}\p{L}{0,8}[\s.]?\d[\d.]*\s?[.):\]-]/u
const longestLabel = 20

function newQuestion(): LabelledQuestion {
  return { asked: [], options: [], letters: 0, key: '', reason: [], isNamed: false, parts: [] }
}

function keyIn(text: string): string[] | null {
  const label = labelOf(text)
  const said = label?.kind === 'answer' ? lettersIn(text.slice(label.at)) : null
  return said && said.length > 0 ? said : null
}

/** 'Explanation:' in a line of its own, and nothing below it yet. */
function isAwaited({ reason, isNamed }: LabelledQuestion): boolean {
  return isNamed && reason.every(isEmptyLine)
}

/** What stands between two empty lines has the 'A.' of its question right below it. */
function isAsked(lines: readonly Line[], at: number): boolean {
  const end = lines.findIndex((line, place) => place > at && isEmptyLine(line))
  const block = lines.slice(at, end === -1 ? lines.length : end)
  return block.some(isFirst) || (end !== -1 && isAbove(lines, end))
}

/** Right above an 'A.'. */
function isAbove(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).find((line) => !isEmptyLine(line))
  return next !== undefined && isFirst(next)
}

function isFirst(line: Line): boolean {
  return optionStarts(plainLine(line), 0).length > 0
}

interface Parted {
  asked: Line[]
  letters: number
  /** Where empty lines part what is asked. */
  parts: readonly number[]
}

/**
 * Below a key an empty line, a paragraph and another one above the options: the first may explain the question above as
 * well as belong to what is asked, unless the first question and many others are asked so.
 */
export function doubtParted([first, ...others]: readonly Parted[]): void {
  const parted = others.filter(({ parts, letters }) => parts.length > 0 && letters > 0)
  if (parted.length * 5 > others.length && (first?.parts.length ?? 0) > 0) return
  for (const { asked, parts } of parted)
    asked.splice(0, parts.at(-1) ?? 0, ...asked.slice(0, parts.at(-1)).map(doubtedLine))
}
