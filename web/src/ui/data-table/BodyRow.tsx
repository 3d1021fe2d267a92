import { Checkbox } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn, RowAction } from './data-column.ts'
import { dataTableTexts } from './data-table-texts.ts'
import classes from './data-table.module.css'
import { RowMenu } from './RowMenu.tsx'

interface BodyRowProps<Row, SortKey extends string> {
  row: Row
  name: string
  columns: readonly DataColumn<Row, SortKey>[]
  selection: { selected: boolean; toggle: (event: unknown) => void } | undefined
  actions: RowAction[] | undefined
  /** On a phone each cell stands below its heading; the roles say that it is a table all the same. */
  stacks: boolean
}

export function BodyRow<Row, SortKey extends string>(props: BodyRowProps<Row, SortKey>) {
  const { row, name, columns, selection, actions, stacks } = props
  const labelOf = (header: string) => (stacks ? header : undefined)
  const cellRole = stacks ? 'cell' : undefined
  const t = useTexts(dataTableTexts)
  return (
    <tr role={stacks ? 'row' : undefined} data-selected={selection?.selected}>
      {selection !== undefined && (
        <td role={cellRole} className={classes.checkbox}>
          <Checkbox
            aria-label={t('selectRow', { name })}
            checked={selection.selected}
            onChange={(event) => selection.toggle(event)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.rowHeader === true ? (
          <th key={column.id} role={stacks ? 'rowheader' : undefined} scope="row" data-numeric={column.numeric}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} role={cellRole} data-label={labelOf(column.header)} data-numeric={column.numeric}>
            {column.cell(row)}
          </td>
        ),
      )}
      {actions !== undefined && (
        <td role={cellRole} className={classes.actions}>
          {actions.length > 0 && <RowMenu name={name} actions={actions} />}
        </td>
      )}
    </tr>
  )
}
