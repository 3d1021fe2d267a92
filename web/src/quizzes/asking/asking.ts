import { type Placing, type QuizDraw, defaultDrawPoints, drawnCount } from '@lms/contracts/quizzes/quiz-draws.ts'
import { type QuizScale, evenPoints } from '@lms/contracts/quizzes/quiz-points.ts'

interface Asked {
  _id: string
  points: number
}

interface Asking {
  draws: readonly QuizDraw[]
  placing: Placing
}

/** What a paper is worth: the questions as this quiz counts them, and what is drawn. */
export function totalPointsOf(questions: readonly Asked[], { draws, placing }: Asking): number {
  const named = asWorth(questions, placing).reduce((sum, { points }) => sum + points, 0)
  return named + draws.reduce((sum, { count, points = defaultDrawPoints }) => sum + count * points, 0)
}

/** With the points that they have in this quiz. */
export function asWorth<Question extends Asked>(questions: readonly Question[], placing: Placing): Question[] {
  return questions.map((question) => ({ ...question, points: placing[question._id]?.points ?? question.points }))
}

export function questionCountOf(questions: readonly unknown[], { draws }: Pick<Asking, 'draws'>): number {
  return questions.length + drawnCount(draws)
}

/** Every question of a paper worth the same, as far as quarters go. A draw gives all of its questions one figure. */
export function sharedEvenly(questions: readonly Asked[], { draws, placing }: Asking, scale: QuizScale): Asking {
  const points = evenPoints(questionCountOf(questions, { draws }), scale)
  const least = points.at(-1) ?? 1
  return {
    placing: Object.fromEntries(
      questions.map(({ _id }, index) => [_id, { ...placing[_id], points: points[index] ?? least }]),
    ),
    draws: draws.map((draw) => ({ ...draw, points: least })),
  }
}

/** Without one of the sections: what was in it is in none, what comes behind it moves up. */
export function withoutSection({ draws, placing }: Asking, gone: number): Asking {
  const moved = <Place extends { section?: number | undefined }>({ section, ...place }: Place) =>
    section === undefined || section === gone ? place : { ...place, section: section > gone ? section - 1 : section }
  return {
    draws: draws.map((draw) => moved(draw)),
    placing: Object.fromEntries(Object.entries(placing).map(([id, place]) => [id, moved(place)])),
  }
}
