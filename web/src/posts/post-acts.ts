import { can } from '@lms/contracts/permissions.ts'
import type { PostBulkAction } from '@lms/contracts/posts/post-bulk.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { isBlank } from '@lms/contracts/rich-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { useRecordActs } from '../ui/record-list/record-acts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirmBlank } from './confirm-blank.ts'
import { bringPostBack, changeMany, changePost, postQuery, reloadPosts, removePost } from './post-api.ts'
import { postTexts } from './post-texts.ts'
import { publishedWords } from './published-words.ts'

type Named = Pick<PostSummary, 'id' | 'title'>
type Read = Pick<PostSummary, 'id' | 'version'>

/** What can be done to one post; each tells how it went, and answers whether it did. */
export function usePostActs() {
  const t = useTexts(postTexts)
  const withToast = useRecordActs(reloadPosts)

  const queryClient = useQueryClient()

  const messages = {
    archive: postMessages.archived,
    unpublish: postMessages.unpublished,
  } as const

  const restore = ({ id }: Named, onDone?: () => void): Promise<boolean> =>
    withToast({ run: () => bringPostBack(id), done: translated(postMessages.restored), onDone })

  return {
    restore,

    /** Of the post as it was read; what has no text goes out only after a question. */
    async publish({ id, version }: Read): Promise<void> {
      try {
        const { post, draft } = await queryClient.fetchQuery({ ...postQuery(id), staleTime: 0 })
        if (isBlank((draft ?? post).content) && !(await confirmBlank())) return
        const saved = await changePost(id, { status: 'published', version })
        toast.success(publishedWords(saved.post))
      } catch (error) {
        toast.error(messageOf(error))
      }
      await reloadPosts(queryClient)
    },

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
