import { plainLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import { anyStart, labelOf } from './line-signs.ts'
import { letterBefore } from './option-letters.ts'

const longest = 60
const oftenEnough = 2
const counted = /^\p{L}+\s(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d])/u

/**
 * 'Level 1: easy', 'Level 2: hard' or 'Preguntas: lógica', 'Preguntas: historia': lines that begin with the same word,
 * each between the options or the key of one question and the next question, and none of them anywhere else. Without a
 * number of its own each stands above a question that counts from one again.
 */
export function titlesAgain(lines: readonly Line[]): ReadonlySet<Line> {
  const said = lines.map((line) => ({ line, text: plainLine(line).trim() })).filter(({ text }) => text !== '')
  const first = said.findIndex(({ text }) => anyStart(text) !== null)
  const words = Map.groupBy(
    said.map((own, at) => ({
      ...own,
      number: anyStart(said[at + 1]?.text ?? '')?.number ?? null,
      isBehind: at < first || isEnd(said[at - 1]?.text ?? ''),
    })),
    ({ text }) => /^\p{Lu}\p{L}{2,}(?=[\s:：.])/u.exec(text)?.[0] ?? '',
  )
  words.delete('')
  const titles = new Set<Line>()
  for (const own of words.values()) {
    const isTitle = own.every(
      ({ text, number, isBehind }) =>
        isBehind && isShort(text) && number !== null && (number === 1 || counted.test(text)),
    )
    const texts = new Set(own.map(({ text }) => text))
    if (isTitle && texts.size === own.length && own.length >= oftenEnough) for (const { line } of own) titles.add(line)
  }
  return titles
}

/** Of a question: an option, or its key. */
function isEnd(text: string): boolean {
  return letterBefore(text) !== null || labelOf(text)?.kind === 'answer'
}

function isShort(text: string): boolean {
  return (
    text.length <= longest &&
    !/[?？.!…_=:：]\s*$|\uFFFC|[=@]/u.test(text) &&
    anyStart(text) === null &&
    letterBefore(text) === null &&
    labelOf(text) === null
  )
}
