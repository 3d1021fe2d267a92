import type { GrownTopics } from '@lms/contracts/garden/stickers.ts'
import classes from './trees.module.css'

/** More would stand in each other's way. */
const most = 10

/** A tree for each topic that became firm, a young one for each that almost is. */
export function Trees({ trees, saplings }: GrownTopics) {
  const shown = [
    ...Array.from({ length: Math.min(trees, most) }, (_, place) => ({ id: `tree ${place}`, size: 'tree' })),
    ...Array.from({ length: Math.max(0, Math.min(saplings, most - trees)) }, (_, place) => ({
      id: `sapling ${place}`,
      size: 'sapling',
    })),
  ]
  if (shown.length === 0) return null
  return (
    <div className={classes.trees} aria-hidden>
      {shown.map(({ id, size }) => (
        <svg key={id} viewBox="0 0 60 84" data-size={size}>
          <path d="M27 82c1-12 0-22-1-34h8c-1 12-2 22-1 34z" className={classes.trunk} />
          <circle cx="18" cy="40" r="15" className={classes.crown} />
          <circle cx="42" cy="40" r="15" className={classes.crown} />
          <circle cx="30" cy="24" r="19" className={classes.light} />
        </svg>
      ))}
    </div>
  )
}
