/** What grows in a child's garden, in the order in which it is planted. */
export const plantKinds = ['sunflower', 'tulip', 'peach', 'daisy', 'lotus', 'apricot', 'bell', 'rose'] as const
export type PlantKind = (typeof plantKinds)[number]

/** From the first day to the last; nothing ever goes back. */
export const plantStages = ['seed', 'sprout', 'leaves', 'bud', 'bloom'] as const
export type PlantStage = (typeof plantStages)[number]

export interface GrownPlant {
  kind: PlantKind
  stage: PlantStage
}

export interface GrownGarden {
  /** Beds in which everything blooms. */
  fullBeds: number
  /** The bed that is being looked after: those that bloom, the one that grows, and nothing after it. */
  plants: GrownPlant[]
  blooming: number
  /** How many more drops the growing plant takes until it blooms. */
  dropsLeft: number
}

/** A drop is one answered question. */
export const dropsPerPlant = 8
export const plantsPerBed = plantKinds.length

const dropsPerBed = dropsPerPlant * plantsPerBed

/** The same drops always make the same garden: what was watered stays. */
export function gardenOf(drops: number): GrownGarden {
  const fullBeds = Math.floor(drops / dropsPerBed)
  const inBed = drops - fullBeds * dropsPerBed
  const blooming = Math.floor(inBed / dropsPerPlant)
  const ofLast = inBed - blooming * dropsPerPlant
  const plants = plantKinds.slice(0, blooming + 1).map((kind, place) => ({
    kind,
    stage: place < blooming ? ('bloom' as const) : stageAfter(ofLast),
  }))
  return { fullBeds, plants, blooming, dropsLeft: dropsPerPlant - ofLast }
}

function stageAfter(drops: number): PlantStage {
  const index = drops === 0 ? 0 : 1 + Math.floor((drops * 3) / dropsPerPlant)
  return plantStages[Math.min(index, plantStages.length - 2)] ?? 'seed'
}
