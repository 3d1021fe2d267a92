import { type ReadItem, blocking } from '../../item.ts'

export function isTaken({ problems }: ReadItem): boolean {
  return !problems.some(({ isBlocking }) => isBlocking)
}

export function withKeyUnclear(one: ReadItem): ReadItem {
  return isTaken(one) ? { ...one, problems: [...one.problems, blocking('keyUnclear')] } : one
}
