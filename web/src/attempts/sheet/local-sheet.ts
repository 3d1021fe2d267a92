import type { GivenAnswer, GivenAnswers, PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { useState } from 'react'
import type { Sheet } from './sheet.ts'
import { summaryOf } from './sheet-summary.ts'

/** A sheet that lives on this page only, for practice. */
export function useLocalSheet(questions: readonly PaperQuestion[], isLocked = false): Sheet {
  const [index, setIndex] = useState(0)
  const [answers, setAnswers] = useState<GivenAnswers>({})
  const [flagged, setFlagged] = useState<readonly string[]>([])
  return {
    questions,
    index,
    answers,
    flagged,
    isLocked,
    summary: summaryOf(
      questions.map(({ _id }) => _id),
      answers,
      flagged,
    ),
    answer: (id, given) => setAnswers((before) => changed(before, id, given)),
    flag: (id, isFlagged) =>
      setFlagged((before) => (isFlagged ? [...before, id] : before.filter((each) => each !== id))),
    goTo: (next) => setIndex(Math.min(Math.max(next, 0), questions.length - 1)),
  }
}

function changed(answers: GivenAnswers, id: string, given: GivenAnswer): GivenAnswers {
  const { [id]: _, ...others } = answers
  return given === null || !isAnswered(given) ? others : { ...others, [id]: given }
}
