import { Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './page.module.css'

interface SectionProps {
  title: string
  description?: ReactNode
  /** As wide as the page, for what is looked at rather than filled in. */
  isWide?: boolean
  children: ReactNode
}

/** One subject of a page that has several: a form, a state with its buttons. */
export function Section({ title, description, isWide = false, children }: SectionProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} className={classes.section} data-wide={isWide || undefined}>
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
