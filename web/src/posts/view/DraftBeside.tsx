import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { Post, PostDraftBeside } from '@lms/contracts/posts/posts.ts'
import { Alert, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { usePostActs } from '../post-acts.ts'
import { dropDraft, reloadPosts } from '../post-api.ts'
import { useNow } from '../use-now.ts'
import { VersionDifference } from './VersionDifference.tsx'
import { historyTexts } from './history-texts.ts'
import { postViewTexts } from './post-view-texts.ts'
import classes from './post-view.module.css'

/** What waits beside the live text: to be compared, published, or thrown away. */
export function DraftBeside({ loaded: { post, draft } }: { loaded: { post: Post; draft: PostDraftBeside } }) {
  const t = useTexts(postViewTexts)
  const history = useTexts(historyTexts)
  const queryClient = useQueryClient()
  const acts = usePostActs()
  const now = useNow()
  const isAhead = draft.publishDate !== null && new Date(draft.publishDate) > now
  const [isComparing, setIsComparing] = useState(false)
  const dropping = useMutation({
    mutationFn: () => dropDraft(post.id, post.version),
    onSuccess: () => toast.success(translated(postMessages.draftDiscarded)),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => reloadPosts(queryClient),
  })

  async function discard(): Promise<void> {
    const isWanted = await confirm({
      title: t('discardTitle'),
      message: t('discardMessage'),
      confirmLabel: t('discardDraft'),
      danger: true,
    })
    if (isWanted) dropping.mutate()
  }

  return (
    <Alert color="warning" variant="outline" icon={<IconPencil aria-hidden />}>
      <div className={classes.notice}>
        {t('draftBeside')}
        <span className={classes.acts}>
          <Button variant="default" size="compact-sm" onClick={() => setIsComparing(true)}>
            {t('compare')}
          </Button>
          {!post.reviewRequested && (
            <Button size="compact-sm" onClick={() => void acts.publish(post)}>
              {t(isAhead ? 'schedule' : 'publish')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="danger"
            size="compact-sm"
            loading={dropping.isPending}
            onClick={() => void discard()}
          >
            {t('discardDraft')}
          </Button>
        </span>
      </div>
      <Modal opened={isComparing} onClose={() => setIsComparing(false)} title={history('liveTitle')} size="full">
        <VersionDifference before={post} after={draft} beforeLabel={history('live')} afterLabel={history('draft')} />
      </Modal>
    </Alert>
  )
}
