import { useQuery } from '@tanstack/react-query'
import { subjectChoicesQuery } from './subject-choices.ts'

interface Placed {
  subject: { _id: string; name: string } | null
}

/** The name of a subject by its id: of the records that are at hand, or among all that can be chosen. */
export function useSubjectName(records: readonly (Placed | undefined)[]): (id: string) => string {
  const { data = [] } = useQuery(subjectChoicesQuery(''))
  const subjects = [...records.flatMap((record) => record?.subject ?? []), ...data]
  return (id) => subjects.find(({ _id }) => _id === id)?.name ?? id
}
