import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { useState } from 'react'

/** Quizzes stay selected on other pages and under other filters; the deleted are a list of their own. */
export function useQuizSelection(isDeletedView: boolean, rows: readonly QuizSummary[]) {
  const [choice, setChoice] = useState({ isDeletedView, quizzes: new Map<string, QuizSummary>() })
  const quizzes = choice.isDeletedView === isDeletedView ? choice.quizzes : new Map<string, QuizSummary>()
  return {
    quizzes: [...quizzes.values()],
    ids: [...quizzes.keys()],
    clear: () => setChoice({ isDeletedView, quizzes: new Map() }),
    select: (ids: readonly string[]) => {
      const known = new Map(quizzes)
      for (const row of rows) known.set(row._id, row)
      const chosen = ids.flatMap((id) => known.get(id) ?? [])
      setChoice({ isDeletedView, quizzes: new Map(chosen.map((quiz) => [quiz._id, quiz])) })
    },
  }
}
