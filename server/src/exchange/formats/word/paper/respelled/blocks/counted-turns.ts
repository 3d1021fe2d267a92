import { plainLine } from '../../../line-text.ts'
import type { Line } from '../../../word-file.ts'

const fewest = 4
/** How far away the next number may stand where a block is longer than the others. */
const farthest = 40

/** '1', what is asked and its lines, '2', …: a number alone opens each block, and nearly all are of one length. */
export function inCountedTurns(lines: readonly Line[], shortest: number, longest: number): Line[][] {
  const numbers = lines.map((line) => Number(/^(\d{1,4})[.)]?$/u.exec(plainLine(line).trim())?.[1]))
  if (numbers[0] !== 1) return []
  for (let length = shortest; length <= longest; length += 1) {
    const starts = startsIn(numbers, length)
    // Whatever stands below the last number that counts on is more than one block.
    if (lines.length - (starts.at(-1) ?? 0) > length * 2) continue
    const parts = starts.map((start, at) => lines.slice(start, starts[at + 1]))
    const whole = parts.filter((part) => part.length === length)
    if (whole.length >= fewest && whole.length * 10 >= parts.length * 9) return parts
  }
  return []
}

/** As far away as always; where another line stands there, the first that has the next number. */
function startsIn(numbers: readonly number[], length: number): number[] {
  const starts = [0]
  for (;;) {
    const last = starts.at(-1) ?? 0
    const next = starts.length + 1
    if (numbers[last + length] === next) {
      starts.push(last + length)
      continue
    }
    // A number with a slip in it stands where one is awaited.
    if (numbers[last + length * 2] === next + 1) {
      starts.push(last + length, last + length * 2)
      continue
    }
    const away = numbers.slice(last + 1, last + farthest).indexOf(next)
    if (away === -1) return starts
    starts.push(last + 1 + away)
  }
}
