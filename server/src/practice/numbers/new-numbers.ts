import type { Drawn } from '@lms/contracts/questions/templates/templates.ts'
import { type Paper, freezePaper } from '../../attempts/rules/paper.ts'

type Freezable = Parameters<typeof freezePaper>[0][number]

/** A template with few numbers to draw may hit the same ones a few times in a row. */
const draws = 8

/**
 * A paper whose templates have other numbers than the child met lately (`before`, by question). One that has no other
 * numbers to offer is left out: it would be the same question again.
 */
export function freezeAnew(
  questions: readonly Freezable[],
  before: ReadonlyMap<string, readonly Drawn[]>,
  seed: number,
): Paper {
  const how = { shuffleQuestions: false, shuffleAnswers: true }
  const isKnown = ({ questionId, drawn }: Paper[number]): boolean =>
    drawn !== undefined && (before.get(questionId) ?? []).some((numbers) => isSameDraw(numbers, drawn))
  return freezePaper(questions, how, seed).flatMap((item, place) => {
    for (let next = 1; isKnown(item) && next < draws; next += 1) {
      const question = questions[place]
      const [other] = question ? freezePaper([question], how, seed + next) : []
      if (other) item = other
    }
    return isKnown(item) ? [] : [item]
  })
}

function isSameDraw(one: Drawn, other: Drawn): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
