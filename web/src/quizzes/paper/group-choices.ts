import { listGroups } from '@lms/contracts/groups/groups.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The first groups that are found; the screens of groups themselves stand above quizzes. */
export function groupChoices(search: string) {
  return queryOptions({
    queryKey: ['groups', 'choices', search],
    queryFn: ({ signal }) => call(listGroups, { query: { search, page: 1, limit: 20 }, signal }),
    placeholderData: keepPreviousData,
  })
}
