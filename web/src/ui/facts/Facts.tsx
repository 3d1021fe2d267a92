import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface FactsProps {
  /**
   * `columns` side by side, label above value; `lines` with the value at the end; `table` with the values in a column
   * of their own; `tiles` for figures in large letters.
   */
  layout: 'columns' | 'lines' | 'table' | 'tiles'
  /** On a ground of its own. */
  isBoxed?: boolean
  children: ReactNode
}

/** What is known of a record, one label and one value each. */
export function Facts({ layout, isBoxed = false, children }: FactsProps) {
  return (
    <dl className={`${classes.facts} ${classes[layout]}`} data-boxed={isBoxed || undefined}>
      {children}
    </dl>
  )
}

interface FactProps {
  label: string
  /** What the label means, on pointing at it. */
  help?: string
  children: ReactNode
}

export function Fact({ label, help, children }: FactProps) {
  return (
    <div>
      <dt title={help}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
