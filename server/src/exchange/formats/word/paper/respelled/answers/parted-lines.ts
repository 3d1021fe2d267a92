import { plainLine, textLine } from '../../../line-text.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const separators = [';', '|', '\t'] as const
const fewest = 5
const longestAnswer = 120
const asking = /[?？]["”’')\]]{0,2}\s*$/u

/**
 * 'What is asked;A) one B) two;B' or 'What is asked?|what is right' in every line: a question with all that belongs to it.
 * Only where all lines have the same sign as often, and nearly all of them all of it.
 */
export function withLinesParted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : null))
  const lines = texts.flatMap((text) => (text === null || text.trim() !== '' ? [text ?? ''] : []))
  const read = readerOf(lines)
  if (!read) return blocks
  let number = 0
  return texts.flatMap((text, at): WordBlock[] => {
    const block = blocks[at]
    if (text === null || text.trim() === '') return block ? [block] : []
    number += 1
    const [asked = '', ...others] = read(text)
    return [`Câu ${number}. ${asked}`, ...others].map((line) => ({ kind: 'line', line: textLine(line) }))
  })
}

export function isOfPartedLines(text: string): boolean {
  return (
    readerOf(
      text
        .normalize('NFC')
        .split('\n')
        .filter((line) => line.trim() !== ''),
    ) !== null
  )
}

type LineReader = (text: string) => string[]

function readerOf(lines: readonly string[]): LineReader | null {
  if (lines.length < fewest || lines.some((line) => anyStart(line) !== null || labelOf(line) !== null)) return null
  for (const separator of separators) {
    const rows = lines.map((line) => line.split(separator).map((cell) => cell.trim()))
    const width = rows[0]?.length ?? 0
    if ((width !== 2 && width !== 3) || rows.some(({ length }) => length !== width)) continue
    const cellsOf: LineReader = (text) => text.split(separator).map((cell) => cell.trim())
    if (width === 2 && rows.every(isAnswered)) return (text) => answeredLines(cellsOf(text))
    const whole = rows.filter(isChosen)
    if (width === 3 && whole.length >= fewest && whole.length * 10 >= rows.length * 9)
      return (text) => chosenLines(cellsOf(text))
  }
  return null
}

function isAnswered([asked = '', answer = '']: readonly string[]): boolean {
  const isPlain = answer !== '' && answer.length <= longestAnswer && !/[?？]/u.test(answer)
  return asking.test(asked) && isPlain && optionStarts(answer, 0).length === 0
}

function isChosen([asked = '', options = '', key = '']: readonly string[]): boolean {
  const { length } = optionsOf(options)
  return asked !== '' && length > 1 && letters.slice(0, length).includes(key.toUpperCase())
}

function answeredLines([asked = '', answer = '']: readonly string[]): string[] {
  return [asked, `Đáp án: ${answer}`]
}

function chosenLines([asked = '', options = '', key = '']: readonly string[]): string[] {
  const listed = optionsOf(options).map((text, at) => `${letters[at] ?? ''}. ${text}`)
  return [asked, ...(listed.length > 0 ? listed : [options]), ...(key === '' ? [] : [`Đáp án: ${key.toUpperCase()}`])]
}

const sign = /(?<=^|\s)([A-Ja-j])\s?[.)]\s{0,9}(?=\S)/gu

/** 'A)8 B)6 C)7': all of the cell, from the first letter on, in their order. */
function optionsOf(cell: string): string[] {
  const signs = [...cell.matchAll(sign)]
  const isInOrder = signs.every(([, letter = ''], at) => letter.toUpperCase() === letters[at])
  if (!isInOrder || signs[0]?.index !== 0) return []
  return signs.map(({ index, 0: own }, at) => cell.slice(index + own.length, signs[at + 1]?.index).trim())
}
