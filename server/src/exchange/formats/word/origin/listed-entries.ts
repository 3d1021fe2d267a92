import type { FileLine, Traces } from '../../item.ts'
import { lettersOf } from './file-lines.ts'

const longestEntry = 100
const mostLooked = 200

/** What a list of keys says of one question, as it stands there; empty where that is not found. */
export function listedEntries(lines: readonly FileLine[]): (traces: Traces) => string {
  const places = new Map<number, number[]>()
  for (const [at, { text }] of lines.entries())
    for (const number of new Set(text.match(/\d{1,4}/gu)?.map(Number)))
      if (!places.get(number)?.push(at)) places.set(number, [at])
  const found = (number: number, said: readonly string[]): string => {
    for (const at of (places.get(number) ?? []).slice(0, mostLooked)) {
      const line = lines[at]
      const entry = line && (inCells(line, lines[at + 1], number, said) ?? inText(line.text, number, said))
      if (entry) return entry.slice(0, longestEntry)
    }
    return ''
  }
  return ({ number, listed }) => {
    const said = listed.filter((one) => one.trim() !== '')
    if (said.length === 0) return ''
    // Two lists, or one that names it twice, may say different things.
    return found(number, said) || [...new Set(said.map((one) => found(number, [one])))].filter(Boolean).join('; ')
  }
}

/** '3C', '3. C', 'Câu 3: A, C', 'Câu 3. 12,5' */
function inText(text: string, number: number, listed: readonly string[]): string | null {
  const said = listed.map((one) =>
    one.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`),
  )
  const entry = new RegExp(
    String.raw`(?<![\p{L}\d.,])(?:(?:câu|bài|question|q)\s*)?0?${number}\s*[.):\-–—|]*\s*\(?${said.join(String.raw`[\s,;&+/]*(?:và\s+)?`)}(?![\p{L}\d])`,
    'iu',
  )
  return entry.exec(text)?.[0].trim() ?? null
}

/** The cell below the number, or beside it. */
function inCells(
  line: FileLine,
  below: FileLine | undefined,
  number: number,
  listed: readonly string[],
): string | null {
  if (!line.row) return null
  const { cells, table } = line.row
  const column = cells.findIndex((text) => new RegExp(String.raw`^(?:câu\s*)?0?${number}[.):]?$`, 'iu').test(text))
  if (column === -1) return null
  const wanted = lettersOf(listed.join(''))
  const own = below?.row?.table === table ? (below.row.cells[column] ?? '') : ''
  const beside = cells.slice(column + 1).find((text) => lettersOf(text) === wanted)
  const key = lettersOf(own) === wanted && own !== '' ? own : beside
  return key === undefined ? null : `${cells[column] ?? ''} | ${key}`
}
