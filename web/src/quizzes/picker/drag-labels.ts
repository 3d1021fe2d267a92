import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useTexts } from '../../lib/texts.ts'
import { pickerTexts } from './picker-texts.ts'

/** What those hear who drag with the keyboard. */
export function useDragLabels(ids: readonly string[], titleOf: (id: unknown) => string): Announcements {
  const t = useTexts(pickerTexts)
  const placeOf = (id: UniqueIdentifier): number => ids.indexOf(String(id)) + 1
  const at = (key: 'lifted' | 'moved', id: UniqueIdentifier, place: number): string =>
    t(key, { title: titleOf(id), place, total: ids.length })
  return {
    onDragStart: ({ active }) => at('lifted', active.id, placeOf(active.id)),
    // The first news is that it is over its own place, which is where it was picked up.
    onDragOver: ({ active, over }) =>
      over === null ? undefined : at(over.id === active.id ? 'lifted' : 'moved', active.id, placeOf(over.id)),
    onDragEnd: ({ active, over }) => at('moved', active.id, placeOf((over ?? active).id)),
    onDragCancel: ({ active }) => t('putBack', { title: titleOf(active.id) }),
  }
}
