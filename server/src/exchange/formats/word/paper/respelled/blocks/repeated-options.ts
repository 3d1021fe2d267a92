import { cutLine, isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { Line } from '../../../word-file.ts'
import type { SignedQuestion } from './blocked-lines.ts'

interface Repeated {
  asked: Line[]
  /** '1. …' to '4. …', and behind them one of these again. */
  counted: Numbered[]
}

interface Numbered {
  number: number
  line: Line
  text: string
}

const fewest = 3

/**
 * What is asked, '1.' to '4.', and one of them once more with its number: that is the right one. The whole file has this
 * shape; one whose last line says something else has no key that could be told.
 */
export function withRightRepeated(typed: readonly Line[]): SignedQuestion[] | null {
  const blocks = blocksIn(typed.filter((line) => !isEmptyLine(line)).map(trimLine))
  if (blocks.length < fewest || blocks.some(({ asked }) => asked.length === 0)) return null
  const questions = blocks.map(questionOf)
  const whole = questions.filter(({ options }) => options.some(({ isRight }) => isRight))
  return whole.length >= fewest && whole.length * 10 >= questions.length * 9 ? questions : null
}

function blocksIn(lines: readonly Line[]): Repeated[] {
  const blocks: Repeated[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const found = /^(\d{1,2})[.)]\s*(?=\S)/u.exec(plainLine(line))
    if (found && last) last.counted.push(numbered(line, Number(found[1]), found[0].length))
    else if (!last || last.counted.length > 0) blocks.push({ asked: [line], counted: [] })
    else last.asked.push(line)
  }
  return blocks
}

function numbered(line: Line, number: number, at: number): Numbered {
  const own = cutLine(line, at)
  return { number, line: own, text: plainLine(own).trim().toLowerCase() }
}

function questionOf({ asked, counted }: Repeated): SignedQuestion {
  const options = counted.slice(0, -1)
  const said = counted.at(-1)
  const isCounted =
    options.length > 1 && options.length <= letters.length && options.every(({ number }, at) => number === at + 1)
  const right = options.filter(({ number, text }) => number === said?.number && text === said.text)
  if (!isCounted || right.length !== 1) return { asked: [...asked, ...counted.map(({ line }) => line)], options: [] }
  return { asked, options: options.map((one) => ({ lines: [one.line], isRight: right.includes(one) })) }
}
