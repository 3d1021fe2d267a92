import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import type { Line, WordBlock } from '../../word-file.ts'

/** What copying from a page or a table did to options: letters stuck to the text before, signs between cells, cells swapped. */
export function withCopiedOptions(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const isPiped = arePiped(texts)
  return blocks.map((block, at): WordBlock => {
    if (block.kind === 'table') return { ...block, rows: inOrder(block.rows) }
    const line = isPiped ? withoutPipes(block.line) : block.line
    const cuts = stuckLetters(isPiped ? plainLine(line) : (texts[at] ?? ''))
    return cuts.length > 0 ? { ...block, line: apart(line, cuts) } : line === block.line ? block : { ...block, line }
  })
}

const piped = /\s\|[\s|]*$/u
const fewestPiped = 4

/** 'A. Huế | B. Vinh |' and '1. D |': rows of a table that begin with no sign; '|x|' is what is said. */
function arePiped(texts: readonly string[]): boolean {
  const rows = texts.filter((text) => text.includes('|'))
  const ends = rows.filter((text) => piped.test(text) && !/^\s*\|[^|]*$/u.test(text))
  const isSaid = (text: string): boolean => /[^\s|]\|[^\s|]|\|[^\s|]/u.test(text)
  const isOfOptions = rows.some((text) => /A\s?[.)][^|]*\|\s*B\s?[.)]/u.test(text))
  return isOfOptions && ends.length >= fewestPiped && !rows.some(isSaid)
}

function withoutPipes(line: Line): Line {
  const text = plainLine(line)
  if (!text.includes('|')) return line
  const pieces = [...text.matchAll(/\s*\|[\s|]*/gu)]
  const cells = [0, ...pieces.map(({ index, 0: own }) => index + own.length)].map((from, at) =>
    trimLine(cutLine(line, from, pieces[at]?.index)),
  )
  const filled = cells.filter((cell) => !isEmptyLine(cell))
  return filled.flatMap((cell, at) => (at === 0 ? cell : [tab, ...cell]))
}

const tab: Line[number] = { kind: 'text', text: '\t', look: {} }
const longest = 400

/** 'a. 5%b. 25%c. 45%d. 50%': each letter once, one behind the other, and none of them behind a gap. */
function stuckLetters(text: string): number[] {
  const first = text.length <= longest ? /^\s*(?:\d{1,3}\s?[.)]\s*)?([aA]\s?[.)])\s*\S/u.exec(text) : null
  if (!first) return []
  const [lead, label = ''] = first
  const sign = label.includes(')') ? String.raw`\)` : String.raw`\.`
  const cuts: number[] = []
  for (const letter of label.startsWith('a') ? 'bcd' : 'BCD') {
    const found = [...text.matchAll(new RegExp(String.raw`(?<=\S)${letter}${sign}\s?(?=\S)`, 'gu'))]
    const spaced = new RegExp(String.raw`\s${letter}\s?${sign}`, 'u').test(text)
    const [only] = found
    if (!only || found.length > 1 || spaced || only.index <= (cuts.at(-1) ?? lead.length)) return []
    cuts.push(only.index)
  }
  return cuts
}

function apart(line: Line, cuts: readonly number[]): Line {
  return [0, ...cuts].flatMap((from, at) => [...(at === 0 ? [] : [tab]), ...cutLine(line, from, cuts[at])])
}

const lettered = /^\s*([A-H])\s?[.)]\s*\S/u

/** A cell for each letter, some of them in each other's place. */
function inOrder(rows: Line[][][]): Line[][][] {
  const cells = rows.flat()
  const signs = cells.map(
    (lines) => lettered.exec(plainLine(lines.find((line) => !isEmptyLine(line)) ?? []))?.[1] ?? '',
  )
  const sorted = signs.toSorted()
  const isWhole = cells.length > 2 && cells.length <= 8 && sorted.join('') === 'ABCDEFGH'.slice(0, cells.length)
  if (!isWhole || sorted.join('') === signs.join('')) return rows
  const width = rows[0]?.length ?? 1
  const ordered = sorted.flatMap((sign) => (cells[signs.indexOf(sign)] ? [cells[signs.indexOf(sign)] ?? []] : []))
  return rows.map((row, at) => ordered.slice(at * width, at * width + row.length))
}
