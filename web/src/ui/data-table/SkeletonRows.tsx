import { Skeleton } from '@mantine/core'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'

interface SkeletonRowsProps<Row, SortKey extends string> {
  rows: number
  columns: readonly DataColumn<Row, SortKey>[]
  selectable: boolean
  hasActions: boolean
}

/** The table's own shape, before its rows are there. */
export function SkeletonRows<Row, SortKey extends string>(props: SkeletonRowsProps<Row, SortKey>) {
  const { rows, columns, selectable, hasActions } = props
  return Array.from({ length: rows }, (_, index) => (
    <tr key={index} aria-hidden className={classes.skeletonRow}>
      {selectable && (
        <td className={classes.checkbox}>
          <Skeleton height={20} width={20} radius="sm" />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} data-name={column.rowHeader} data-on-card={column.onCard} data-numeric={column.numeric}>
          <Skeleton className={classes.skeleton} height={14} width={`${50 + ((index * 13 + place * 29) % 40)}%`} />
        </td>
      ))}
      {hasActions && (
        <td className={classes.actions}>
          <Skeleton className={classes.skeleton} height={20} width={20} radius="sm" />
        </td>
      )}
    </tr>
  ))
}
