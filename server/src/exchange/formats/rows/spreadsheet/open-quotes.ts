const fewestLines = 4
const fewestCells = 3

/** The cells of one line by itself, as they were typed; null where the quotes of one are not closed in it. */
interface ParsedLine {
  cells: string[]
  isOpen: boolean
}

/**
 * A quote that opens a cell and that nobody closes holds all rows below it. Where its line has as many cells as all
 * others without it, and the next line begins a row of its own, it is a sign of the text: `"Huế` becomes `"""Huế"`.
 */
export function withClosedQuotes(text: string, delimiter: string): string {
  if (!text.includes('"') || delimiter.length > 1) return text
  const lines = text.split('\n')
  const parsed = lines.map((line) => parsedLine(line.replace(/\r$/, ''), delimiter))
  const whole = parsed.filter(({ isOpen }, at) => !isOpen && lines[at]?.trim() !== '')
  const widths = [...Map.groupBy(whole, ({ cells }) => cells.length)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const [width = 0, usual = []] = widths[0] ?? []
  if (width < fewestCells || usual.length < fewestLines || usual.length * 10 < lines.length * 6) return text
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const isRow = (at: number): boolean => {
    const { cells, isOpen } = parsed[at] ?? { cells: [], isOpen: false }
    const isEven = (lines[at]?.match(/"/g)?.length ?? 0) % 2 === 0
    return at > last || (cells.length === width && (isOpen ? isStray(at) : isEven))
  }
  const isStray = (at: number): boolean => parsed[at]?.isOpen === true && parsed[at].cells.length === width
  let isInside = false
  const mended = lines.map((line, at) => {
    // Lines inside of a cell are none of their own.
    if (isInside) {
      isInside = (line.match(/"/g)?.length ?? 0) % 2 === 0
      return line
    }
    if (parsed[at]?.isOpen !== true) return line
    if (!isStray(at) || !isRow(at + 1)) {
      isInside = true
      return line
    }
    const end = line.endsWith('\r') ? '\r' : ''
    return (
      parsed[at].cells.map((cell) => (isUnclosed(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter) +
      end
    )
  })
  return mended.join('\n')
}

const closed = /^"(?:[^"]|"")*"\s*$/

const isUnclosed = (cell: string): boolean => cell.startsWith('"') && !closed.test(cell)

/** What a quote opens goes on to the quote that stands before a sign; one that is not closed opens nothing. */
function parsedLine(line: string, delimiter: string): ParsedLine {
  const cells: string[] = []
  let from = 0
  let isOpen = false
  while (from <= line.length) {
    const next = line.indexOf(delimiter, from)
    let to = next === -1 ? line.length : next
    if (line[from] === '"') {
      const end = closingIn(line, from + 1, delimiter)
      if (end === -1) isOpen = true
      else to = end
    }
    cells.push(line.slice(from, to))
    from = to + 1
  }
  return { cells, isOpen }
}

/** Behind the quote that closes a cell. */
function closingIn(line: string, from: number, delimiter: string): number {
  for (let at = from; at < line.length; at += 1) {
    if (line[at] !== '"') continue
    if (line[at + 1] === '"') at += 1
    else if (at + 1 === line.length || line[at + 1] === delimiter) return at + 1
  }
  return -1
}
