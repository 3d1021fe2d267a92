import type { User, UserFilter } from '@lms/contracts/users/users.ts'
import { useState } from 'react'

/** Certain people, or everybody who matches a filter, as many as were counted. */
export type UserSelection =
  | { readonly kind: 'some'; readonly users: ReadonlyMap<string, User> }
  | { readonly kind: 'all'; readonly filter: UserFilter; readonly total: number }

const nobody: UserSelection = { kind: 'some', users: new Map() }

export function sizeOf(selection: UserSelection): number {
  return selection.kind === 'some' ? selection.users.size : selection.total
}

interface Choice {
  filter: UserFilter
  selection: UserSelection
}

/** People stay selected on other pages and under other filters; 'everybody' only as long as the filter stays. */
export function useUserSelection(filter: UserFilter, rows: readonly User[]) {
  const [choice, setChoice] = useState<Choice>({ filter, selection: nobody })
  const isOutdated =
    choice.selection.kind === 'all' ? !isSameFilter(choice.filter, filter) : choice.filter.deleted !== filter.deleted
  const selection = isOutdated ? nobody : choice.selection
  const choose = (next: UserSelection): void => setChoice({ filter, selection: next })
  return {
    selection,
    /** Ids for the table's checkboxes. */
    ids: selection.kind === 'some' ? [...selection.users.keys()] : rows.map(({ id }) => id),
    clear: () => choose(nobody),
    choose,
    selectAll: (total: number) => choose({ kind: 'all', filter, total }),
    select: (ids: readonly string[]) => {
      const known = new Map(selection.kind === 'some' ? selection.users : [])
      for (const row of rows) known.set(row.id, row)
      const users = ids.flatMap((id) => known.get(id) ?? [])
      choose({ kind: 'some', users: new Map(users.map((user) => [user.id, user])) })
    },
  }
}

function isSameFilter(one: UserFilter, other: UserFilter): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
