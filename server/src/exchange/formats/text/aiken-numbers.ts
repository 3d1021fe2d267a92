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

/** In whichever way, but nearly all of them, one behind the other. */
function areCounted(found: readonly ReturnType<typeof anyNumber>[]): boolean {
  const usual = usualShape(found)
  const own = found.filter((one) => one !== null && one.shape === usual)
  const inPlace = own.filter((one) => one?.number === found.indexOf(one) + 1)
  const isRising = own.every((one, at) => at === 0 || (one?.number ?? 0) > (own[at - 1]?.number ?? 0))
  const isNear = isRising && (own.at(-1)?.number ?? 0) * 4 <= found.length * 5
  return (
    found.length >= fewest && own.length * 5 >= found.length * 4 && (isNear || inPlace.length * 5 >= found.length * 4)
  )
}

function usualShape(found: readonly ReturnType<typeof anyNumber>[]): string | undefined {
  const shapes = [...Map.groupBy(found, (one) => one?.shape)]
  return shapes.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
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
  if (areCounted(shaped)) {
    const usual = usualShape(shaped)
    const starts = new Map(
      firsts.map(({ at }, place) => {
        const own = shaped[place]
        // '5Which …' and 'Qestion 5: …' are at their places, and mistyped.
        const glued = new RegExp(String.raw`^\s*${place + 1}(?=\p{L})`, 'u').exec(lines[at] ?? '')
        return [at, own && (own.shape === usual || own.number === place + 1) ? own.at : (glued?.[0].length ?? 0)]
      }),
    )
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
