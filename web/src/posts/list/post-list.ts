import { filterDayProblems } from '@lms/contracts/posts/post-dates.ts'
import { type PostFilter, postSorts, postStatuses } from '@lms/contracts/posts/posts.ts'
import { z } from 'zod'
import { choiceFilter, dayFilter, listSchema, sortedBy, textFilter } from '../../ui/filter-bar/list-schema.ts'

const idFilter = () => z.union([z.uuid(), z.literal('')]).catch('')

/** The address of the list; its names are those of the call. */
export const PostList = listSchema({
  search: textFilter(),
  status: choiceFilter(postStatuses),
  category: idFilter(),
  tag: idFilter(),
  from: dayFilter(),
  to: dayFilter(),
  show: choiceFilter(['waiting', 'trash']),
  ...sortedBy(postSorts, 'date', 'desc'),
})
export type PostListValues = z.output<typeof PostList>

/** Days that break the rules are told at their fields, and ask the server nothing. */
export function filterOf(values: PostListValues, today: string): PostFilter {
  const problems = filterDayProblems({ from: values.from, to: values.to, today })
  return {
    search: values.search || undefined,
    status: values.status || undefined,
    category: values.category || undefined,
    tag: values.tag || undefined,
    from: problems.from === undefined ? values.from || undefined : undefined,
    to: problems.to === undefined ? values.to || undefined : undefined,
    reviewRequested: values.show === 'waiting' || undefined,
    deleted: values.show === 'trash' || undefined,
  }
}
