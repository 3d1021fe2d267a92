import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './data-table.module.css'

interface RowTitleProps {
  title: string
  /** Where it leads, such as `(props) => <Link {...props} to={…} />`. */
  renderLink: (props: object) => ReactNode
}

/** A row's name that leads to its page: two lines of it at most, and on a phone as high as a thumb. */
export function RowTitle({ title, renderLink }: RowTitleProps) {
  return (
    <Anchor size="sm" fw={500} display="block" renderRoot={renderLink}>
      {/* What cuts the words must not cut what is pressed around them. */}
      <span className={classes.twoLines}>{title}</span>
    </Anchor>
  )
}
