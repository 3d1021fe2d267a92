import type { QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { Paper } from './paper.ts'
import { isOver } from './timing.ts'

/** A section as it was when the attempt began. */
export interface PaperSection {
  title: string
  instruction: string
  /** When its own time is over; null when only that of the whole counts. */
  endsAt: string | null
}

interface Begun {
  startedAt: string
  /** Of the whole attempt. */
  endsAt: string | null
}

/** One after the other: the time of a section begins where that of the one before it ends. */
export function frozenSections(sections: readonly QuizSection[], { startedAt, endsAt }: Begun, extraMinutes = 0) {
  let minutes = extraMinutes
  return sections.map(({ title, instruction, minutes: own }): PaperSection => {
    if (own === null) return { title, instruction, endsAt: null }
    minutes += own
    const end = new Date(Date.parse(startedAt) + minutes * 60_000).toISOString()
    return { title, instruction, endsAt: endsAt !== null && endsAt < end ? endsAt : end }
  })
}

/** Those whose section still takes answers; what was given in the others stays as it is. */
export function openQuestions(paper: Paper, sections: readonly PaperSection[], now: Date): Set<string> {
  const isOpen = ({ section }: Paper[number]): boolean =>
    section === undefined || !isOver(sections[section]?.endsAt ?? null, now)
  return new Set(paper.filter(isOpen).map(({ questionId }) => questionId))
}

/** The same when the whole ends later, or began later. */
export function movedSections(
  sections: readonly PaperSection[],
  milliseconds: number,
  wholeEndsAt: string | null,
): PaperSection[] {
  return sections.map((section) => {
    if (section.endsAt === null) return section
    const end = new Date(Date.parse(section.endsAt) + milliseconds).toISOString()
    return { ...section, endsAt: wholeEndsAt !== null && wholeEndsAt < end ? wholeEndsAt : end }
  })
}
