import type { PaperSection } from '@lms/contracts/attempts/attempts.ts'

/** How long a section still takes answers, by what is left of the whole: the clock of the server, not of the device. */
export function sectionSecondsLeft({ endsBefore }: PaperSection, secondsLeft: number | null): number | null {
  return endsBefore === null || secondsLeft === null ? null : Math.max(0, secondsLeft - endsBefore)
}
