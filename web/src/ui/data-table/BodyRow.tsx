import { Checkbox } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn, RowAction } from './data-column.ts'
import { dataTableTexts } from './data-table-texts.ts'
import classes from './data-table.module.css'
import { RowMenu } from './RowMenu.tsx'
import { roles } from './table-roles.ts'

interface BodyRowProps<Row, SortKey extends string> {
  row: Row
  name: string
  columns: readonly DataColumn<Row, SortKey>[]
  selection: { selected: boolean; toggle: (event: unknown) => void } | undefined
  actions: RowAction[] | undefined
}

export function BodyRow<Row, SortKey extends string>(props: BodyRowProps<Row, SortKey>) {
  const { row, name, columns, selection, actions } = props
  const t = useTexts(dataTableTexts)
  return (
    <tr role={roles.row} data-selected={selection?.selected}>
      {selection !== undefined && (
        <td role={roles.cell} className={classes.checkbox}>
          <Checkbox
            aria-label={t('selectRow', { name })}
            checked={selection.selected}
            onChange={(event) => selection.toggle(event)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.rowHeader === true ? (
          <th key={column.id} role={roles.rowHeader} scope="row" data-numeric={column.numeric}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            role={roles.cell}
            data-label={column.header}
            data-on-card={column.onCard}
            data-numeric={column.numeric}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {actions !== undefined && (
        <td role={roles.cell} className={classes.actions}>
          {actions.length > 0 && <RowMenu name={name} actions={actions} />}
        </td>
      )}
    </tr>
  )
}
