import type { PostRevisionSummary } from '@lms/contracts/posts/post-revisions.ts'
import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { revisionQuery } from '../post-api.ts'
import { useMoments } from '../post-moments.ts'
import { VersionDifference } from './VersionDifference.tsx'
import { historyTexts } from './history-texts.ts'

interface RevisionDialogProps {
  loaded: PostWithDraft
  revision: PostRevisionSummary | null
  onClose: () => void
  onRestore: (revision: PostRevisionSummary) => Promise<void>
}

export function RevisionDialog({ loaded, revision, onClose, onRestore }: RevisionDialogProps) {
  const t = useTexts(historyTexts)
  const { moment } = useMoments()
  // Keeps the words while the dialog fades out.
  const [shown, setShown] = useState(revision)
  if (revision !== null && revision !== shown) setShown(revision)
  return (
    <Modal
      opened={revision !== null}
      onClose={onClose}
      title={t('differenceTitle', { moment: shown === null ? '' : moment(shown.createdAt) })}
      size="full"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            onClick={() => {
              onClose()
              if (shown !== null) void onRestore(shown)
            }}
          >
            {t('restore')}
          </Button>
        </>
      }
    >
      {shown !== null && <Comparison loaded={loaded} revision={shown} />}
    </Modal>
  )
}

function Comparison({ loaded: { post, draft }, revision }: { loaded: PostWithDraft; revision: PostRevisionSummary }) {
  const t = useTexts(historyTexts)
  const { moment } = useMoments()
  const query = useQuery(revisionQuery(post.id, revision.id))
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data === undefined) return <ListSkeleton />
  return (
    <VersionDifference
      before={query.data}
      after={draft ?? post}
      beforeLabel={t('before', { moment: moment(revision.createdAt) })}
      afterLabel={t(draft === null ? 'now' : 'nowDraft')}
    />
  )
}
