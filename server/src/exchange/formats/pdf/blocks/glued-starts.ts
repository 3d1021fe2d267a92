import { cutLine, plainLine } from '../../word/line-text.ts'
import type { WordBlock } from '../../word/word-file.ts'

/** Fewer questions in one form are no form of the file. */
const fewest = 5
const start = /^\s*(câu|question)(\s*)(\d{1,3})([.:])/iu

/**
 * 'D. … Câu 26: …' in one line: the next number in the form in which all questions of the file begin, behind an option,
 * and no other line begins with it.
 */
export function withStartsParted(blocks: readonly WordBlock[]): WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const starts = texts.map((text) => start.exec(text))
  const forms = Map.groupBy(
    starts.flatMap((found) => (found ? [formOf(found)] : [])),
    (form) => form,
  )
  const [form = '', same = []] = [...forms].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  if (same.length < fewest) return [...blocks]
  const next = numbersBelow(starts)
  let number = 0
  return blocks.flatMap((block, at): WordBlock[] => {
    const found = starts[at]
    if (found) number = Number(found[3])
    if (block.kind !== 'line') return [block]
    const parts: WordBlock[] = []
    let { line } = block
    for (let cut = nextStart(plainLine(line), form, number + 1); cut > 0;) {
      if (next[at] === number + 1) break
      parts.push({ kind: 'line', line: cutLine(line, 0, cut) })
      line = cutLine(line, cut)
      number += 1
      cut = nextStart(plainLine(line), form, number + 1)
    }
    return [...parts, { kind: 'line', line }]
  })
}

/** For each line the number of the first question below it. */
function numbersBelow(starts: readonly (RegExpExecArray | null | undefined)[]): (number | undefined)[] {
  const numbers: (number | undefined)[] = []
  let below: number | undefined
  for (let at = starts.length - 1; at >= 0; at -= 1) {
    numbers[at] = below
    const found = starts[at]
    if (found) below = Number(found[3])
  }
  return numbers
}

function formOf([, word = '', space = '', , sign = '']: RegExpExecArray): string {
  return `${word}${space}#${sign}`
}

/** Behind a label of an option. */
function nextStart(text: string, form: string, number: number): number {
  const at = text.indexOf(` ${form.replace('#', String(number))}`)
  const isBehindOption = /^\s*[A-H]\s*[.):]|\s[A-H]\s*[.)]\s/u.test(text.slice(0, Math.max(0, at)))
  return at > 0 && isBehindOption && /^\s*\p{Lu}/u.test(text.slice(at + form.length + String(number).length))
    ? at + 1
    : 0
}
