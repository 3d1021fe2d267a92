import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { IconArchive, IconArrowBackUp, IconEye, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import type { RowAction } from '../ui/data-table/data-column.ts'
import { useMayChange, usePostActs } from './post-acts.ts'
import { postTexts } from './post-texts.ts'

/** `onGone`: what has left the list can no longer be selected. */
export function usePostRowActions(onGone: (id: string) => void): (post: PostSummary) => RowAction[] {
  const t = useTexts(postTexts)
  const navigate = useNavigate()
  const acts = usePostActs()
  const mayChange = useMayChange()

  return (post) => {
    const { id, status } = post
    const view: RowAction = {
      label: t('view'),
      icon: IconEye,
      onClick: () => void navigate({ to: screens.postView.path, params: { id } }),
    }
    if (!mayChange(post)) return [view]
    if (post.deletedAt !== null) {
      const restore = async (): Promise<void> => {
        if (await acts.restore(post)) onGone(id)
      }
      return [view, { label: t('restore'), icon: IconArrowBackUp, onClick: () => void restore() }]
    }
    const isOut = status === 'published' && !post.hasDraft
    return [
      view,
      {
        label: t('edit'),
        icon: IconPencil,
        onClick: () => void navigate({ to: screens.postEdit.path, params: { id } }),
      },
      ...(isOut || post.reviewRequested
        ? []
        : [{ label: t('publish'), icon: IconSend, onClick: () => void acts.change(post, 'publish') }]),
      ...(status === 'archived'
        ? [{ label: t('unpublish'), icon: IconArrowBackUp, onClick: () => void acts.change(post, 'unpublish') }]
        : [{ label: t('archive'), icon: IconArchive, onClick: () => void acts.change(post, 'archive') }]),
      { label: t('delete'), icon: IconTrash, danger: true, onClick: () => void acts.remove(post, () => onGone(id)) },
    ]
  }
}
