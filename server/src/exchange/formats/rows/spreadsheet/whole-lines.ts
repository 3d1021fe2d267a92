import Papa from 'papaparse'

const fewestLines = 3
const fewestCells = 3
const whole = /^"((?:[^"]|"")*)"\r?$/

/** A table whose every line is one text in quotes, as a program that parts cells with the same sign has written it. */
export function withoutWholeQuotes(text: string): string {
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length < fewestLines || !filled.every((line) => whole.test(line))) return text
  const inner = lines.map((line) => line.replace(whole, '$1').replaceAll('""', '"'))
  const { data } = Papa.parse<string[]>(inner.join('\n'), { preview: 30, skipEmptyLines: true })
  const width = data[0]?.length ?? 0
  return width >= fewestCells && data.every((row) => row.length === width) ? inner.join('\n') : text
}
