import { type GrownPlant, gardenOf, plantKinds, plantsPerBed } from '@lms/contracts/garden/garden.ts'
import type { GrownTopics } from '@lms/contracts/garden/stickers.ts'
import type { ReactNode } from 'react'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Trees } from './drawings/Trees.tsx'
import { PlantDrawing } from './drawings/PlantDrawing.tsx'
import { Sky } from './drawings/Sky.tsx'
import { gardenTexts } from './garden-texts.ts'
import classes from './garden.module.css'

interface GardenPictureProps {
  drops: number
  /** What is known stands behind: a tree for each topic that became firm, a young one for those that almost are. */
  grown?: GrownTopics
  children?: ReactNode
}

/** What the drops have made: the same for the same work, on every device. `children` stand in the sky. */
export function GardenPicture({ drops, grown, children }: GardenPictureProps) {
  const t = useTexts(gardenTexts)
  const { plants, blooming, fullBeds } = gardenOf(drops)
  const trees = (grown?.trees ?? 0) + (grown?.saplings ?? 0)
  const open = formatNumber(blooming + fullBeds * plantsPerBed)
  return (
    <Bed
      plants={plants}
      isFeast={blooming >= 3 || fullBeds > 0}
      hasMeadow={fullBeds > 0}
      label={trees === 0 ? t('picture', { open }) : t('pictureWithTrees', { open, trees: formatNumber(trees) })}
      grown={grown}
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
  grown?: GrownTopics | undefined
  label: string
  children?: ReactNode
}

function Bed({ plants, isFeast, hasMeadow = false, grown, label, children }: BedProps) {
  return (
    <figure aria-label={label} className={classes.garden}>
      <Sky isFeast={isFeast} />
      <div className={classes.inSky}>{children}</div>
      <div>
        {grown !== undefined && <Trees {...grown} />}
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
