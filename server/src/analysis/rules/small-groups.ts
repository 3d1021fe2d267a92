import { fewestPeople } from '@lms/contracts/analysis/analysis.ts'

interface Group {
  people: number
  /** Somebody is among them who is no child of the reader. */
  hasStrangers: boolean
}

export function isTooSmall({ people, hasStrangers }: Group): boolean {
  return hasStrangers && people > 0 && people < fewestPeople
}

/**
 * Of these groups, those that may be added up. Small ones are left out, unless they are enough together: what is shown of
 * the others could be taken from the sum.
 */
export function addable<Some extends Group>(groups: readonly Some[]): Some[] {
  const small = groups.filter(isTooSmall)
  const together = small.reduce((sum, { people }) => sum + people, 0)
  return together >= fewestPeople ? [...groups] : groups.filter((group) => !isTooSmall(group))
}
