import type { PlantKind } from '@lms/contracts/garden/garden.ts'
import type { ComponentType } from 'react'
import classes from './plants.module.css'

export function FlowerHead({ kind }: { kind: PlantKind }) {
  const Head = heads[kind]
  return <Head />
}

export function Face({ isAsleep = false }: { isAsleep?: boolean }) {
  return (
    <g className={classes.face}>
      {isAsleep ? (
        <path d="M-5.5-1.5q2 2 4 0M1.5-1.5q2 2 4 0" />
      ) : (
        <>
          <circle cx="-3.6" cy="-1.4" r="1.5" className={classes.eye} />
          <circle cx="3.6" cy="-1.4" r="1.5" className={classes.eye} />
        </>
      )}
      <path d={isAsleep ? 'M-1.2 2.6h2.4' : 'M-3 2q3 3.4 6 0'} />
      <circle cx="-6" cy="1.8" r="1.4" className={classes.cheek} />
      <circle cx="6" cy="1.8" r="1.4" className={classes.cheek} />
    </g>
  )
}

interface RoundProps {
  petals: number
  reach: number
  width: number
  height: number
  heart: number
}

/** Petals around a heart that has a face. */
function Round({ petals, reach, width, height, heart }: RoundProps) {
  return (
    <>
      {Array.from({ length: petals }, (_, index) => (
        <ellipse
          key={index}
          cy={-reach}
          rx={width}
          ry={height}
          transform={`rotate(${(360 / petals) * index})`}
          className={index % 2 === 0 ? classes.petal : classes.petalShade}
        />
      ))}
      <circle r={heart} className={classes.heart} />
      <Face />
    </>
  )
}

const heads: Record<PlantKind, ComponentType> = {
  sunflower: () => <Round petals={14} reach={14} width={4.2} height={8.5} heart={11} />,
  daisy: () => <Round petals={10} reach={13.5} width={5} height={8.5} heart={9.5} />,
  apricot: () => <Round petals={5} reach={11.5} width={9} height={9.5} heart={8.5} />,
  peach: () => <Round petals={5} reach={11.5} width={9} height={9.5} heart={8.5} />,
  tulip: () => (
    <>
      <path d="M-8-4Q-17-12-16-18-7-17-3-8z" className={classes.petalShade} />
      <path d="M8-4Q17-12 16-18 7-17 3-8z" className={classes.petalShade} />
      <path d="M-15-8C-18 8-9 15 0 15S18 8 15-8L8-2 0-17-8-2z" className={classes.petal} />
      <g transform="translate(0 4)">
        <Face />
      </g>
    </>
  ),
  lotus: () => (
    <>
      {[-72, 72, -40, 40].map((turn, index) => (
        <path
          key={turn}
          d="M0 10C-9 2-8-14 0-22 8-14 9 2 0 10z"
          transform={`rotate(${turn} 0 10)`}
          className={index < 2 ? classes.petalShade : classes.petal}
        />
      ))}
      <path d="M0 13C-12 4-11-12 0-21 11-12 12 4 0 13z" className={classes.petalLight} />
      <g transform="translate(0 1)">
        <Face />
      </g>
    </>
  ),
  bell: () => (
    <>
      <path d="M0-20C11-19 15-6 16 8L10 13 5 8 0 14-5 8-10 13-16 8C-15-6-11-19 0-20z" className={classes.petal} />
      <path d="M-3-16C-9-13-11-5-12 3" className={classes.shine} />
      <g transform="translate(0 -1)">
        <Face />
      </g>
    </>
  ),
  rose: () => (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cy="-10" r="9.5" transform={`rotate(${turn})`} className={classes.petalShade} />
      ))}
      <circle r="13" className={classes.petal} />
      <path d="M-9-6a11 11 0 0 1 17-2M10 4a11 11 0 0 1-18 3" className={classes.shine} />
      <Face />
    </>
  ),
}
