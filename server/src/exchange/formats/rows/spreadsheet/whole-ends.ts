const fewestRows = 10
const isSpaced = (cell: string): boolean => /^ \S/.test(cell)
const isKey = (cell: string): boolean => /^(?:[A-Ja-j]|\d)$/.test(cell.trim())

/**
 * 'Der Betrieb zahlt; bei Leihe der Verleiher' behind a key parts a sentence of the last column: there the rest of a line
 * belongs where all other lines have as many cells as names, cells of letters stand in their places in this one as well,
 * and only what comes too much begins with the space of a sentence.
 */
export function withWholeEnds(
  rows: readonly (readonly string[])[],
  delimiter: string,
): (row: readonly string[]) => string[] {
  const [names, ...body] = rows
  const width = names?.length ?? 0
  const usual = body.filter((row) => row.length === width)
  const isUsual = usual.length >= fewestRows && usual.length * 10 >= body.length * 8
  const isWorded = usual.filter((row) => /\S\s+\S+\s+\S/.test(row.at(-1) ?? '')).length * 10 >= usual.length * 9
  // A counter tells nothing: it stands before whatever moves.
  const keys = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column * 2 >= width && column < width - 1 && usual.every((row) => isKey(row[column] ?? '')),
  )
  // The last line of a sample may be cut.
  const isNever =
    body.slice(0, -1).every((row) => row.length >= width) && !usual.some((row) => row.slice(1).some(isSpaced))
  if (delimiter !== ';' || !isUsual || !isWorded || keys.length === 0 || !isNever) return (row) => [...row]
  return (row) => {
    const rest = row.slice(width)
    const isWhole = keys.every((column) => isKey(row[column] ?? '')) && !row.slice(1, width).some(isSpaced)
    if (rest.length === 0 || !rest.every(isSpaced) || !isWhole) return [...row]
    return [...row.slice(0, width - 1), row.slice(width - 1).join(delimiter)]
  }
}
