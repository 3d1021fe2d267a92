import { ActionIcon, Checkbox, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn, RowAction } from './data-column.ts'
import { dataTableTexts } from './data-table-texts.ts'
import classes from './data-table.module.css'

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
    <tr data-selected={selection?.selected}>
      {selection !== undefined && (
        <td className={classes.checkbox}>
          <Checkbox
            aria-label={t('selectRow', { name })}
            checked={selection.selected}
            onChange={(event) => selection.toggle(event)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.rowHeader === true ? (
          <th key={column.id} scope="row" data-numeric={column.numeric}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} data-numeric={column.numeric}>
            {column.cell(row)}
          </td>
        ),
      )}
      {actions !== undefined && (
        <td className={classes.actions}>{actions.length > 0 && <RowMenu name={name} actions={actions} />}</td>
      )}
    </tr>
  )
}

function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const t = useTexts(dataTableTexts)
  const target = useRef<HTMLButtonElement>(null)

  function choose(act: () => void): void {
    // The entry is gone in a moment; a dialog that it opens must be able to give the focus back.
    target.current?.focus()
    act()
  }

  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon ref={target} variant="subtle" color="gray" size={32} aria-label={t('actionsFor', { name })}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, danger, disabled }) => (
          <Menu.Item
            key={label}
            leftSection={Icon === undefined ? undefined : <Icon size={16} aria-hidden />}
            color={danger === true ? 'danger' : undefined}
            disabled={disabled}
            onClick={() => choose(onClick)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
