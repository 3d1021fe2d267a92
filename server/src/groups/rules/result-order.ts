import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { assignmentStatuses } from '@lms/contracts/assignments/assignments.ts'
import type { getGroupResults } from '@lms/contracts/groups/group-results.ts'

interface Ordered {
  studentId: string
  sortName: string
  candidateNumber: string | null
  status: (typeof assignmentStatuses)[number] | null
  counted: { score: number; total: number } | null
}

type Order = Pick<QueryOf<typeof getGroupResults>, 'sortBy' | 'sortOrder'>

/** Completely, and who has nothing to be ordered by comes last either way. */
export function inOrder<Row extends Ordered>(
  rows: readonly Row[],
  { sortBy, sortOrder }: Order,
  markOf: (row: Row) => number | null,
): Row[] {
  const direction = sortOrder === 'desc' ? -1 : 1
  const valueOf = (row: Row): number | null => {
    if (sortBy === 'candidateNumber') return row.candidateNumber === null ? null : Number(row.candidateNumber)
    if (sortBy === 'status') return row.status === null ? null : assignmentStatuses.indexOf(row.status)
    if (sortBy === 'score') return row.counted && row.counted.score / Math.max(1, row.counted.total)
    return sortBy === 'question' ? markOf(row) : 0
  }
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }))
  return keyed
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null) || byName(one.row, other.row)
      const byValue = (one.value - other.value) * direction
      return byValue || byName(one.row, other.row) * (sortBy === 'name' ? direction : 1)
    })
    .map(({ row }) => row)
}

function byName(one: Ordered, other: Ordered): number {
  if (one.sortName === other.sortName) return one.studentId < other.studentId ? -1 : 1
  return one.sortName < other.sortName ? -1 : 1
}
