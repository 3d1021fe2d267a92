import { type Item, type Problem, blocking } from '../item.ts'
import { answerParts, braced, findSign } from './gift-syntax.ts'

const fewestLines = 2
const begun = /^\s*[=~]+(?:%[^%\n]{1,20}%)?/

/**
 * Where every answer has a line of its own, a sign of equality inside a line is one, as its author forgot to say:
 * '~int n = 5;'. One that stands close to its word ('=mèo =con mèo') begins another answer.
 */
export function withLinesEscaped(text: string): string {
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const isByLines = filled.length >= fewestLines && filled.every((line) => /^\s*[=~#]/.test(line))
  if (!isByLines || !filled.some((line) => /^\s*~?=/.test(line))) return text
  const glued = filled.filter((line) => gluedSign.test(line.slice(begun.exec(line)?.[0].length ?? 0))).length
  return lines.map((line) => escapedLine(line, glued > 1)).join('\n')
}

const gluedSign = /[^\s\\]=[^\s]/

/** In a word that others stand before, or in several lines, a sign without a space is one: 'mit header=True', 'x=1'. */
function escapedLine(line: string, isUsual: boolean): string {
  const lead = begun.exec(line)?.[0] ?? ''
  const isSpaced = /^\s/.test(line.slice(lead.length))
  let result = ''
  let done = 0
  for (let at = findSign(line, '=', lead.length); at !== -1; at = findSign(line, '=', at + 1)) {
    const around = [line[at - 1] ?? '', line[at + 1] ?? '']
    const isBehind = isUsual || /\S\s/.test(line.slice(lead.length, at).trimStart())
    const isWithin = isBehind && around.every((one) => /\S/.test(one))
    const isSign =
      isWithin || around.some((one) => /[=<>!+*/-]/.test(one)) || (!isSpaced && around.every((one) => /\s/.test(one)))
    if (!isSign) continue
    result += `${line.slice(done, at)}\\=`
    done = at + 1
  }
  return result + line.slice(done)
}

const fewestByLines = 5

/**
 * Where every answer of a file has a line of its own, one without a sign may be the rest of the line above or an answer
 * that lost its sign, and a sign in the middle of one may be meant as it looks: '~khoảng ~5 km'.
 */
export function oddLines(): { see: (text: string, read: Read) => void; say: () => void } {
  let whole = 0
  const odd: { line: string; problems: Problem[] }[] = []
  return {
    see(text, { item, problems }) {
      if (!/^(?:single|multiple)_choice$|^matching$/.test(item.type)) return
      const group = braced(text).find(({ end }) => end !== -1)
      const lines = text
        .slice((group?.start ?? -1) + 1, group?.end)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      const end = lines.findIndex((line) => line.startsWith('####'))
      const answers = end === -1 ? lines : lines.slice(0, end)
      const isOdd = (line: string): boolean => signsIn(line) !== 1
      const [first, ...others] = answers.filter(isOdd)
      if (answers.length < fewestLines + 1 || others.length > 0) return
      if (first === undefined) whole += 1
      else odd.push({ line: first, problems })
    },
    say() {
      const isRare = whole >= fewestByLines && odd.length * 10 <= whole + odd.length
      const asked = odd.filter(({ problems }) => isRare && !problems.some(({ isBlocking }) => isBlocking))
      for (const { line, problems } of asked) problems.push(blocking('lineUnclear', { text: line.slice(0, 100) }))
    },
  }
}

interface Read {
  item: Item
  problems: Problem[]
}

/** A sign close before a word, at the beginning of the line or behind a space; what notes say is no answer. */
function signsIn(line: string): number {
  if (line.startsWith('#')) return 1
  const parts = answerParts(line).filter(({ text }) => text !== '')
  const note = findSign(line, '#')
  const inside = [...line.slice(0, note === -1 ? undefined : note).matchAll(/\s~(?=[^\s~=])/g)]
  return /^[=~]/.test(line) ? 1 + inside.length : parts.length === 0 ? 0 : 1
}
