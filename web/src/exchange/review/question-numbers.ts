/** '1-3, 7' as the numbers that it means, none beyond the last; null when it means nothing. */
export function numbersIn(text: string, last: number): number[] | null {
  const parts = text
    .split(/[,;\s]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return Array.from({ length: last }, (_, index) => index + 1)
  const numbers = new Set<number>()
  for (const part of parts) {
    const [, from = '', to = from] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? []
    if (from === '') return null
    for (let number = Math.max(1, Number(from)); number <= Math.min(last, Number(to)); number += 1) numbers.add(number)
  }
  return numbers.size === 0 ? null : [...numbers].toSorted((one, other) => one - other)
}

/** [1, 2, 3, 7] as '1-3, 7'. */
export function numbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}
