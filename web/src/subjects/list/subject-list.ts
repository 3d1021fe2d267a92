import { type ClassCode, classCodes } from '@lms/contracts/classes/classes.ts'
import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { type listSubjects, subjectSorts } from '@lms/contracts/subjects/subjects.ts'
import type { z } from 'zod'
import { choiceFilter, listSchema, sortedBy, textFilter } from '../../ui/filter-bar/list-schema.ts'

/** The address of the list; its names are those of the call, and how the list is looked at. */
export const SubjectList = listSchema({
  search: textFilter(),
  isActive: choiceFilter(['true', 'false']),
  class: choiceFilter<ClassCode>(classCodes),
  deleted: choiceFilter(['true']),
  view: choiceFilter(['grid', 'list'], 'grid'),
  ...sortedBy(subjectSorts, 'name'),
})
export type SubjectListValues = z.output<typeof SubjectList>

/** Which subjects are meant and in which order, as the calls want it said. */
export function filterOf({ search, isActive, deleted, sortBy, sortOrder, class: code }: SubjectListValues) {
  return {
    search: search || undefined,
    isActive: isActive === '' ? undefined : isActive === 'true',
    class: code || undefined,
    deleted: deleted === 'true' || undefined,
    sortBy,
    sortOrder,
  } satisfies Partial<QueryOf<typeof listSubjects>>
}
