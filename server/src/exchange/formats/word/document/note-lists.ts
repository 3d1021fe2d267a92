import { saysKey } from '../paper/respelled/keys/key-words.ts'
import { anyStart, guard, labelOf } from '../signs/line-signs.ts'

/** Lists as a program for notes draws them. */

const uncounted = /^#\.(?=\s+\S)/u
const fewestUncounted = 2

/** '#. What …' is counted by the program that draws it. */
export function withNumbersSaid(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => uncounted.test(line)).length < fewestUncounted) return lines
  let number = 0
  return lines.map((line) => line.replace(uncounted, () => `${(number += 1)}.`))
}

const pointed = /^\s*[-*+]\s+(?=([([]?[A-Ja-j])\s?[:.)]\s+\S)/u
const unpointed = /^\s*[([]?[Aa]\s?[.)]\s/u
const fewestPointed = 3
const headedAnyhow = /^\s{0,3}#{1,6}\s+\S/u

/** '- A: Huế' above '- B: Hà Nội', again and again: what a point stands before are options, unless others stand there. */
export function withoutPoints(lines: readonly string[]): readonly string[] {
  // In a text without any heading such points are those of other programs.
  if (!lines.some((line) => headedAnyhow.test(line))) return lines
  const found = lines.flatMap((line) => pointed.exec(line)?.[1]?.replace(/^[([]/u, '').toUpperCase() ?? [])
  const firsts = found.filter((letter, at) => letter === 'A' && found[at + 1] === 'B').length
  const areOptions = firsts >= fewestPointed && firsts > lines.filter((line) => unpointed.test(line)).length
  return areOptions ? lines.map((line) => line.replace(pointed, '')) : lines
}

const numberedHead = /^\s{0,3}#{1,6}\s+(?:\*\*)?(\d{1,4})\s?[.)]\s/u
const listed = /^(\s*\d{1,3})(?=[.)]\s)/u
const fewestHeads = 5

/** Where headings count the questions, numbers below a key are those of what explains it. */
export function withListsKept(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => numberedHead.exec(line)?.[1] ?? []).map(Number)
  const next = numbers.filter((number, at) => number === (numbers[at - 1] ?? 0) + 1)
  if (numbers.length < fewestHeads || next.length * 10 < numbers.length * 9) return lines
  const last = lines.findLastIndex((line) => numberedHead.test(line))
  let isKeyed = false
  return lines.map((line, at) => {
    if (numberedHead.test(line)) isKeyed = false
    else isKeyed ||= labelOf(line.replace(/^[\s#*_>]+/u, '').replaceAll('**', ''))?.kind === 'answer'
    return isKeyed && at < last ? line.replace(listed, `$1${guard}`) : line
  })
}

const quoted = /^\s*>\s+(?=\S)/u
const offered = /^\s*(?:[-*+•]\s|\(?[A-Ja-j]\s?[.)]\s)/u
const fewestQuoted = 3

/** '> Because …' below the last option, again and again, and above nothing but the next question: why it is right. */
export function withQuotesSaid(lines: readonly string[]): readonly string[] {
  const places = lines.flatMap((line, at) => (quoted.test(line) ? [at] : []))
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const isBelow = (at: number): boolean => {
    const place = filled.indexOf(at)
    const [above, below] = [lines[filled[place - 1] ?? -1] ?? '', lines[filled[place + 1] ?? -1]]
    return offered.test(above) && (below === undefined || anyStart(below.replace(/^[\s#*]+/u, '')) !== null)
  }
  if (places.length < fewestQuoted || !places.every(isBelow)) return lines
  return lines.map((line) => {
    const said = line.replace(quoted, '')
    if (!quoted.test(line)) return line
    const plain = said.replaceAll('**', '')
    const [, words = ''] = /^\s*([^:：]{2,40})[:：]/u.exec(plain) ?? []
    return labelOf(plain) !== null || saysKey(words) ? said : `Explanation: ${said}`
  })
}
