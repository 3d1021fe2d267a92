export function pointsOf(questions: readonly { points: number }[]): number {
  return questions.reduce((sum, { points }) => sum + points, 0)
}
