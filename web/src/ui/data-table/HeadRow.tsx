import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn, Sort } from './data-column.ts'
import { dataTableTexts } from './data-table-texts.ts'
import classes from './data-table.module.css'
import { roles } from './table-roles.ts'

interface HeadRowProps<Row, SortKey extends string> {
  columns: readonly DataColumn<Row, SortKey>[]
  sort: Sort<SortKey> | undefined
  onSort: ((sort: Sort<SortKey>) => void) | undefined
  selection: { count: number; checked: boolean; indeterminate: boolean; toggle: () => void } | undefined
  /** Absent when rows have no menu; empty for the usual word. */
  actionsHeader: string | undefined
}

export function HeadRow<Row, SortKey extends string>(props: HeadRowProps<Row, SortKey>) {
  const { columns, sort, onSort, selection, actionsHeader } = props
  const t = useTexts(dataTableTexts)
  return (
    <thead className={classes.head} role={roles.rowGroup}>
      <tr role={roles.row}>
        {selection !== undefined && (
          <th role={roles.columnHeader} className={classes.checkbox}>
            <Checkbox
              label={t('selectAll', { count: selection.count })}
              classNames={{ label: classes.selectAll }}
              checked={selection.checked}
              indeterminate={selection.indeterminate}
              disabled={selection.count === 0}
              onChange={selection.toggle}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {actionsHeader !== undefined && (
          <th role={roles.columnHeader} className={classes.actions}>
            {actionsHeader || t('actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row, SortKey extends string> {
  column: DataColumn<Row, SortKey>
  sort: Sort<SortKey> | undefined
  onSort: ((sort: Sort<SortKey>) => void) | undefined
}

function HeadCell<Row, SortKey extends string>({ column, sort, onSort }: HeadCellProps<Row, SortKey>) {
  const { sortBy, header, numeric, minWidth } = column
  const attributes = { role: roles.columnHeader, scope: 'col', 'data-numeric': numeric, style: { minWidth } } as const
  if (sortBy === undefined || onSort === undefined) return <th {...attributes}>{header}</th>

  const order = sort?.sortBy === sortBy ? sort.sortOrder : undefined
  const next = order === 'asc' ? 'desc' : 'asc'
  return (
    <th {...attributes} aria-sort={order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending'}>
      <UnstyledButton
        className={classes.sort}
        data-sorted={order !== undefined || undefined}
        onClick={() => onSort({ sortBy, sortOrder: next })}
      >
        {header}
        <SortArrow order={order} />
      </UnstyledButton>
    </th>
  )
}

function SortArrow({ order }: { order: 'asc' | 'desc' | undefined }) {
  const Icon = order === undefined ? IconArrowsSort : order === 'asc' ? IconArrowUp : IconArrowDown
  return <Icon size={14} className={classes.arrow} aria-hidden />
}
