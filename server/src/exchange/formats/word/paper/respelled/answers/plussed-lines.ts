import { cutLine, isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import type { Line } from '../../../word-file.ts'
import type { SignedQuestion } from '../blocks/blocked-lines.ts'

const fewest = 3
const dash = /^(\+)?[-–]\s*(?=[^\s+–=*-])/u
/** '+-5' is a number with two signs. */
const number = /^\+?[-–]\s*\d/u

/**
 * Neither numbers nor letters: a line that asks, '-' before each option and '+-' before the right one. The whole file is
 * so, or it is read as any other.
 */
export function belowPlusses(typed: readonly Line[]): SignedQuestion[] | null {
  const questions: SignedQuestion[] = []
  for (const line of typed.filter((own) => !isEmptyLine(own)).map(trimLine)) {
    const text = plainLine(line)
    const sign = dash.exec(text)
    const last = questions.at(-1)
    if (number.test(text) || (sign && !last)) return null
    if (!sign) questions.push({ asked: [line], options: [] })
    else last?.options.push({ lines: [cutLine(line, sign[0].length)], isRight: sign[1] === '+' })
  }
  return questions.length >= fewest && questions.every(isWhole) ? questions : null
}

function isWhole({ options }: SignedQuestion): boolean {
  return options.length > 1 && options.filter(({ isRight }) => isRight).length === 1
}
