import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page.module.css'

interface PageProps {
  title: string
  /** One sentence about what the page is for, where that helps. */
  description?: ReactNode
  /** The primary action and its few companions, top right. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page of the back office: title, sentence, actions, content. */
export function Page({ title, description, actions, children }: PageProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.heading}>
          <Title order={1} size="h2" textWrap="balance">
            {title}
          </Title>
          {description !== undefined && <Text c="dimmed">{description}</Text>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
