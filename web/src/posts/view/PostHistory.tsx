import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { PostRevisionSummary } from '@lms/contracts/posts/post-revisions.ts'
import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { Button, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { bringRevisionBack, reloadPosts, revisionsQuery } from '../post-api.ts'
import { useMoments } from '../post-moments.ts'
import { RevisionDialog } from './RevisionDialog.tsx'
import { historyTexts } from './history-texts.ts'
import classes from './history.module.css'

/** Who changed the post, when and why; each version can be compared with today's, and brought back. */
export function PostHistory({ loaded }: { loaded: PostWithDraft }) {
  const t = useTexts(historyTexts)
  const [page, setPage] = useState(1)
  const [compared, setCompared] = useState<PostRevisionSummary | null>(null)
  const query = useQuery(revisionsQuery(loaded.post.id, page))
  const restore = useRestoring(loaded)
  return (
    <Section title={t('title')} description={t('description')}>
      {query.isPending && <ListSkeleton rows={3} />}
      {query.isError && query.data === undefined && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.revisions.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <ol className={classes.list}>
        {query.data?.revisions.map((revision) => (
          <Revision
            key={revision.id}
            revision={revision}
            isCurrent={revision.version === loaded.post.version}
            onCompare={() => setCompared(revision)}
            onRestore={() => void restore(revision)}
          />
        ))}
      </ol>
      <Pager pagination={query.data?.pagination} onPage={setPage} label={t('title')} onlyWhenNeeded />
      <RevisionDialog loaded={loaded} revision={compared} onClose={() => setCompared(null)} onRestore={restore} />
    </Section>
  )
}

function useRestoring({ post }: PostWithDraft): (revision: PostRevisionSummary) => Promise<void> {
  const t = useTexts(historyTexts)
  const { moment } = useMoments()
  const queryClient = useQueryClient()
  const restoring = useMutation({
    mutationFn: (revisionId: string) => bringRevisionBack(post.id, revisionId, post.version),
    onSuccess: () => toast.success(translated(postMessages.revisionRestored)),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => reloadPosts(queryClient),
  })
  return async ({ id, createdAt }) => {
    const isWanted = await confirm({
      title: t('restoreTitle', { moment: moment(createdAt) }),
      message: t('restoreMessage'),
      confirmLabel: t('restore'),
    })
    if (isWanted) restoring.mutate(id)
  }
}

interface RevisionProps {
  revision: PostRevisionSummary
  isCurrent: boolean
  onCompare: () => void
  onRestore: () => void
}

function Revision({ revision, isCurrent, onCompare, onRestore }: RevisionProps) {
  const t = useTexts(historyTexts)
  const { moment } = useMoments()
  const when = moment(revision.createdAt)
  return (
    <li className={classes.revision}>
      <span className={classes.revisionText}>
        <span className={classes.revisionFacts}>
          <StatusBadge color={isCurrent ? 'brand' : 'gray'}>{t(`reason_${revision.reason}`)}</StatusBadge>
          <Text component="span" size="sm">
            {t('savedBy', { moment: when, name: revision.author?.name ?? t('nobody') })}
          </Text>
        </span>
        <Text component="span" size="sm" fw={500}>
          {revision.title}
        </Text>
        {revision.note !== '' && (
          <Text component="span" size="sm" c="dimmed">
            {revision.note}
          </Text>
        )}
      </span>
      {!isCurrent && (
        <span className={classes.revisionActs}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('compareWith', { moment: when })}
            onClick={onCompare}
          >
            {t('compare')}
          </Button>
          <Button variant="subtle" size="compact-sm" aria-label={`${t('restore')}: ${when}`} onClick={onRestore}>
            {t('restore')}
          </Button>
        </span>
      )}
    </li>
  )
}
