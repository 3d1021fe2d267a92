const fewestRows = 5
const isSpaced = (cell: string): boolean => /^ \S/.test(cell)

/**
 * 'pluck (heart, liver, and lungs)' without quotes is three cells. They are one where the row has just so many too many,
 * one bracket alone is open and closes in the last of them, and each of the others begins with the space of a sentence.
 */
export function joinedBrackets(width: number, rows: readonly (readonly string[])[]): (row: string[]) => string[] {
  const usual = rows.filter((row) => row.length === width)
  const areUsual = usual.length >= fewestRows && usual.length * 10 >= rows.length * 9
  // Whoever puts a space behind every sign begins cells so as well.
  if (!areUsual || usual.some((row) => row.slice(1).some(isSpaced))) return (row) => row
  return (row) => {
    const extra = row.length - width
    if (extra < 1 || row.length > width * 3) return row
    const open = row.flatMap((cell, column) => (depthOf(cell) === 0 ? [] : [column]))
    const [first = -1, last = -1] = open
    const isOne =
      open.length === 2 && last - first === extra && depthOf(row[first] ?? '') === 1 && depthOf(row[last] ?? '') === -1
    const inside = row.slice(first + 1, last + 1)
    if (!isOne || !inside.every(isSpaced) || row.filter(isSpaced).length !== extra) return row
    return [...row.slice(0, first), row.slice(first, last + 1).join(','), ...row.slice(last + 1)]
  }
}

/** How many brackets it leaves open; those that it closes too often count against them. */
function depthOf(cell: string): number {
  return cell.split('(').length - cell.split(')').length
}
