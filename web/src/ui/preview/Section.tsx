import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './preview.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.section}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </div>
  )
}
