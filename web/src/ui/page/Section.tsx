import { Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './page.module.css'

interface SectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** One subject of a page that has several: a form, a state with its buttons. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} className={classes.section}>
      <div>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {description !== undefined && (
          <Text c="dimmed" size="sm">
            {description}
          </Text>
        )}
      </div>
      {children}
    </Paper>
  )
}
