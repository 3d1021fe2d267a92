import { cutLine, plainLine, textLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const label = /(?<=^\s{0,20}|\s)([a-i])(?=\s?[).])/gu
const before: Readonly<Record<string, string>> = { g: 'f', h: 'g', i: 'h' }

/**
 * 'a b c d e g h': an alphabet without 'f', as schools here have it. What counts so in a whole file counts on as other
 * lists do, below its questions and in its tables of keys.
 */
export function withSchoolLetters(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const found = blocks.flatMap((block) =>
    block.kind === 'line' ? labelsIn(block.line) : block.rows.flatMap((row) => cellLetters(row).join('')),
  )
  const run = found.join('')
  if (run.includes('f') || !run.includes('eg') || /(?<!e)g|(?<!g)h|(?<!h)i/u.test(run)) return blocks
  return blocks.map((block): WordBlock => {
    if (block.kind === 'line') return { ...block, line: withLabels(block.line) }
    return { ...block, rows: block.rows.map(withCells) }
  })
}

function labelsIn(line: Line): string[] {
  return [...plainLine(line).matchAll(label)].map(([, letter = '']) => letter)
}

function withLabels(line: Line): Line {
  const changed = [...plainLine(line).matchAll(label)].filter(({ 1: letter = '' }) => letter in before)
  let result = line
  for (const { 1: letter = '', index } of changed)
    result = [
      ...cutLine(result, 0, index),
      ...named(result, index, before[letter] ?? letter),
      ...cutLine(result, index + 1),
    ]
  return result
}

/** With the look that the letter had. */
function named(line: Line, at: number, letter: string): Line {
  const [piece] = cutLine(line, at, at + 1)
  return piece?.kind === 'text' ? [{ ...piece, text: letter }] : textLine(letter)
}

/** 'Ý | a | b | c | d | e | g' */
function cellLetters(row: readonly Line[][]): string[] {
  const letters = row.map((cell) => cell.map(plainLine).join('').trim()).filter((text) => /^[a-i]$/u.test(text))
  return letters.length > 2 ? letters : []
}

function withCells(row: Line[][]): Line[][] {
  if (cellLetters(row).length === 0) return row
  return row.map((cell) => {
    const own = cell.map(plainLine).join('').trim()
    return own in before ? [textLine(before[own] ?? own)] : cell
  })
}
