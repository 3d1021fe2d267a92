import { Button, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { dataTableTexts } from './data-table-texts.ts'
import classes from './data-table.module.css'

interface SelectionBarProps {
  /** For example '3 user(s) selected'. */
  label: string
  onClear: () => void
  /** What can be done with the selection. */
  children: ReactNode
}

export function SelectionBar({ label, onClear, children }: SelectionBarProps) {
  const t = useTexts(dataTableTexts)
  return (
    <Paper withBorder radius="md" className={classes.selectionBar}>
      <Text fw={500} aria-live="polite">
        {label}
      </Text>
      <div className={classes.selectionActions}>
        {children}
        <Button variant="subtle" size="compact-md" onClick={onClear}>
          {t('clearSelection')}
        </Button>
      </div>
    </Paper>
  )
}
