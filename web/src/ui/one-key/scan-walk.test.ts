import { expect, test } from 'vitest'
import { pressed, stepped, walkStart } from './scan-walk.ts'

const sizes = [3, 1, 2]

test('it goes over the groups, and rests when three rounds passed and nobody pressed', () => {
  const groups: number[] = []
  for (let walk: typeof walkStart | null = walkStart; walk !== null; walk = stepped(walk, sizes))
    groups.push(walk.group)
  expect(groups).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
})

test('a press opens a group, the next one chooses in it, and the walk goes on behind it', () => {
  const opened = pressed(walkStart, sizes)
  expect(opened).toMatchObject({ isChosen: false, walk: { level: 'items', group: 0, item: 0 } })
  const second = stepped(opened.walk, sizes)
  expect(second).toMatchObject({ level: 'items', item: 1 })
  const chosen = pressed(second ?? walkStart, sizes)
  expect(chosen).toMatchObject({ isChosen: true, walk: { level: 'groups', group: 0 } })
  expect(stepped(chosen.walk, sizes)).toMatchObject({ level: 'groups', group: 1 })
})

test('a group of one is chosen at once, and one that was let pass closes', () => {
  expect(pressed({ ...walkStart, group: 1 }, sizes)).toMatchObject({ isChosen: true, walk: { group: 1 } })
  expect(stepped({ level: 'items', group: 2, item: 1, rounds: 0 }, sizes)).toMatchObject({ level: 'groups', group: 2 })
})
