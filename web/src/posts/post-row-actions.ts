import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { IconArchive, IconArrowBackUp, IconClock, IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import type { RowAction } from '../ui/data-table/data-column.ts'
import { recordActions } from '../ui/record-list/record-actions.ts'
import { useMayChange, usePostActs } from './post-acts.ts'
import { postTexts } from './post-texts.ts'
import { useNow } from './use-now.ts'

/** `onGone`: what has left the list can no longer be selected. */
export function usePostRowActions(onGone: (id: string) => void): (post: PostSummary) => RowAction[] {
  const t = useTexts(postTexts)
  const navigate = useNavigate()
  const acts = usePostActs()
  const mayChange = useMayChange()
  const now = useNow()

  return (post) => {
    const { id, status } = post
    const params = { id }
    const isOut = status === 'published' && !post.hasDraft
    const isAhead = post.publishDate !== null && new Date(post.publishDate) > now
    const publish = {
      label: t(isAhead ? 'schedule' : 'publish'),
      icon: isAhead ? IconClock : IconSend,
      onClick: () => void acts.publish(post),
    }
    return recordActions({
      t,
      isDeleted: post.deletedAt !== null,
      mayChange: mayChange(post),
      onView: () => void navigate({ to: screens.postView.path, params }),
      onEdit: () => void navigate({ to: screens.postEdit.path, params }),
      onRestore: () => void acts.restore(post, () => onGone(id)),
      onDelete: () => void acts.remove(post, () => onGone(id)),
      more: [
        ...(isOut || post.reviewRequested ? [] : [publish]),
        status === 'archived'
          ? { label: t('unpublish'), icon: IconArrowBackUp, onClick: () => void acts.change(post, 'unpublish') }
          : { label: t('archive'), icon: IconArchive, onClick: () => void acts.change(post, 'archive') },
      ],
    })
  }
}
