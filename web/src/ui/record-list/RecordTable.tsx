import type { Pagination } from '@lms/contracts/fields.ts'
import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from '../data-table/DataTable.tsx'
import { Pager, type PagerProps } from '../pager/Pager.tsx'

interface RecordTableProps<Row, SortKey extends string> extends Omit<
  DataTableProps<Row, SortKey>,
  'selected' | 'onSelect'
> {
  list: {
    values: { limit: number }
    goTo: PagerProps['onPage']
    change: (changes: { limit: number }) => void
  }
  pagination: Pagination | undefined
  /** Absent where nothing can be selected. */
  selection?: { ids: readonly string[]; select: (ids: readonly string[]) => void }
  pager?: Pick<PagerProps, 'jumper' | 'noun' | 'sizes' | 'onlyWhenNeeded' | 'label'>
  /** The same records in another form, in place of the table. */
  instead?: ReactNode
}

/** The records of a list, page by page. */
export function RecordTable<Row extends object, SortKey extends string = string>({
  list,
  pagination,
  selection,
  pager,
  instead,
  ...table
}: RecordTableProps<Row, SortKey>) {
  return (
    <>
      {instead ?? (
        <DataTable expectedRows={list.values.limit} {...table} selected={selection?.ids} onSelect={selection?.select} />
      )}
      <Pager pagination={pagination} onPage={list.goTo} onLimit={(limit) => list.change({ limit })} {...pager} />
    </>
  )
}
