import { roles } from '@lms/contracts/roles.ts'
import { type UserFilter, userSorts } from '@lms/contracts/users/users.ts'
import type { z } from 'zod'
import { choiceFilter, listSchema, sortedBy, textFilter } from '../../ui/filter-bar/list-schema.ts'

/** The address of the list; its names are those of the call. */
export const UserList = listSchema({
  search: textFilter(),
  role: choiceFilter(roles),
  isActive: choiceFilter(['true', 'false']),
  approval: choiceFilter(['waiting']),
  deleted: choiceFilter(['true']),
  ...sortedBy(userSorts, 'createdAt', 'desc'),
})
export type UserListValues = z.output<typeof UserList>

/** Who is meant, as the calls want it said. */
export function filterOf({ search, role, isActive, approval, deleted }: UserListValues): UserFilter {
  return {
    search: search || undefined,
    role: role || undefined,
    isActive: isActive === '' ? undefined : isActive === 'true',
    approval: approval || undefined,
    deleted: deleted === 'true' || undefined,
  }
}
