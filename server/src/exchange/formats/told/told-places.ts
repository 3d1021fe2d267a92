import type { Place, StandingText } from './standing-text.ts'
import { type ToldQuestion, linesIn } from './told-questions.ts'

/** Where a question stands, and each of its options; null for what does not stand there. */
export interface ToldPlace {
  lines: (Place | null)[]
  answers: (Place | null)[]
  /** Up to the next question. */
  all: Place
}

/** Options of the last question, or of one whose neighbour is unknown. */
const farthest = 4000
/** An option as long as this is no other's, wherever it stands. */
const fewestOwn = 8

/** In the order of the paper, so that questions that ask the same are each found behind the one before. */
export function placesOf(questions: readonly ToldQuestion[], standing: StandingText): ToldPlace[] {
  let cursor = 0
  const asked = questions.map(({ content }) => {
    const lines = linesIn(content).map((line) => standing.find(line, cursor) ?? standing.find(line))
    cursor = lines.at(-1)?.to ?? cursor
    return lines
  })
  const starts = asked.flatMap((lines) => lines.at(-1)?.from ?? []).toSorted((one, other) => one - other)
  return questions.map(({ answers }, at) => {
    const lines = asked[at] ?? []
    const last = lines.at(-1)
    const next = last && starts.find((start) => start >= last.to)
    const end = last ? Math.min(next ?? standing.length, last.to + farthest) : standing.length
    let from = last?.to ?? 0
    return {
      lines,
      all: { from: last?.from ?? 0, to: last ? end : 0 },
      answers: answers.map(({ text }) => {
        const near = standing.find(text, from, end) ?? (last ? standing.find(text, last.from, end) : null)
        if (near) from = near.to
        return near ?? ownPlace(text, standing)
      }),
    }
  })
}

function ownPlace(text: string, standing: StandingText): Place | null {
  const place = standing.find(text)
  return place && place.to - place.from >= fewestOwn ? place : null
}
