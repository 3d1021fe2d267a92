import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { useSayThere } from '../../lib/toast/say-there.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/skeletons.tsx'
import { useMayChange } from '../post-acts.ts'
import { postQuery } from '../post-api.ts'
import { BackToPosts } from './BackToPosts.tsx'
import { EditPostForm } from './EditPostForm.tsx'
import { postFormTexts } from './post-form-texts.ts'

export function EditPostPage() {
  const t = useTexts(postFormTexts)
  const navigate = useNavigate()
  const sayThere = useSayThere()
  const { id } = useParams({ from: screens.postEdit.path })
  // Always as it is on the server now; what others do later is left alone.
  const query = useQuery({ ...postQuery(id), refetchOnMount: 'always', refetchOnWindowFocus: false, gcTime: 0 })
  const { data, error, isFetchedAfterMount } = query
  const loaded = isFetchedAfterMount && error === null ? data : undefined
  const title = loaded === undefined ? undefined : (loaded.draft ?? loaded.post).title
  usePageTitle(title)
  const mayChange = useMayChange()
  const isUnknown = isMissing(error)
  const isReadOnly = loaded !== undefined && (!mayChange(loaded.post) || loaded.post.deletedAt !== null)

  useEffect(() => {
    if (isUnknown) {
      sayThere(translated(postMessages.notFound), { to: screens.posts.path, replace: true })
    } else if (isReadOnly) {
      void navigate({ to: screens.postView.path, params: { id }, replace: true })
    }
  }, [isUnknown, isReadOnly, navigate, sayThere, id])

  const isLoading = loaded === undefined || isReadOnly
  return (
    <Page title={title === undefined ? t('editTitleLoading') : t('editTitle', { title })} actions={<BackToPosts />}>
      {error !== null && !isUnknown && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {error === null && isLoading && (
        <>
          <Text component="output" c="dimmed">
            {t('loading')}
          </Text>
          <FormSkeleton fields={6} />
        </>
      )}
      {loaded !== undefined && !isReadOnly && <EditPostForm key={id} loaded={loaded} />}
    </Page>
  )
}
