import { type GrownPlant, gardenOf, plantKinds, plantsPerBed } from '@lms/contracts/garden/garden.ts'
import type { ReactNode } from 'react'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { PlantDrawing } from './drawings/PlantDrawing.tsx'
import { Sky } from './drawings/Sky.tsx'
import { gardenTexts } from './garden-texts.ts'
import classes from './garden.module.css'

/** What the drops have made: the same for the same work, on every device. `children` stand in the sky. */
export function GardenPicture({ drops, children }: { drops: number; children?: ReactNode }) {
  const t = useTexts(gardenTexts)
  const { plants, blooming, fullBeds } = gardenOf(drops)
  const open = formatNumber(blooming + fullBeds * plantsPerBed)
  return (
    <Bed
      plants={plants}
      isFeast={blooming >= 3 || fullBeds > 0}
      hasMeadow={fullBeds > 0}
      label={t('picture', { open })}
    >
      {children}
    </Bed>
  )
}

const full = plantKinds.map((kind): GrownPlant => ({ kind, stage: 'bloom' }))

/** One in which everything blooms. */
export function FullBed() {
  const t = useTexts(gardenTexts)
  return <Bed plants={full} isFeast={false} label={t('fullBeds', { count: 1 })} />
}

interface BedProps {
  plants: readonly GrownPlant[]
  isFeast: boolean
  /** What bloomed before stands behind what grows now. */
  hasMeadow?: boolean
  label: string
  children?: ReactNode
}

function Bed({ plants, isFeast, hasMeadow = false, label, children }: BedProps) {
  return (
    <figure aria-label={label} className={classes.garden}>
      <Sky isFeast={isFeast} />
      <div className={classes.inSky}>{children}</div>
      <div>
        {hasMeadow && (
          <div className={classes.meadow}>
            {full.map(({ kind, stage }, place) => (
              <PlantDrawing key={kind} kind={kind} stage={stage} order={place / 2} />
            ))}
          </div>
        )}
        <div className={classes.plants}>
          {plants.map(({ kind, stage }, place) => (
            <PlantDrawing key={kind} kind={kind} stage={stage} order={place} />
          ))}
        </div>
      </div>
    </figure>
  )
}
