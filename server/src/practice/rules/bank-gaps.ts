import { type GapKind, wantedQuestions } from '@lms/contracts/practice/bank-gaps.ts'
import { type Difficulty, difficulties } from '@lms/contracts/questions/questions.ts'

interface Bank {
  counts: Readonly<Record<Difficulty, number>>
  explained: number
}

/** What a topic lacks for practice. Where there is nothing, only that is said. */
export function gapsIn({ counts, explained }: Bank): GapKind[] {
  const total = totalOf(counts)
  return [
    ...(total < wantedQuestions ? (['few'] as const) : []),
    ...(total > 0 && (counts.easy === 0 || counts.hard * 2 > total) ? (['hard'] as const) : []),
    ...(total > 0 && explained === 0 ? (['unexplained'] as const) : []),
  ]
}

/** The difficulty of which there is least, the easier first, and so many that there are enough; never none. */
export function nextToWrite({ counts }: Bank): { difficulty: Difficulty; count: number } {
  const [difficulty = 'easy'] = difficulties.toSorted((one, other) => counts[one] - counts[other])
  return { difficulty, count: Math.max(1, Math.min(wantedQuestions, wantedQuestions - totalOf(counts))) }
}

function totalOf(counts: Bank['counts']): number {
  return counts.easy + counts.medium + counts.hard
}
