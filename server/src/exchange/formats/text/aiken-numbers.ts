/** '#toan-lop4' above a question names what follows. */
export const hashtag = /^#[\p{L}\d_-]{1,60}$/u

const number = /^(\s*(?:câu\s+|question\s+)?(\d{1,4})\s*[.):]\s+)(?=\S)/iu

/** '1. …', '2. …' before questions that follow each other: the format has no numbers, and nobody asks them. */
export function withoutNumbers(lines: readonly string[], isAnswer: (line: string) => boolean): readonly string[] {
  const firsts: { at: number; number: number }[] = []
  let isAwaited = true
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || hashtag.test(line.trim())) continue
    if (isAwaited) firsts.push({ at, number: Number(number.exec(line)?.[2]) })
    isAwaited = isAnswer(line.trim())
  }
  const counted = new Set(
    firsts
      .filter(
        (first, place) =>
          firsts[place - 1]?.number === first.number - 1 || firsts[place + 1]?.number === first.number + 1,
      )
      .map(({ at }) => at),
  )
  return lines.map((line, at) => (counted.has(at) ? line.replace(number, '') : line))
}
