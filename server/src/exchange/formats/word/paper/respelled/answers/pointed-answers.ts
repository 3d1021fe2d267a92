import { anyStart } from '../../../signs/line-signs.ts'
import { lettered, point, toLastPoint } from '../pointed-lines.ts'

interface Answered {
  asked: string[]
  answer: string
  /** An empty line within what is asked: what stands above it may belong to the answer before. */
  isParted: boolean
}

const other = /^\s*(?:```|#{1,6}\s)/u
const fewest = 5

/**
 * Notes without numbers: what is asked, and below it one point of a list, which is the answer. Only where the whole file
 * has this shape and nearly all of it asks.
 */
export function withPointsAnswered(lines: readonly string[]): readonly string[] {
  return answeredQuestions(lines)?.flatMap(typedAgain) ?? lines
}

export function isAnsweredByPoints(text: string): boolean {
  return answeredQuestions(toLastPoint(text)) !== null
}

function answeredQuestions(lines: readonly string[]): Answered[] | null {
  const questions: Answered[] = []
  let current: Answered = { asked: [], answer: '', isParted: false }
  let isBelowGap = true
  for (const line of lines) {
    if (line.trim() === '') {
      isBelowGap = true
      continue
    }
    if (other.test(line) || lettered.test(line) || anyStart(line) !== null) return null
    if (point.test(line)) {
      if (current.asked.length === 0 || current.answer !== '') return null
      current.answer = line.replace(point, '').trim()
      questions.push(current)
    } else if (current.answer === '') {
      if (isBelowGap && current.asked.length > 0) current.isParted = true
      current.asked.push(line.trim())
    } else if (isBelowGap) current = { asked: [line.trim()], answer: '', isParted: false }
    else if (/^\s{2}/u.test(line)) current.answer += ` ${line.trim()}`
    else return null
    isBelowGap = false
  }
  const asking = questions.filter(({ asked }) => asked.some((line) => /\?|(?:[:…]|\.{3})$/u.test(line)))
  const isEnded = current.answer !== '' || current.asked.length === 0
  return isEnded && questions.length >= fewest && asking.length * 5 >= questions.length * 4 ? questions : null
}

function typedAgain({ asked: [first = '', ...others], answer, isParted }: Answered, place: number): string[] {
  return [`Câu ${place + 1}. ${first}`, ...others, isParted ? `- ${answer}` : `Đáp án: ${answer}`, '']
}
