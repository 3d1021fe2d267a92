import { cutLine, isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const counted = /^\s*\d{1,3}[.)]?\s+(?=\S)/u
const answered = /^(.*\?["”’')\]]{0,2})\s?[:：]\s*([^\s?][^?]{0,118})$/su
const point = /^\s*[•●▪◦‣]/u
const fewest = 5

/**
 * 'What is being mined?: Coal': the answer stands behind a colon that nobody writes behind a question mark. Only where
 * nearly all paragraphs are so, with numbers that may have no sign, or without any.
 */
export function withAnswersBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lines = blocks.flatMap((block) => (block.kind === 'line' && !block.isPoint ? [plainLine(block.line)] : []))
  if (!areAnswered(lines)) return blocks
  let place = 0
  return blocks.flatMap((block): WordBlock[] => {
    if (block.kind === 'table' || block.isPoint || isEmptyLine(block.line)) return [block]
    const text = plainLine(block.line)
    const from = counted.exec(text)?.[0].length ?? 0
    const [, asked, answer] = answered.exec(text) ?? []
    if (asked === undefined && from === 0) return [block]
    place += 1
    const line = [...textLine(`Câu ${place}. `), ...cutLine(block.line, from, asked?.length)]
    return [line, ...(answer === undefined ? [] : [textLine(`Đáp án: ${answer.trim()}`)])].map((own) => ({
      kind: 'line',
      line: own,
    }))
  })
}

export function isAnsweredInLine(text: string): boolean {
  return areAnswered(text.split('\n'))
}

function areAnswered(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '' && !point.test(line))
  const found = filled.filter((line) => answered.test(line.trim()))
  const isOther = (line: string): boolean =>
    labelOf(line) !== null || optionStarts(line, 0).length > 0 || questionStart(line, 'named') !== null
  return found.length >= fewest && found.length * 10 >= filled.length * 7 && !filled.some(isOther)
}
