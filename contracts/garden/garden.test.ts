import { expect, test } from 'vitest'
import { dropsPerPlant, gardenOf, plantStages, plantsPerBed } from './garden.ts'

test('nothing has been watered yet: one seed', () => {
  expect(gardenOf(0)).toMatchObject({ fullBeds: 0, blooming: 0, dropsLeft: dropsPerPlant, plants: [{ stage: 'seed' }] })
})

test('every drop is seen sooner or later, and none takes anything back', () => {
  const size = (drops: number): number => {
    const { fullBeds, plants } = gardenOf(drops)
    const stages = plants.map(({ stage }) => plantStages.indexOf(stage) + 1)
    return fullBeds * 1000 + stages.reduce((sum, stage) => sum + stage, 0)
  }
  for (let drops = 0; drops < 3 * dropsPerPlant * plantsPerBed; drops += 1)
    expect(size(drops + 1), `after ${drops + 1}`).toBeGreaterThanOrEqual(size(drops))
  expect(gardenOf(1).plants).toMatchObject([{ stage: 'sprout' }])
  expect(gardenOf(dropsPerPlant)).toMatchObject({ blooming: 1, plants: [{ stage: 'bloom' }, { stage: 'seed' }] })
})

test('a full bed stays, and another one begins', () => {
  const full = dropsPerPlant * plantsPerBed
  expect(gardenOf(full - 1)).toMatchObject({ fullBeds: 0, blooming: plantsPerBed - 1, dropsLeft: 1 })
  expect(gardenOf(full)).toMatchObject({ fullBeds: 1, blooming: 0, plants: [{ stage: 'seed' }] })
})
