import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page.module.css'
import { EmptyDrawing } from './EmptyDrawing.tsx'

interface EmptyStateProps {
  title: string
  /** What would be here, and how it gets here. */
  message?: ReactNode
  /** The next step. */
  action?: ReactNode
}

export function EmptyState({ title, message, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <EmptyDrawing />
      <Title order={2} size="h4">
        {title}
      </Title>
      {message !== undefined && (
        <Text c="dimmed" className={classes.stateText}>
          {message}
        </Text>
      )}
      {action}
    </div>
  )
}
