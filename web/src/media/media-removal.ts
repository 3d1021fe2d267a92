import type { LibraryMedia } from '@lms/contracts/media/media.ts'
import { mediaMessages } from '@lms/contracts/media/media-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { libraryTexts } from './library-texts.ts'
import { reloadMedia, removeMedia } from './media-api.ts'

/** Asks, deletes and tells; answers whether the picture is gone. */
export function useMediaRemoval(): (media: LibraryMedia) => Promise<boolean> {
  const t = useTexts(libraryTexts)
  const queryClient = useQueryClient()
  return async ({ id, name }) => {
    const isWanted = await confirm({
      title: t('deleteTitle', { name }),
      message: t('deleteMessage'),
      confirmLabel: t('delete'),
      danger: true,
    })
    if (!isWanted) return false
    try {
      await removeMedia(id)
      toast.success(translated(mediaMessages.deleted))
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      await reloadMedia(queryClient)
    }
  }
}
