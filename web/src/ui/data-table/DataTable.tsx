import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { ErrorState } from '../page/ErrorState.tsx'
import { BodyRow } from './BodyRow.tsx'
import type { DataColumn, ListQuery, RowAction, Sort } from './data-column.ts'
import classes from './data-table.module.css'
import { HeadRow } from './HeadRow.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { roles } from './table-roles.ts'
import { TableFrame } from './TableFrame.tsx'

export interface DataTableProps<Row, SortKey extends string> {
  /** Names the table for those who do not see it. */
  label: string
  columns: readonly DataColumn<Row, SortKey>[]
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** The words for one row in labels such as 'Select {name}'. */
  rowName: (row: Row) => string
  query: ListQuery
  /** What the error state says happened, for example 'Error Loading Users'. */
  errorTitle: string
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  /** How many rows are about to come, so that nothing jumps. */
  expectedRows?: number
  sort?: Sort<SortKey>
  onSort?: (sort: Sort<SortKey>) => void
  /** Ids of the selected rows, of other pages too; without it there are no checkboxes. */
  selected?: readonly string[]
  onSelect?: (ids: readonly string[]) => void
  rowActions?: (row: Row) => RowAction[]
  actionsHeader?: string
  /** Keeps the headings in sight while a long table scrolls in its own frame. */
  stickyHeader?: boolean
  /** The heading under which a row stands, together with its neighbours of the same group. */
  groupOf?: (row: Row) => string
}

// The server sorts, filters and pages; the table only keeps the state of headings and checkboxes.
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
const noRows: never[] = []

export function DataTable<Row extends object, SortKey extends string = string>(props: DataTableProps<Row, SortKey>) {
  // The table object changes in place, which memoization would take for no change.
  'use no memo'
  const { columns, rows, query, sort, onSort, selected, onSelect, rowActions, rowId, rowName } = props

  const definitions = useMemo(
    () => columns.map(({ id, sortBy }) => ({ id, accessorFn: (row: Row) => row, enableSorting: sortBy !== undefined })),
    [columns],
  )
  const sortedColumn = columns.find(({ sortBy }) => sortBy !== undefined && sortBy === sort?.sortBy)
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: onSelect !== undefined,
    state: {
      rowSelection: marked(selected ?? noRows),
      sorting: sortedColumn === undefined ? noRows : [{ id: sortedColumn.id, desc: sort?.sortOrder === 'desc' }],
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(marked(selected ?? noRows)) : change
      onSelect?.(Object.keys(next))
    },
  })

  if (query.isError && rows === undefined) {
    return (
      <ErrorState
        title={props.errorTitle}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (rows?.length === 0) return props.empty

  const body = table.getRowModel().rows
  const selectedHere = body.filter((row) => row.getIsSelected()).length
  const stale = query.isFetching && rows !== undefined
  const width = columns.length + (onSelect === undefined ? 0 : 1) + (rowActions === undefined ? 0 : 1)
  return (
    <TableFrame label={props.label} sticky={props.stickyHeader === true} busy={query.isPending || stale}>
      <table className={classes.table} role={roles.table} aria-label={props.label}>
        <HeadRow
          columns={columns}
          sort={sort}
          onSort={onSort}
          actionsHeader={rowActions === undefined ? undefined : (props.actionsHeader ?? '')}
          selection={
            onSelect === undefined
              ? undefined
              : {
                  count: body.length,
                  checked: selectedHere > 0 && selectedHere === body.length,
                  indeterminate: selectedHere > 0 && selectedHere < body.length,
                  toggle: () => table.toggleAllRowsSelected(selectedHere < body.length),
                }
          }
        />
        {rows === undefined ? (
          <tbody>
            <SkeletonRows
              rows={props.expectedRows ?? 10}
              columns={columns}
              selectable={onSelect !== undefined}
              hasActions={rowActions !== undefined}
            />
          </tbody>
        ) : (
          grouped(body, props.groupOf).map(({ name, members }) => (
            <tbody key={name} role={roles.rowGroup} data-stale={stale || undefined}>
              {name !== '' && (
                <tr role={roles.row} className={classes.group}>
                  <th role={roles.rowHeader} scope="rowgroup" colSpan={width}>
                    {name}
                  </th>
                </tr>
              )}
              {members.map((row) => (
                <BodyRow
                  key={row.id}
                  row={row.original}
                  name={rowName(row.original)}
                  columns={columns}
                  selection={
                    onSelect === undefined
                      ? undefined
                      : { selected: row.getIsSelected(), toggle: row.getToggleSelectedHandler() }
                  }
                  actions={rowActions?.(row.original)}
                />
              ))}
            </tbody>
          ))
        )}
      </table>
    </TableFrame>
  )
}

function marked(ids: readonly string[]): Record<string, true> {
  return Object.fromEntries(ids.map((id) => [id, true as const]))
}

interface Group<Member> {
  name: string
  members: Member[]
}

/** Neighbours of the same group together; without groups all rows are one, without a heading. */
function grouped<Row, Member extends { original: Row }>(
  rows: readonly Member[],
  groupOf: ((row: Row) => string) | undefined,
): Group<Member>[] {
  if (groupOf === undefined) return [{ name: '', members: [...rows] }]
  const groups: Group<Member>[] = []
  for (const row of rows) {
    const name = groupOf(row.original)
    const last = groups.at(-1)
    if (last?.name === name) last.members.push(row)
    else groups.push({ name, members: [row] })
  }
  return groups
}
