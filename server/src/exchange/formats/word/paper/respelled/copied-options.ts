import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { largeBefore, letterBefore } from '../../signs/option-letters.ts'
import type { Line, WordBlock } from '../../word-file.ts'

/** What copying from a page or a table did to options: letters stuck to the text before, signs between cells, cells swapped. */
export function withCopiedOptions(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const isPiped = arePiped(texts)
  const points = lostPoints(texts)
  return blocks.map((block, at): WordBlock => {
    if (block.kind === 'table') return { ...block, rows: inOrder(block.rows) }
    if (points.has(at)) return { ...block, line: withPoints(block.line, points.get(at) ?? []) }
    if (/^\s*[-–•·]\s*$/u.test(texts[at] ?? '') && largeBefore(below(texts, at)) !== null) return { ...block, line: [] }
    const line = isPiped ? withoutPipes(block.line) : block.line
    const cuts = stuckLetters(isPiped ? plainLine(line) : (texts[at] ?? ''))
    return cuts.length > 0 ? { ...block, line: apart(line, cuts) } : line === block.line ? block : { ...block, line }
  })
}

const piped = /\s\|[\s|]{0,40}$/u
const fewestPiped = 4

/** 'A. Huế | B. Vinh |' and '1. D |': rows of a table that begin with no sign; '|x|' is what is said. */
function arePiped(texts: readonly string[]): boolean {
  const rows = texts.filter((text) => text.includes('|'))
  const ends = rows.filter((text) => piped.test(text) && !/^\s*\|[^|]*$/u.test(text))
  const isSaid = (text: string): boolean => /[^\s|]\|[^\s|]|\|[^\s|]/u.test(text)
  const isOfOptions = rows.some((text) => /A\s?[.)][^|]{0,200}\|\s{0,9}B\s?[.)]/u.test(text))
  return isOfOptions && ends.length >= fewestPiped && !rows.some(isSaid)
}

function withoutPipes(line: Line): Line {
  const text = plainLine(line)
  if (!text.includes('|')) return line
  const pieces = [...text.matchAll(/\s{0,40}\|[\s|]{0,40}/gu)]
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

const spaced = /^\s*(?:\d{1,3}\s?[.)/]\s*)?([aA])\s(?=\s*\S)/u
const fewestSpaced = 2
/** 'A   B   B   C' below numbers: nothing but letters is a row of keys. */
const lettersAlone = /^\s*(?:[A-Ja-j]\s+)+[A-Ja-j]\s*$/u

/** 'a next   b front   c behind': letters whose points got lost, with room between what they name. */
function lostPoints(texts: readonly string[]): ReadonlyMap<number, number[]> {
  const found = texts.flatMap((text, at): [number, number[]][] => {
    const first = text.length <= longest ? spaced.exec(text) : null
    if (!first || lettersAlone.test(text)) return []
    const ends = [first[0].length - 1]
    for (const letter of first[1] === 'a' ? 'bcde' : 'BCDE') {
      const next = new RegExp(String.raw`\s(?:\s|(?<=\t))${letter}(?=\s\s{0,3}\S)`, 'u').exec(text.slice(ends.at(-1)))
      if (!next) break
      ends.push((ends.at(-1) ?? 0) + next.index + next[0].length)
    }
    return ends.length > 2 ? [[at, ends]] : []
  })
  return new Map(found.length < fewestSpaced ? [] : found)
}

function withPoints(line: Line, ends: readonly number[]): Line {
  const point: Line[number] = { kind: 'text', text: '.', look: {} }
  return [0, ...ends].flatMap((from, at) => [...(at === 0 ? [] : [point]), ...cutLine(line, from, ends[at])])
}

const nearby = 3

/** The next line that says something. */
function below(texts: readonly string[], at: number): string {
  return texts.slice(at + 1, at + 1 + nearby).find((text) => text.trim() !== '') ?? ''
}

/** A cell for each letter, some of them in each other's place. */
function inOrder(rows: Line[][][]): Line[][][] {
  const cells = rows.flat()
  const signs = cells.map(
    (lines) => letterBefore(plainLine(lines.find((line) => !isEmptyLine(line)) ?? []))?.letter ?? '',
  )
  const sorted = signs.toSorted()
  const isWhole = cells.length > 2 && cells.length <= 8 && sorted.join('') === 'ABCDEFGH'.slice(0, cells.length)
  if (!isWhole || sorted.join('') === signs.join('')) return rows
  const width = rows[0]?.length ?? 1
  const ordered = sorted.flatMap((sign) => (cells[signs.indexOf(sign)] ? [cells[signs.indexOf(sign)] ?? []] : []))
  return rows.map((row, at) => ordered.slice(at * width, at * width + row.length))
}
