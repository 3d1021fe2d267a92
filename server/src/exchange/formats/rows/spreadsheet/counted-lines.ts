const row = /^\s*(\d{1,4})\|.*\|\s*[A-Ja-j1-9]\s*$/u
const fewest = 3

/**
 * '1|…|A', '2|…|C' between lines that name a subject or say how many follow: every row begins with its number and ends
 * with its key, so that nothing between two of them is a part of either. The text as it is where it is anything else.
 */
export function withoutLinesBetween(text: string): string {
  const lines = text.split(/\r\n|\r|\n/u)
  const rows = lines.filter((line) => row.test(line))
  const others = lines.filter((line) => !row.test(line) && line.trim() !== '')
  if (rows.length < fewest || others.length === 0 || others.some((line) => /[|"]/u.test(line))) return text
  const numbers = rows.map((line) => Number(row.exec(line)?.[1]))
  const areCounted = numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1)
  return areCounted ? lines.map((line) => (row.test(line) ? line : '')).join('\n') : text
}
