import type { ListedKey } from '@lms/contracts/exchange/reading.ts'
import { numberIn } from '../item.ts'
import type { StoredItem } from '../import-item-store.ts'
import { canHaveKey } from './mended-item.ts'

interface ListedKeys {
  of(item: StoredItem): ListedKey | undefined
  unused: number[]
}

/**
 * Which key of a list is whose. A question is found by the number that it has in the file, or by its place where files
 * of this kind have no numbers; a number that several of the chosen ones have is nobody's.
 */
export function listedKeys(items: readonly StoredItem[], keys: readonly ListedKey[] = []): ListedKeys {
  const hasNumbers = items.some(({ place }) => numberIn(place) !== null)
  const numbered = Map.groupBy(items, ({ number, place }) => (hasNumbers ? numberIn(place) : number))
  const found = new Map<StoredItem, ListedKey>()
  const unused: number[] = []
  for (const key of keys) {
    const [item, ...others] = numbered.get(key.number) ?? []
    if (item && others.length === 0 && canHaveKey(item.text, key)) found.set(item, key)
    else unused.push(key.number)
  }
  return { of: (item) => found.get(item), unused }
}
