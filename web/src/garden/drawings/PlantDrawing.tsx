import type { PlantKind, PlantStage } from '@lms/contracts/garden/garden.ts'
import type { CSSProperties } from 'react'
import { Face, FlowerHead } from './flower-heads.tsx'
import classes from './plants.module.css'

/** `opening`: half a flower, for what was half right. */
export type DrawnStage = PlantStage | 'opening'

interface PlantDrawingProps {
  kind: PlantKind
  stage: DrawnStage
  /** Which one of many, so that they come up one after the other. */
  order?: number
}

const stemOf: Record<DrawnStage, number> = { seed: 0, sprout: 14, leaves: 34, bud: 46, opening: 52, bloom: 56 }

/** A plant on its own piece of ground; flowers that are open look at you, buds sleep. */
export function PlantDrawing({ kind, stage, order = 0 }: PlantDrawingProps) {
  const stem = stemOf[stage]
  const style: CSSProperties & Record<`--${string}`, number> = { '--order': order }
  return (
    <svg viewBox="-32 -86 64 100" aria-hidden className={classes.plant} data-kind={kind} data-stage={stage}>
      <ellipse cx="0" cy="8" rx="44" ry="12" className={classes.ground} />
      <g className={classes.growing} style={style}>
        {stage === 'seed' ? (
          <path d="M-5 1c0-7 10-7 10 0q-5 3-10 0z" className={classes.seed} />
        ) : (
          <path d={`M0 2Q${stem / 14} ${-stem / 2} 0 ${-stem}`} className={classes.stem} />
        )}
        {stage === 'sprout' && <Leaves height={14} size={0.8} />}
        {stem > 14 && <Leaves height={stem * 0.32} size={1} />}
        {stem > 34 && <Leaves height={stem * 0.6} size={0.75} />}
        {stage === 'bud' && <Bud height={stem} />}
        {(stage === 'bloom' || stage === 'opening') && (
          <g transform={`translate(0 ${-stem - 6}) scale(${stage === 'bloom' ? 1 : 0.68})`}>
            <g className={classes.head} style={style}>
              <FlowerHead kind={kind} />
            </g>
          </g>
        )}
      </g>
    </svg>
  )
}

function Leaves({ height, size }: { height: number; size: number }) {
  return (
    <g transform={`translate(0 ${-height}) scale(${size})`} className={classes.leaf}>
      <path d="M0 0C4-10 14-12 19-10 17-3 9 3 0 0z" />
      <path d="M0 0C-4-10-14-12-19-10-17-3-9 3 0 0z" />
    </g>
  )
}

function Bud({ height }: { height: number }) {
  return (
    <g transform={`translate(0 ${-height - 8})`}>
      <path d="M0-15C9-8 11 2 7 9H-7C-11 2-9-8 0-15z" className={classes.petal} />
      <path d="M-10 4C-8 12 8 12 10 4 6 6 4 1 0 4-4 1-6 6-10 4z" className={classes.leaf} />
      <Face isAsleep />
    </g>
  )
}
