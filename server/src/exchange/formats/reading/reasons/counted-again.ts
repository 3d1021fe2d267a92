import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'

const fewestRuns = 4
const fewestInRun = 2
const mostInRun = 6
const longestOption = 120
/** What begins so is to be written about, by most that count. */
const ofTask =
  /^(?:(?:em|anh|chị|anh\/chị)\s)?(?:hãy\s)?(?:cho biết|trình bày|nêu|liệt kê|mô tả|phân tích|giải thích|so sánh|chứng minh|vẽ|kể|tại sao|vì sao|thế nào là|làm rõ|phân biệt|đánh giá|nhận xét|describe|explain|discuss|compare|define|list|outline|why|how)(?![\p{L}])/iu

/** Items that count from one, and what stands above them. */
interface Run {
  items: ReadItem[]
  above: ReadItem | undefined
}

/**
 * '1.', '2.', '3.' begin again and again, and ask nothing: they may be the options of what stands above them, which has a
 * number too.
 */
export function countedAgain(items: readonly ReadItem[]): Set<ReadItem> {
  const runs: Run[] = []
  for (const [at, one] of items.entries()) {
    const number = Number(/^Câu (\d+)$/u.exec(one.place)?.[1] ?? 0)
    const run = runs.at(-1)
    if (number > 1 && number === (run?.items.length ?? 0) + 1) run?.items.push(one)
    else runs.push({ items: number === 1 ? [one] : [], above: items[at - 1] })
  }
  const counted = runs.filter(
    ({ items: own }) =>
      own.length >= fewestInRun && own.length <= mostInRun && own.filter(isBare).length * 2 >= own.length,
  )
  const bare = counted.flatMap((run) => run.items).filter(isBare)
  const texts = bare.map(({ item }) => textOf(item.content).trim())
  const asking = texts.filter((text) => /[?？]\s*$/u.test(text)).length
  const told = texts.filter((text) => ofTask.test(text)).length
  if (counted.length < fewestRuns || asking * 5 > bare.length || (asking + told) * 2 > bare.length) return new Set()
  return new Set([...bare, ...counted.flatMap(({ above }) => (above && isBare(above) ? [above] : []))])
}

/** A number before it, nothing to choose from, and no answer. */
function isBare({ item, problems, source = '' }: ReadItem): boolean {
  return (
    item.answers.length === 0 &&
    textOf(item.content).length <= longestOption &&
    /^\s*[([]?\d/u.test(source) &&
    problems.some(({ code, isBlocking }) => isBlocking && code === 'essay')
  )
}
