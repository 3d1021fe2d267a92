/**
 * '"Chạy" là từ loại gì?,a,b' in a file of commas: a cell that begins with a word in quotes and goes on is no cell in
 * quotes. Gives such lines with their quotes as signs, where parting them so makes as many cells as the first line has.
 */
export function withQuotedWords(text: string, delimiter: string): string {
  if (delimiter.length > 1 || !text.includes('"')) return text
  const sign = `\\u{${(delimiter.codePointAt(0) ?? 0).toString(16)}}`
  const goesOn = new RegExp(`(?:^|${sign})"[^"]*"[^"${sign}\\r]`, 'u')
  const lines = text.split('\n')
  const width = lines[0]?.split(delimiter).length ?? 0
  let isOpen = false
  return lines
    .map((line) => {
      const isWhole = (line.split('"').length - 1) % 2 === 0
      const wasOpen = isOpen
      if (!isWhole) isOpen = !isOpen
      const cells = line.replace(/\r$/, '').split(delimiter)
      if (wasOpen || !isWhole || cells.length !== width || !goesOn.test(line)) return line
      const guarded = cells.map((cell) =>
        cell.includes('"') && !isCell(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      return guarded.join(delimiter) + (line.endsWith('\r') ? '\r' : '')
    })
    .join('\n')
}

const isCell = (cell: string): boolean => /^"(?:[^"]|"")*"$/.test(cell)
