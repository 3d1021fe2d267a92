import { isGuideTitle } from '../word/signs/guide-signs.ts'
import { labelOf, questionStart } from '../word/signs/line-signs.ts'
import { optionStarts } from '../word/signs/option-signs.ts'
import { cutLine, plainLine, trimLine } from '../word/line-text.ts'
import type { Line, WordBlock } from '../word/word-file.ts'
import type { PageLine } from './page-lines.ts'

/** The pages of a file as Word would have them: paragraphs that were broken at the edge are whole again. */
export function pdfBlocks(pages: readonly (readonly PageLine[])[]): WordBlock[] {
  const furniture = repeatedLines(pages)
  const lines = withPoints(pages.flatMap((page) => page.filter(({ text }) => !furniture.has(keyOf(text))))).filter(
    ({ text }) => !isPageNumber(text),
  )
  const blocks: WordBlock[] = []
  let isOpen = false
  for (let at = 0; at < lines.length; at += 1) {
    const one = lines[at]
    if (!one) continue
    const table = keyRows(one, lines[at + 1])
    if (table) {
      blocks.push(table)
      isOpen = false
      at += 1
      continue
    }
    const last = blocks.at(-1)
    if (isOpen && last?.kind === 'line' && !beginsAnew(one.text)) {
      last.line = joined(last.line, one.line)
      isOpen = one.isFull
      continue
    }
    blocks.push({ kind: 'line', line: trimLine(one.line) })
    isOpen = one.isFull
  }
  return blocks
}

const bareNumber = /^\s*\d{1,3}(?=\s+\S|\s*$)/u
const barePoint = /^\s*\.(?:\s+|$)/u

/** '12' above '.' in a narrow column: the point behind a number that was broken off stands in the next line. */
function withPoints(lines: readonly PageLine[]): PageLine[] {
  return lines.flatMap((one, at) => {
    const number = barePoint.test(lines[at + 1]?.text ?? '') ? bareNumber.exec(one.text)?.[0] : undefined
    if (number !== undefined) {
      const line: Line = [
        ...cutLine(one.line, 0, number.length),
        { kind: 'text', text: '. ', look: {} },
        ...cutLine(one.line, number.length),
      ]
      return [{ ...one, line, text: plainLine(line), isFull: true }]
    }
    const isBehind = barePoint.test(one.text) && bareNumber.test(lines[at - 1]?.text ?? '')
    if (!isBehind) return [one]
    const line = cutLine(one.line, barePoint.exec(one.text)?.[0].length ?? 0)
    return plainLine(line).trim() === '' ? [] : [{ ...one, line, text: plainLine(line) }]
  })
}

function joined(before: Line, after: Line): Line {
  return [...before, { kind: 'text', text: ' ', look: {} }, ...trimLine(after)]
}

function beginsAnew(text: string): boolean {
  return (
    questionStart(text, 'named') !== null ||
    questionStart(text, 'numbered') !== null ||
    labelOf(text) !== null ||
    isGuideTitle(text) ||
    isHeadingOfPaper(text) ||
    /^\s*(?:(?:[•●▪◦‣·○➢❖►■◆]|o\s)\s*)?\(?[A-Ha-h]\s*[.):/]/u.test(text) ||
    optionStarts(text, 0).length > 0
  )
}

/** A whole line in large letters: the name of a text, of a part or of a paper. */
function isHeadingOfPaper(text: string): boolean {
  return (
    text.length <= 80 && /^[^\p{L}]*\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && /\p{Lu}+\s+\p{Lu}+/u.test(text)
  )
}

/** 'Câu 1 2 3 …' above 'ĐA A B C …' is a table, although nothing in the file says so. */
function keyRows(one: PageLine, next: PageLine | undefined): WordBlock | null {
  const cellsOf = (text: string): string[] => text.trim().split(/\s+/)
  const isWord = (cell: string): boolean => /^\p{L}{2,}\.?:?$/u.test(cell) || cell === 'án'
  const numbers = cellsOf(one.text).filter((cell) => !isWord(cell))
  const letters = cellsOf(next?.text ?? '').filter((cell) => !isWord(cell))
  const isKey =
    numbers.length >= 3 &&
    numbers.length === letters.length &&
    numbers.every((cell) => /^\d{1,3}$/.test(cell)) &&
    letters.every((cell) => /^[A-H]$/.test(cell))
  if (!isKey) return null
  const row = (cells: readonly string[]): Line[][] => cells.map((text) => [[{ kind: 'text', text, look: {} }]])
  return { kind: 'table', rows: [row(numbers), row(letters)] }
}

const isPageNumber = (text: string): boolean =>
  /^\s*[-–—]?\s*(?:(?:Trang|Page)\s*)?\d{1,3}\s*(?:[/|]\s*\d{1,3})?\s*[-–—]?\s*$/iu.test(text)

const keyOf = (text: string): string => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim()

const deepest = 4

/** What stands at the top or the bottom of most pages belongs to none of them, and so does what stands next to it. */
function repeatedLines(pages: readonly (readonly PageLine[])[]): Set<string> {
  const repeated = new Set<string>()
  const most = Math.max(3, pages.length * 0.6)
  const texts = pages.map((page) => page.map(({ text }) => text))
  for (let round = 0; round < deepest; round += 1) {
    const counts = new Map<string, number>()
    for (const page of texts) {
      const isOwn = (text: string): boolean => !repeated.has(keyOf(text)) && !isPageNumber(text)
      const edges = [page.find(isOwn) ?? '', page.findLast(isOwn) ?? ''].filter((text) => text !== '')
      for (const key of new Set(edges.filter(isApart).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const found = [...counts].filter(([, count]) => count >= most).map(([key]) => key)
    for (const key of found) repeated.add(key)
    if (found.length === 0) break
  }
  return repeated
}

/** 'Question 5:' may stand at the top of every page, and the end of a sentence at its bottom. */
function isApart(text: string): boolean {
  return !beginsAnew(text) && !/^\s*\p{Ll}.*[.?!]\s*$/u.test(text)
}

export function lettersIn(blocks: readonly WordBlock[]): number {
  return blocks.reduce(
    (total, block) => total + (block.kind === 'line' ? plainLine(block.line).replaceAll(/\s/g, '').length : 1),
    0,
  )
}
