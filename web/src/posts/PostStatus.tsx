import { isScheduled } from '@lms/contracts/posts/post-dates.ts'
import type { Post } from '@lms/contracts/posts/posts.ts'
import { Tooltip } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { StatusBadge, type StatusColor } from '../ui/page/StatusBadge.tsx'
import { presentFor, useMoments } from './post-moments.ts'
import { postTexts } from './post-texts.ts'
import { useNow } from './use-now.ts'
import classes from './posts.module.css'

type Standing = Pick<Post, 'status' | 'publishDate' | 'updatedAt' | 'hasDraft' | 'reviewRequested'>

const colors = { draft: 'gray', published: 'success', archived: 'warning' } as const satisfies Record<
  Post['status'],
  StatusColor
>

/** Where a post stands, in words: its state, and what waits beside it. */
export function PostStatusBadges({ post }: { post: Standing }) {
  const t = useTexts(postTexts)
  const { moment } = useMoments()
  const now = useNow()
  const { publishDate } = post
  const scheduledFor = isScheduled(post, presentFor(post, now)) ? publishDate : null
  return (
    <span className={classes.badges}>
      {scheduledFor === null ? (
        <StatusBadge color={colors[post.status]}>{t(post.status)}</StatusBadge>
      ) : (
        <Tooltip label={t('publishesAt', { moment: moment(scheduledFor) })}>
          <span>
            <StatusBadge color="brand">{t('scheduled')}</StatusBadge>
          </span>
        </Tooltip>
      )}
      {post.hasDraft && <StatusBadge color="warning">{t('changed')}</StatusBadge>}
      {post.reviewRequested && <StatusBadge color="brand">{t('waiting')}</StatusBadge>}
    </span>
  )
}
