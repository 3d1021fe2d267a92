import type { Cell, Row } from '../../item.ts'
import { isWrittenHead } from '../row-columns.ts'

/** '<br>' in cells, as programs write the end of a line. */

const tag = /[ \t]{0,5}<br\s{0,3}\/?>[ \t]{0,5}/gi
/** Two in a row, one behind the end of a sentence, and one before a label: nobody means the tag itself. */
const certain =
  /<br\s{0,3}\/?>\s{0,5}<br\s{0,3}\/?>|[.?!:;,…)]\s{0,5}<br\s{0,3}\/?>\s{0,5}[^\s<]|<br\s{0,3}\/?>\s{0,5}[([]?[A-Ja-j][.):\]]\s{0,5}[^\s<]/i
/** What is written about pages, or is a piece of one. */
const ofPages =
  /(?<!\p{L})(?:x?html5?|css|javascript|php|jsx?|tags?|thẻ|markup|webpages?|trang web|trình duyệt|browsers?)(?!\p{L})|<\/?(?:html|head|body|div|form|script|input|a|ul|ol|li|h[1-6]|title|meta|link|button)\b/iu
const fewestRows = 2

/** Where '<br>' ends lines in several rows, and nothing in them is about pages, it ends them in all. */
export function withLineTags(rows: readonly Row[]): (row: Row) => Row {
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
  const isUsed = rows.filter(({ cells }) => cells.some(({ text }) => isCertain(text))).length >= fewestRows
  const isOwn = rows.some(({ cells }) => isWrittenHead(cells.map(({ text }) => text)))
  if (!isUsed || isOwn || texts.some((text) => /^\s*<br\s{0,3}\/?>\s*$/i.test(text) || ofPages.test(text)))
    return (row) => row
  return (row) => {
    const isAbout = row.cells.some(({ text }) => ofPages.test(text) || /^\s*<br\s{0,3}\/?>\s*$/i.test(text))
    return isAbout ? row : { ...row, cells: row.cells.map(lined) }
  }
}

/** What begins and ends with a tag is rich text as a whole. */
const isCertain = (text: string): boolean => certain.test(text) && !/^\s*<[\s\S]*>\s*$/.test(text)

function lined(cell: Cell): Cell {
  const { text, runs = [] } = cell
  if (runs.length > 1 || !text.includes('<') || /^\s*<[\s\S]*>\s*$/.test(text)) return cell
  const plain = text.replaceAll(tag, '\n')
  return plain === text ? cell : { ...cell, text: plain, ...(runs.length === 1 && { runs: [] }) }
}
