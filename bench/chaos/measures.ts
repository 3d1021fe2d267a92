import type { Saves } from './students.ts'

/** Times in seconds. */
export interface FaultRow {
  fault: number
  target: string
  how: string
  /** Until it was taken away. */
  lasting: number
  /** Of anybody. */
  'without a save': number
  goal: string
  /** Of one student for one save. */
  'longest wait': number
  /** From the end of the fault until everything was as before. */
  'whole after': number
  note: string
}

/** The longest time in which nobody got an answer saved, in seconds. */
export function gapIn({ at }: Saves, from: number, until: number): number {
  const inside = at.filter((moment) => moment >= from && moment <= until)
  const moments = [from, ...inside, until]
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))) / 1000
}

/** The longest that one student waited for one save that arrived in this time, in seconds. */
export function waitIn({ at, waited }: Saves, from: number, until: number): number {
  const inside = waited.filter((_, index) => {
    const moment = at[index] ?? 0
    return moment >= from && moment <= until
  })
  return Math.max(0, ...inside) / 1000
}
