import type { Message } from '@lms/contracts/messages.ts'
import { can, may } from '@lms/contracts/permissions.ts'
import type { PostBulkAction } from '@lms/contracts/posts/post-bulk.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { bringPostBack, changeMany, reloadPosts, removePost } from './post-api.ts'
import { postTexts } from './post-texts.ts'

type Named = Pick<PostSummary, 'id' | 'title'>

/** What can be done to one post; each tells how it went, and answers whether it did. */
export function usePostActs() {
  const t = useTexts(postTexts)
  const queryClient = useQueryClient()
  const isPublisher = may(useSignedInUser(), 'post:publish')

  async function withToast(act: () => Promise<unknown>, success: Message): Promise<boolean> {
    try {
      await act()
      toast.success(translated(success))
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      await reloadPosts(queryClient)
    }
  }

  const restore = ({ id }: Named): Promise<boolean> => withToast(() => bringPostBack(id), postMessages.restored)

  const messages = {
    publish: isPublisher ? postMessages.published : postMessages.reviewRequested,
    archive: postMessages.archived,
    unpublish: postMessages.unpublished,
  } as const

  return {
    restore,

    /** As a bulk act of one: changing where it stands overwrites nobody's words. */
    change: ({ id }: Named, action: keyof typeof messages): Promise<boolean> =>
      withToast(() => changeOne(id, action), messages[action]),

    async remove(post: Named, onGone?: () => void): Promise<boolean> {
      const isWanted = await confirm({
        title: t('deleteTitle', { title: post.title }),
        message: `${t('deleteQuestion')} ${t('trashHint')}`,
        confirmLabel: t('delete'),
        danger: true,
      })
      if (!isWanted) return false
      try {
        await removePost(post.id)
      } catch (error) {
        toast.error(messageOf(error))
        return false
      }
      onGone?.()
      toast.success(translated(postMessages.deleted), { label: t('undo'), run: () => void restore(post) })
      await reloadPosts(queryClient)
      return true
    },
  }
}

async function changeOne(id: string, action: PostBulkAction): Promise<void> {
  const { results } = await changeMany({ action, ids: [id] })
  const refused = results.find(({ success }) => !success)
  if (refused !== undefined) throw new ApiError({ ...refused, status: 409, code: 'refused' })
}

/** Administrators change every post, parents their own. */
export function useMayChange(): (post: Pick<PostSummary, 'author'>) => boolean {
  const user = useSignedInUser()
  return ({ author }) => can(user, 'post:update', { authorId: author?.id ?? null })
}
