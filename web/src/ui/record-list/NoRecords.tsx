import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'

interface NoRecordsProps {
  list: { activeFilters: readonly string[]; clearFilters: () => void }
  /** What is said when the filters find nothing, and the words that take them away. */
  filtered: { title: string; message?: string; clear: string }
  /** What is said where nothing is yet, and the next step. */
  none: { title: string; message?: string; action?: ReactNode }
}

export function NoRecords({ list, filtered, none }: NoRecordsProps) {
  if (list.activeFilters.length === 0) return <EmptyState {...none} />
  const { clear, ...words } = filtered
  return (
    <EmptyState
      {...words}
      action={
        <Button variant="default" onClick={list.clearFilters}>
          {clear}
        </Button>
      }
    />
  )
}
