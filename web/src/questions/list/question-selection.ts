import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useState } from 'react'

/** Questions stay selected on other pages and under other filters; the deleted are a list of their own. */
export function useQuestionSelection(isDeletedView: boolean, rows: readonly QuestionSummary[]) {
  const [choice, setChoice] = useState({ isDeletedView, questions: new Map<string, QuestionSummary>() })
  const questions = choice.isDeletedView === isDeletedView ? choice.questions : new Map<string, QuestionSummary>()
  return {
    questions: [...questions.values()],
    ids: [...questions.keys()],
    clear: () => setChoice({ isDeletedView, questions: new Map() }),
    select: (ids: readonly string[]) => {
      const known = new Map(questions)
      for (const row of rows) known.set(row._id, row)
      const chosen = ids.flatMap((id) => known.get(id) ?? [])
      setChoice({ isDeletedView, questions: new Map(chosen.map((question) => [question._id, question])) })
    },
  }
}
