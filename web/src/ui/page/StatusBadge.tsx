import type { ReactNode } from 'react'
import classes from './page.module.css'

/** The colors of the product, each with a word beside it. */
export type StatusColor = 'gray' | 'brand' | 'success' | 'warning' | 'danger' | 'easy' | 'medium' | 'hard'

/** A state in a word and a color whose contrast holds in both themes, unlike the library's light badges. */
export function StatusBadge({ color, children }: { color: StatusColor; children: ReactNode }) {
  return (
    <span className={classes.badge} data-color={color}>
      {children}
    </span>
  )
}
