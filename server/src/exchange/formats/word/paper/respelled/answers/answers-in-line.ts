import { cutLine, isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import { labelOf, questionStart } from '../../../signs/line-signs.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const counted = /^\s*\d{1,3}[.)]?\s+(?=\S)/u
const answered = /^(.*\?["”’')\]]{0,2})\s?[:：]\s*([^\s?][^?]{0,118})$/su
/** Without that colon: one question mark, and a short answer. */
const answeredBare = /^([^?]*\?["”’')\]]{0,2})\s*([^\s?:：][^?]{0,118})$/su
const point = /^\s*[•●▪◦‣]/u
const fewest = 5
const fewestBare = 10

/**
 * 'What is being mined?: Coal': the answer stands behind a colon that nobody writes behind a question mark. Only where
 * nearly all paragraphs are so, with numbers that may have no sign, or without any.
 */
export function withAnswersBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lines = blocks.flatMap((block) => (block.kind === 'line' && !block.isPoint ? [plainLine(block.line)] : []))
  const isBare = areAnsweredBare(lines)
  if (!isBare && !areAnswered(lines)) return blocks
  const pattern = isBare ? answeredBare : answered
  let place = 0
  return blocks.flatMap((block): WordBlock[] => {
    if (block.kind === 'table' || block.isPoint || isEmptyLine(block.line)) return [block]
    const text = plainLine(block.line)
    const from = counted.exec(text)?.[0].length ?? 0
    const [, asked, answer] = pattern.exec(text) ?? []
    // What has no such answer is a question of its own all the same: it is no part of the answer above it.
    if (asked === undefined && from === 0 && !isBare) return [block]
    place += 1
    const line = [...textLine(`Câu ${place}. `), ...cutLine(block.line, from, asked?.length)]
    return [line, ...(answer === undefined ? [] : [textLine(`Đáp án: ${answer.trim()}`)])].map((own) => ({
      kind: 'line',
      line: own,
    }))
  })
}

export function isAnsweredInLine(text: string): boolean {
  const lines = text.split('\n')
  return areAnswered(lines) || areAnsweredBare(lines)
}

/** Nearly all lines of a file: then nobody tells a story. */
function areAnsweredBare(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '')
  const found = filled.filter((line) => answeredBare.test(line.trim()))
  return found.length >= fewestBare && found.length * 20 >= filled.length * 17 && !filled.some(isOther)
}

function isOther(line: string): boolean {
  return labelOf(line) !== null || optionStarts(line, 0).length > 0 || questionStart(line, 'named') !== null
}

function areAnswered(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '' && !point.test(line))
  const found = filled.filter((line) => answered.test(line.trim()))
  return found.length >= fewest && found.length * 10 >= filled.length * 7 && !filled.some(isOther)
}
