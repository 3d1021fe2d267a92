import type { ReactNode } from 'react'
import classes from './student-home.module.css'

export function BigIcon({ tone, children }: { tone: 'warning' | 'brand' | 'success' | 'easy'; children: ReactNode }) {
  return (
    <span className={classes.bigIcon} data-tone={tone}>
      {children}
    </span>
  )
}
