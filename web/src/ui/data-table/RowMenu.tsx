import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from './data-column.ts'
import { dataTableTexts } from './data-table-texts.ts'

/** What can be done with one record, behind three dots; for a row of a table or a card of a grid. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
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
