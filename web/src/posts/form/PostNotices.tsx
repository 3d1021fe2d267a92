import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { Alert, Text } from '@mantine/core'
import { IconArrowBackUp, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { useMoments } from '../post-moments.ts'
import { postFormTexts } from './post-form-texts.ts'
import classes from './post-form.module.css'

/** What an editor should know before the first word: who sees what, and what an administrator said. */
export function PostNotices({ loaded: { post, draft } }: { loaded: PostWithDraft }) {
  const t = useTexts(postFormTexts)
  const { moment } = useMoments()
  return (
    <>
      {post.reviewNote !== '' && (
        <Alert color="warning" variant="outline" icon={<IconArrowBackUp aria-hidden />} title={t('returnedNotice')}>
          <Text size="sm" className={classes.returned}>
            {post.reviewNote}
          </Text>
        </Alert>
      )}
      {post.reviewRequested && (
        <Alert color="brand" variant="outline" icon={<IconHourglass aria-hidden />}>
          {t('waitingNotice')}
        </Alert>
      )}
      {post.status === 'published' && (
        <Alert color="brand" variant="outline" icon={<IconInfoCircle aria-hidden />}>
          {draft === null
            ? t('liveNotice')
            : t('draftNotice', { moment: moment(draft.updatedAt), name: draft.updatedBy?.name ?? t('someone') })}
        </Alert>
      )}
    </>
  )
}
