import { anyNumber, sameBefore } from './any-numbers.ts'

/** '#toan-lop4' above a question names what follows. */
export const hashtag = /^#[\p{L}\d_-]{1,60}$/u

const fewest = 3
const alone = /^\s*(?:câu\s+|question\s+)?(\d{1,4})\s?[.):]?\s*$/iu

/** '1. …', '2. …' before questions that follow each other: the format has no numbers, and nobody asks them. */
export function withoutNumbers(lines: readonly string[], isAnswer: (line: string) => boolean): readonly string[] {
  const firsts: { at: number; number: number; from: number }[] = []
  let isAwaited = true
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || hashtag.test(line.trim())) continue
    const bare = alone.exec(line)?.[1]
    const found = bare === undefined ? anyNumber(line) : { number: Number(bare), at: line.length }
    if (isAwaited) firsts.push({ at, number: found?.number ?? Number.NaN, from: found?.at ?? 0 })
    isAwaited = isAnswer(line.trim())
  }
  const counted = new Map(
    firsts
      .filter(
        (first, place) =>
          firsts[place - 1]?.number === first.number - 1 || firsts[place + 1]?.number === first.number + 1,
      )
      .map(({ at, from }) => [at, from]),
  )
  const signs = firsts.map(({ at }) => sameBefore.exec(lines[at] ?? ''))
  const [sign] = signs
  const isSame = firsts.length >= fewest && sign != null && signs.every((own) => own?.[1] === sign[1])
  if (isSame) for (const { at } of firsts) counted.set(at, sign[0].length)
  return lines.map((line, at) => line.slice(counted.get(at) ?? 0))
}
