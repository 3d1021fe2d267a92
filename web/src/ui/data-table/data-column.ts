import type { SortOrder } from '@lms/contracts/fields.ts'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** One column of a list: its heading, what a row shows in it, and by which name the server sorts it. */
export interface DataColumn<Row, SortKey extends string = string> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The name on the wire; the heading of a column that has one can be clicked. */
  sortBy?: SortKey
  /** Right aligned, in tabular figures. */
  numeric?: boolean
  /** The cell that names its row. */
  rowHeader?: boolean
  /** The least width that keeps the column readable; the frame scrolls when there is less. */
  minWidth?: number
  /**
   * Its place on the card that a row is on a phone: `status` right below the name and without its heading, `acts`
   * across the end. Any other cell stands below its heading.
   */
  onCard?: 'status' | 'acts'
}

export interface Sort<SortKey extends string = string> {
  sortBy: SortKey
  sortOrder: SortOrder
}

/** One entry of a row's menu. */
export interface RowAction {
  label: string
  icon?: TablerIcon
  onClick: () => void
  danger?: boolean
  disabled?: boolean
}

/** What the table needs to know of the query that fills it. */
export interface ListQuery {
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}
