import type { LibraryMedia } from '@lms/contracts/media/media.ts'
import { IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../lib/texts.ts'
import type { RowAction } from '../ui/data-table/data-column.ts'
import { libraryTexts } from './library-texts.ts'
import { useMediaRemoval } from './media-removal.ts'

export function useMediaRowActions(onOpen: (media: LibraryMedia) => void): (media: LibraryMedia) => RowAction[] {
  const t = useTexts(libraryTexts)
  const remove = useMediaRemoval()
  return (media) => [
    { label: t('edit'), icon: IconInfoCircle, onClick: () => onOpen(media) },
    {
      label: t('delete'),
      icon: IconTrash,
      danger: true,
      disabled: media.useCount > 0,
      onClick: () => void remove(media),
    },
  ]
}
