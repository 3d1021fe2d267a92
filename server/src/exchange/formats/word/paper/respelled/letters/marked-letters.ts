import { cutLine, plainLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

const option = /^\s*([$#@^&%!]?)\s?([A-J])\s*[.)]\s*(?=\S)/u
const starred = /^\s*\*\s?[A-J]\s*[.)]/u
const fewest = 3

/**
 * '$B. …' among 'A. …', 'C. …': some put a sign of their own before the right letter. Only one sign in the whole file,
 * never before all options of a question, says so.
 */
export function withMarksAsStars(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : []))
  const sign = texts.some((text) => starred.test(text)) ? null : markIn(texts)
  if (sign === null) return blocks
  return blocks.map((block) => (block.kind === 'line' ? { ...block, line: respelled(block.line, sign) } : block))
}

function markIn(texts: readonly string[]): string | null {
  const runs: string[][] = []
  for (const text of texts) {
    const [, mark = '', letter = ''] = option.exec(text) ?? []
    if (letter === 'A') runs.push([])
    if (letter !== '') runs.at(-1)?.push(mark)
  }
  const marked = runs.filter((run) => run.some((mark) => mark !== ''))
  const signs = new Set(marked.flat().filter((mark) => mark !== ''))
  const isEachChosen = marked.every((run) => run.includes(''))
  // Before most of them it is rather what is wrong.
  const areFew = marked.flat().filter((mark) => mark !== '').length * 2 < marked.flat().length
  const [sign] = signs
  return sign !== undefined &&
    signs.size === 1 &&
    isEachChosen &&
    areFew &&
    marked.length >= fewest &&
    marked.length * 2 > runs.length
    ? sign
    : null
}

function respelled(line: Line, sign: string): Line {
  const found = option.exec(plainLine(line))
  if (!found || found[1] !== sign) return line
  const from = found[0].indexOf(sign) + sign.length
  return [{ kind: 'text', text: '*', look: {} }, ...cutLine(line, from)]
}
