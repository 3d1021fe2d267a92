import { VisuallyHidden } from '@mantine/core'
import classes from './sheet.module.css'

const radius = 20
const length = 2 * Math.PI * radius

/** How much is answered, as a ring with the figure in it. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={classes.ring}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 48 48" width={56} height={56} aria-hidden>
        <circle cx={24} cy={24} r={radius} className={classes.ringTrack} />
        <circle
          cx={24}
          cy={24}
          r={radius}
          className={classes.ringValue}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - percent / 100)}
          transform="rotate(-90 24 24)"
        />
        <text x={24} y={28} textAnchor="middle" className={classes.ringText}>
          {percent}%
        </text>
      </svg>
    </span>
  )
}
