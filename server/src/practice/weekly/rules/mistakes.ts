/** An answer of the week, in the order of time. */
export interface AnswerOfWeek {
  questionId: string
  topicId: string
  isRight: boolean
  source: 'quiz' | 'practice'
  sourceId: string
  at: string
}

/**
 * What is worth talking about, the best first: wrong and not mended since, the latest first, and one of each topic
 * before a second one.
 */
export function mistakesToTalkAbout(answers: readonly AnswerOfWeek[]): AnswerOfWeek[] {
  const latest = new Map(answers.map((answer) => [answer.questionId, answer]))
  const open = [...latest.values()].filter(({ isRight }) => !isRight).toReversed()
  const places = new Map<string, number>()
  return open
    .map((answer) => {
      const place = places.get(answer.topicId) ?? 0
      places.set(answer.topicId, place + 1)
      return { answer, place }
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ answer }) => answer)
}
