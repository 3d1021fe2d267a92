import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import classes from './practice.module.css'

/** A plant for each question: in flower when it was right, a bud when it took two tries, a seedling otherwise. The words beside it say the same. */
export function Bed({ checks }: { checks: readonly CheckedAnswer[] }) {
  return (
    <ul className={classes.bed} aria-hidden>
      {checks.map(({ question, state, tries }, index) => (
        <li key={question} style={{ animationDelay: `${index * 90}ms` }}>
          <Plant size={state !== 'right' ? 'seedling' : tries.length > 1 ? 'bud' : 'flower'} hue={index % 4} />
        </li>
      ))}
    </ul>
  )
}

const petals = [0, 72, 144, 216, 288]

function Plant({ size, hue }: { size: 'flower' | 'bud' | 'seedling'; hue: number }) {
  const top = { flower: 18, bud: 30, seedling: 46 }[size]
  return (
    <svg viewBox="0 0 48 80" width="44" height="73" aria-hidden>
      <path d={`M24 76 Q22 ${(76 + top) / 2} 24 ${top}`} className={classes.stem} />
      <path d="M24 64 Q12 62 9 52 Q21 52 24 64Z" className={classes.leaf} />
      <path d="M24 58 Q36 56 39 46 Q27 46 24 58Z" className={classes.leaf} />
      {size === 'flower' && (
        <g className={classes.petals} data-hue={hue}>
          {petals.map((turn) => (
            <ellipse key={turn} cx="24" cy="9" rx="6" ry="8.5" transform={`rotate(${turn} 24 18)`} />
          ))}
          <circle cx="24" cy="18" r="6" className={classes.heart} />
        </g>
      )}
      {size === 'bud' && (
        <g className={classes.petals} data-hue={hue}>
          <path d="M24 16 Q33 24 24 34 Q15 24 24 16Z" />
        </g>
      )}
      <path d="M10 76 H38" className={classes.soil} />
    </svg>
  )
}
