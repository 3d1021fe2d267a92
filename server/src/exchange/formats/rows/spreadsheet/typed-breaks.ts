import Papa from 'papaparse'

const sampleLength = 20_000
const fewestCells = 2
const typed = /\\r\\n|\\n/g
/** '\frac' and '\neq' are those of formulas, "a\n" is what a program says, and '\n' alone is what is asked about. */
const meant =
  /\\(?!n|r\\n|t)[a-zA-Z]|\\n(?:abla|eq?|eg|i|ot|u|leq|geq|mid)(?![a-z])|["'][^"'\n]{0,80}\\n["']|^\s*\\n\s*$/

/** Programs write '\n' where a line ends: so it is where a file has no other ends of lines in its cells. */
export function withTypedBreaks(text: string, delimiter: string): (cell: string) => string {
  const asWritten = (cell: string): string => cell
  if (!text.includes('\\n\\n')) return asWritten
  const { data } = Papa.parse<string[]>(text.slice(0, sampleLength), { delimiter })
  const cells = data.slice(0, -1).flat()
  const broken = cells.filter((cell) => cell.includes('\\n'))
  if (broken.length < fewestCells || cells.some((cell) => cell.includes('\n') || meant.test(cell))) return asWritten
  return (cell) => (meant.test(cell) ? cell : cell.replaceAll(typed, '\n'))
}
