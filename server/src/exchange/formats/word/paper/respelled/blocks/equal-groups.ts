import { cutLine, isEmptyLine, plainLine, trimLine } from '../../../line-text.ts'
import { anyStart } from '../../../signs/line-signs.ts'
import type { Line } from '../../../word-file.ts'
import type { SignedQuestion } from './blocked-lines.ts'

const fewest = 4
const sizes = [4, 5, 6]
const sign = /^[+*]\s*(?=[^\s+*])/u
const lettered = /^[+*]?\s*[([]?[A-Ja-j]\s?[.)\]]\s*\S/u
const ofAsking = /(?:[?？:：…]|\.{3}|_{2,}\.?)$/u

/**
 * What is asked, and as many lines each time to choose from: a '+' or a star stands before one of them. Neither numbers
 * nor empty lines part the questions, so the whole file has to come out even, and what is asked has to end so.
 */
export function inEqualGroups(typed: readonly Line[], isCut = false): SignedQuestion[] | null {
  const lines = typed.filter((line) => !isEmptyLine(line)).map(trimLine)
  // Whoever types numbers or letters is read by them.
  if (lines.some((line) => anyStart(plainLine(line)) !== null || lettered.test(plainLine(line)))) return null
  const found = sizes.flatMap((size) => {
    const questions = groupsOf(lines, size, isCut)
    return questions ? [questions] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function groupsOf(lines: readonly Line[], size: number, isCut: boolean): SignedQuestion[] | null {
  const count = Math.floor(lines.length / size)
  if (count < fewest || (!isCut && lines.length % size !== 0)) return null
  const groups = Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size))
  const places = groups.map((group) => {
    const signed = group.flatMap((line, place) => (sign.test(plainLine(line)) ? [place] : []))
    return signed.length === 1 ? (signed[0] ?? 0) : 0
  })
  const asking = groups.filter(([asked = []]) => ofAsking.test(plainLine(asked).trim()))
  if (places.includes(0) || new Set(places).size < 2 || asking.length * 5 < groups.length * 4) return null
  return groups.map(([asked = [], ...options], at) => ({
    asked: [asked],
    options: options.map((line, place) => ({
      lines: [cutLine(line, sign.exec(plainLine(line))?.[0].length ?? 0)],
      isRight: place + 1 === places[at],
    })),
  }))
}
