import { plantKinds } from '@lms/contracts/garden/garden.ts'
import { type DrawnStage, PlantDrawing } from '../../../garden/drawings/PlantDrawing.tsx'
import { Sky } from '../../../garden/drawings/Sky.tsx'
import classes from './own-result.module.css'

/** A flower for every question: open ones were right, those that are still buds wait for another try. */
export function FlowerBed({ flowers, label }: { flowers: readonly DrawnStage[]; label: string }) {
  const isFeast = flowers.every((stage) => stage === 'bloom')
  const planted = flowers.map((stage, place) => ({ stage, place }))
  return (
    <figure aria-label={label} className={classes.bed} data-many={flowers.length > 12 || undefined}>
      <Sky isFeast={isFeast} />
      <div className={classes.flowers}>
        {planted.map(({ stage, place }) => (
          <PlantDrawing
            key={place}
            kind={plantKinds[place % plantKinds.length] ?? 'sunflower'}
            stage={stage}
            order={place}
          />
        ))}
      </div>
    </figure>
  )
}
