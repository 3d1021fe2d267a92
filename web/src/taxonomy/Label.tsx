import classes from './taxonomy.module.css'

/** A category or a tag: its color, and always its name beside it. */
export function Label({ label: { name, color } }: { label: { name: string; color: string } }) {
  return (
    <span className={classes.label}>
      <span className={classes.dot} style={{ background: color }} aria-hidden />
      {name}
    </span>
  )
}
