import type { GivenAnswers } from '@lms/contracts/attempts/attempts.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'

export interface SheetSummary {
  total: number
  answered: number
  unanswered: number
  flagged: number
  /** How much is answered, from 0 to 100. */
  percent: number
}

export function summaryOf(
  questionIds: readonly string[],
  answers: GivenAnswers,
  flagged: readonly string[],
): SheetSummary {
  const total = questionIds.length
  const answered = questionIds.filter((id) => isAnswered(answers[id] ?? null)).length
  return {
    total,
    answered,
    unanswered: total - answered,
    flagged: questionIds.filter((id) => flagged.includes(id)).length,
    percent: total === 0 ? 0 : Math.round((answered / total) * 100),
  }
}

const navigatorGroup = 10
/** With more questions than these there are ways to the first and the last. */
export const shortcutsOver = 20

/** Numbers of questions from 0, in groups of ten. */
export function groupsOf(total: number): number[][] {
  return Array.from({ length: Math.ceil(total / navigatorGroup) }, (_, group) =>
    Array.from(
      { length: Math.min(navigatorGroup, total - group * navigatorGroup) },
      (_each, index) => group * navigatorGroup + index,
    ),
  )
}
