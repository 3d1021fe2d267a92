import type { User, UserFilter } from '@lms/contracts/users/users.ts'
import { useState } from 'react'
import { useKeptSelection } from '../../ui/record-list/kept-selection.ts'

/** Certain people, or everybody who matches a filter, as many as were counted. */
export type UserSelection =
  | { readonly kind: 'some'; readonly users: readonly User[] }
  | { readonly kind: 'all'; readonly filter: UserFilter; readonly total: number }

export function sizeOf(selection: UserSelection): number {
  return selection.kind === 'some' ? selection.users.length : selection.total
}

type Everybody = Extract<UserSelection, { kind: 'all' }>

/** People stay selected on other pages and under other filters; 'everybody' only as long as the filter stays. */
export function useUserSelection(filter: UserFilter, rows: readonly User[] | undefined) {
  const kept = useKeptSelection({ of: filter.deleted === true ? 'deleted' : 'present', rows, rowId: ({ id }) => id })
  const [everybody, setEverybody] = useState<Everybody | null>(null)
  const all = everybody !== null && isSameFilter(everybody.filter, filter) ? everybody : null
  const ids = all === null ? kept.ids : (rows ?? []).map(({ id }) => id)
  const selection: UserSelection = all ?? { kind: 'some', users: kept.records }

  function select(ids: readonly string[]): void {
    setEverybody(null)
    kept.select(ids)
  }

  return {
    selection,
    /** Ids for the table's checkboxes. */
    ids,
    select,
    drop: (gone: string) => select(ids.filter((id) => id !== gone)),
    clear: () => select([]),
    selectAll: (total: number) => {
      kept.clear()
      setEverybody({ kind: 'all', filter, total })
    },
  }
}

function isSameFilter(one: UserFilter, other: UserFilter): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
