import { isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import { letterOnLine } from '../../../signs/option-letters.ts'
import { letters } from '../../../signs/option-signs.ts'
import type { Line } from '../../../word-file.ts'
import type { SignedQuestion } from './blocked-lines.ts'

const fewest = 3

/**
 * What is asked, how many options it has, so many lines, and the letter of the right one; below it some have a number
 * more. Above all of them may stand how many there are. The counts leave one reading of a whole file, or it is none.
 */
export function inCountedBlocks(typed: readonly Line[], isCut = false): SignedQuestion[] | null {
  const lines = typed.filter((line) => !isEmptyLine(line)).map(trimLine)
  const count = numberIn(lines[0])
  const found = [0, 1].flatMap((more) => {
    const questions = questionsIn(lines.slice(count === null ? 0 : 1), more, isCut)
    return questions && (isCut || count === null || count === questions.length) ? [questions] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function numberIn(line: Line | undefined): number | null {
  const said = /^\d{1,4}$/u.exec(plainLine(line ?? []))?.[0]
  return said === undefined ? null : Number(said)
}

function questionsIn(lines: readonly Line[], more: number, isCut: boolean): SignedQuestion[] | null {
  const questions: SignedQuestion[] = []
  let at = 0
  while (at < lines.length) {
    const [asked = [], counted, ...below] = lines.slice(at, at + letters.length + 4)
    const count = numberIn(counted) ?? 0
    if (isCut && (counted === undefined || below.length < count + 1 + more)) break
    const right = letters.indexOf(letterOnLine(plainLine(below[count] ?? [])) ?? '-')
    if (count < 2 || count > letters.length || right === -1 || right >= count) return null
    if (more > 0 && numberIn(below[count + 1]) === null) return null
    const options = below.slice(0, count)
    questions.push({ asked: [asked], options: options.map((line, own) => ({ lines: [line], isRight: own === right })) })
    at += count + 3 + more
  }
  return questions.length >= fewest ? questions : null
}
