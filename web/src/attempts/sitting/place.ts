import type { GivenAnswers } from '@lms/contracts/attempts/attempts.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { useEffect, useState } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'

const placeKey = 'sitting-place'

/** Where somebody is in the paper: after a reload where they were, on another device at the first unanswered question. */
export function usePlace(attemptId: string, questionIds: readonly string[], answers: GivenAnswers) {
  const [index, setIndex] = useState(() =>
    placeIn({ attemptId, questionIds, answers }, browserStorage.read(placeKey) ?? ''),
  )
  const questionId = questionIds[index] ?? ''
  useEffect(() => browserStorage.write(placeKey, `${attemptId} ${questionId}`), [attemptId, questionId])
  const goTo = (next: number): void => setIndex(Math.min(Math.max(next, 0), questionIds.length - 1))
  return [index, goTo] as const
}

interface Paper {
  attemptId: string
  questionIds: readonly string[]
  answers: GivenAnswers
}

/** `remembered`: attempt and question, as they were last written down. */
export function placeIn({ attemptId, questionIds, answers }: Paper, remembered: string): number {
  const [attempt, question = ''] = remembered.split(' ')
  const before = attempt === attemptId ? questionIds.indexOf(question) : -1
  if (before >= 0) return before
  const open = questionIds.findIndex((id) => !isAnswered(answers[id] ?? null))
  return Math.max(open, 0)
}
