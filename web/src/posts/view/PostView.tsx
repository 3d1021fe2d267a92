import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { usePostActs } from '../post-acts.ts'
import { DraftBeside } from './DraftBeside.tsx'
import { PostArticle } from './PostArticle.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { postViewTexts } from './post-view-texts.ts'
import classes from './post-view.module.css'

/** The post as readers see it or would see it, below what its editors must know. */
export function PostView({ loaded }: { loaded: PostWithDraft }) {
  const t = useTexts(postViewTexts)
  const { post, draft } = loaded
  const acts = usePostActs()
  const [wanted, setWanted] = useState<'live' | 'draft'>('draft')
  const shown = draft !== null && wanted === 'draft' ? { ...post, ...draft } : post
  return (
    <div className={classes.view}>
      {post.deletedAt !== null && (
        <Alert color="warning" variant="outline" icon={<IconTrash aria-hidden />}>
          <div className={classes.notice}>
            {t('deletedNotice')}
            <Button size="compact-sm" onClick={() => void acts.restore(post)}>
              {t('restore')}
            </Button>
          </div>
        </Alert>
      )}
      <ReviewPanel post={post} />
      {draft !== null && post.deletedAt === null && <DraftBeside loaded={{ post, draft }} />}
      {draft !== null && (
        <SegmentedControl
          className={classes.version}
          aria-label={t('version')}
          value={wanted}
          onChange={setWanted}
          data={[
            { value: 'draft', label: t('draft') },
            { value: 'live', label: t('live') },
          ]}
        />
      )}
      <PostArticle post={shown} standing={post} />
    </div>
  )
}
