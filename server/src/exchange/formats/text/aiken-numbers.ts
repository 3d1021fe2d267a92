import { anyNumber, sameBefore } from './any-numbers.ts'

/** '#toan-lop4' above a question names what follows. */
export const hashtag = /^#[\p{L}\d_-]{1,60}$/u

const fewest = 3
const alone = /^\s*(?:câu\s+|question\s+)?(\d{1,4})\s?[.):]?\s*$/iu

const signed = /^\s*(?:câu\s+|question\s+)?(\d{1,4})\s*[.):]\s+(?=\S)/iu

function numberIn(line: string): { number: number; at: number } | null {
  const found = signed.exec(line)
  return found && { number: Number(found[1]), at: found[0].length }
}

/** '1. …', '2. …' before questions that follow each other: the format has no numbers, and nobody asks them. */
export function withoutNumbers(lines: readonly string[], isAnswer: (line: string) => boolean): readonly string[] {
  const firsts: { at: number; number: number; from: number }[] = []
  let isAwaited = true
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || hashtag.test(line.trim())) continue
    const bare = alone.exec(line)?.[1]
    const found = bare === undefined ? numberIn(line) : { number: Number(bare), at: line.length }
    if (isAwaited) firsts.push({ at, number: found?.number ?? Number.NaN, from: found?.at ?? 0 })
    isAwaited = isAnswer(line.trim())
  }
  const shaped = firsts.map(({ at }) => anyNumber(lines[at] ?? ''))
  // In whichever way, but all of them.
  if (shaped.length >= fewest && shaped.every((own, at) => own?.number === at + 1 && own.shape === shaped[0]?.shape)) {
    const starts = new Map(firsts.map(({ at }, place) => [at, shaped[place]?.at ?? 0]))
    return lines.map((line, at) => line.slice(starts.get(at) ?? 0))
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
