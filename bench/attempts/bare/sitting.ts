/** What the bare servers do with what they read; the same for both databases. */
export type Row = Record<string, unknown>

interface Item {
  questionId: string
}

/** SQLite gives texts, PostgreSQL what is in them. */
const valueOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)
export const parsed = (value: unknown): Row => valueOf(value) as Row
export const paperOf = (row: Row): Item[] => valueOf(row['paper']) as Item[]
const optionsOf = (question: Row) => valueOf(question['answers']) as { _id: string; text: string; isCorrect: boolean }[]

export function sentQuestions(asked: readonly Row[]): Row[] {
  return asked.map(({ id: _id, title, type, points, content, ...question }) => ({
    _id,
    title,
    type,
    points,
    content,
    answers: optionsOf(question).map((one) => ({ _id: one._id, text: one.text })),
  }))
}

export function markedOf(questions: readonly Row[], answers: Row) {
  const marks = questions.map((question) => {
    const isRight = optionsOf(question).some(
      (option) => option.isCorrect && option._id === answers[String(question['id'])],
    )
    return { questionId: question['id'], version: question['version'], marks: isRight ? 1 : 0, points: 1 }
  })
  return { marks, score: marks.reduce((sum, mark) => sum + mark.marks, 0) }
}
