import { letters } from '../../../signs/option-signs.ts'
import { areTogether, lettered, point } from '../pointed-lines.ts'

interface Counted {
  number: number
  asked: string[]
  options: { text: string; isRight: boolean }[]
  /** Quoted below the points: why. */
  reasons: string[]
}

/** '3) …', '### 3. …', '**Câu 3:** …', and in a heading also '### S003 …'. */
const start =
  /^\s{0,3}(?:#{1,6}\s+)?(?:\*\*)?(?:câu(?:\s+hỏi)?\s+|question\s+|q)?(\d{1,4})\s?[.):](?:\*\*)?\s+(?=\S)|^\s{0,3}#{1,6}\s+\p{L}{1,3}(\d{1,4})[.):]?\s+(?=\S)/iu
const heading = /^\s{0,3}#{1,6}\s/u
const across = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u
const quoted = /^\s{0,3}>\s?/u
const bold = /^(?:\*\*|__)(?=\S)(.*?\S)(?:\*\*|__)\s*[.;]?$/u
const ticked = /^[✅✔☑✓]\uFE0F?\s*(?=\S)|(?<=\S)\s*[✅✔☑✓]\uFE0F?$/u
const asks = /[?？]|(?:[:：…]|\.{3}|_{2})\s*\**\s*$/u
const fewest = 2

/**
 * Numbers, but no letters: below each a list of points of which the right ones are bold or have a tick. Only where the
 * whole file has this shape.
 */
export function withNumberedPoints(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => start.test(line))
  const questions = from === -1 ? null : countedQuestions(lines.slice(from))
  if (!questions) return lines
  const above = lines.slice(0, from).map((line) => line.replace(/^\s{0,3}#{1,6}\s+/u, ''))
  return [...above, ...questions.flatMap(typedAgain)]
}

/** Of the beginning of a text the last question may be cut. */
export function isOfNumberedPoints(text: string): boolean {
  const lines = text.split('\n')
  const whole = lines.slice(
    0,
    lines.findLastIndex((line) => start.test(line)),
  )
  return withNumberedPoints(lines) !== lines || withNumberedPoints(whole) !== whole
}

function countedQuestions(lines: readonly string[]): Counted[] | null {
  const questions: Counted[] = []
  for (const line of lines) {
    if (lettered.test(line)) return null
    const counted = start.exec(line)
    const current = questions.at(-1)
    if (counted)
      questions.push({
        number: Number(counted[1] ?? counted[2]),
        asked: [line.slice(counted[0].length)],
        options: [],
        reasons: [],
      })
    else if (current && !isTaken(line, current)) return null
  }
  const keyed = questions.filter(({ options }) => new Set(options.map(({ isRight }) => isRight)).size === 2)
  const isShape = questions.every(({ options }) => options.length > 1 && options.length <= letters.length)
  const asking = questions.filter(({ asked }) => asked.some((line) => asks.test(line)))
  if (areTogether(questions.map(({ options }) => options.map(({ text }) => text)))) return null
  const isOne = isShape && keyed.length >= fewest && asking.length * 2 >= questions.length
  return isOne && keyed.length * 5 >= questions.length * 4 ? questions : null
}

/** False for what may belong to either of two questions. */
function isTaken(line: string, current: Counted): boolean {
  if (line.trim() === '' || across.test(line)) return true
  const sign = point.exec(line)?.[0]
  if (sign !== undefined) {
    const said = line.slice(sign.length).trim()
    const right = ticked.test(said) ? said.replace(ticked, '') : bold.exec(said)?.[1]
    current.options.push({ text: right ?? said, isRight: right !== undefined })
  } else if (current.options.length === 0) current.asked.push(line)
  else if (quoted.test(line)) current.reasons.push(line.replace(quoted, '').trim())
  else return heading.test(line)
  return true
}

function typedAgain({ number, asked: [first = '', ...others], options, reasons }: Counted): string[] {
  return [
    `Câu ${number}. ${first.trim()}`,
    ...others,
    '',
    ...options.map(({ text, isRight }, at) => `${isRight ? '*' : ''}${letters[at]}. ${text}`),
    ...(reasons.length > 0 ? [`Giải thích: ${reasons.join(' ')}`] : []),
    '',
  ]
}
