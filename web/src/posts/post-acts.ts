import { can, may } from '@lms/contracts/permissions.ts'
import type { PostBulkAction } from '@lms/contracts/posts/post-bulk.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { ApiError } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { useRecordActs } from '../ui/record-list/record-acts.ts'
import { bringPostBack, changeMany, reloadPosts, removePost } from './post-api.ts'
import { postTexts } from './post-texts.ts'

type Named = Pick<PostSummary, 'id' | 'title'>
type Read = Pick<PostSummary, 'id' | 'version'>

/** What can be done to one post; each tells how it went, and answers whether it did. */
export function usePostActs() {
  const t = useTexts(postTexts)
  const withToast = useRecordActs(reloadPosts)
  const isPublisher = may(useSignedInUser(), 'post:publish')

  const messages = {
    publish: isPublisher ? postMessages.published : postMessages.reviewRequested,
    archive: postMessages.archived,
    unpublish: postMessages.unpublished,
  } as const

  const restore = ({ id }: Named, onDone?: () => void): Promise<boolean> =>
    withToast({ run: () => bringPostBack(id), done: translated(postMessages.restored), onDone })

  return {
    restore,

    /** As a bulk act of one, of the post as it was read. */
    change: (post: Read, action: keyof typeof messages): Promise<boolean> =>
      withToast({ run: () => changeOne(post, action), done: translated(messages[action]) }),

    remove: (post: Named, onDone?: () => void): Promise<boolean> =>
      withToast({
        question: {
          title: t('deleteTitle', { title: post.title }),
          message: `${t('deleteQuestion')} ${t('trashHint')}`,
          confirmLabel: t('delete'),
          danger: true,
        },
        run: () => removePost(post.id),
        done: translated(postMessages.deleted),
        undo: { label: t('undo'), run: () => void restore(post) },
        onDone,
      }),
  }
}

async function changeOne({ id, version }: Read, action: PostBulkAction): Promise<void> {
  const { results } = await changeMany({ action, ids: [id], versions: { [id]: version } })
  const refused = results.find(({ success }) => !success)
  if (refused !== undefined) throw new ApiError({ ...refused, status: 409, code: 'refused' })
}

/** Administrators change every post, parents their own. */
export function useMayChange(): (post: Pick<PostSummary, 'author'>) => boolean {
  const user = useSignedInUser()
  return ({ author }) => can(user, 'post:update', { authorId: author?.id ?? null })
}
