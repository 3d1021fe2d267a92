import { isLive } from '@lms/contracts/posts/post-dates.ts'
import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink, IconHistory, IconNews, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useNavigate, useParams } from '@tanstack/react-router'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { RowMenu } from '../../ui/data-table/RowMenu.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { useMayChange } from '../post-acts.ts'
import { postQuery } from '../post-api.ts'
import { presentFor } from '../post-moments.ts'
import { usePostRowActions } from '../post-row-actions.ts'
import { useNow } from '../use-now.ts'
import { PostHistory } from './PostHistory.tsx'
import { PostView } from './PostView.tsx'
import { postViewTexts } from './post-view-texts.ts'

export function PostPage() {
  const t = useTexts(postViewTexts)
  const { id } = useParams({ from: screens.postView.path })
  const query = useQuery(postQuery(id))
  const { data, error } = query
  usePageTitle(data?.post.title)
  if (isMissing(error)) throw notFound()
  return (
    <Page title={t('title', { id: shortIdOf(id) })} actions={<Actions loaded={data} />}>
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && <Parts loaded={data} />}
    </Page>
  )
}

/** Enough to tell two posts apart; their ids begin alike. */
function shortIdOf(id: string): string {
  return id.slice(-8)
}

function Parts({ loaded }: { loaded: PostWithDraft }) {
  const t = useTexts(postViewTexts)
  const mayChange = useMayChange()
  const view = <PostView loaded={loaded} />
  if (!mayChange(loaded.post)) return view
  return (
    <PageTabs
      label={t('parts')}
      tabs={[
        { id: 'post', label: t('article'), icon: IconNews, content: view },
        { id: 'history', label: t('history'), icon: IconHistory, content: <PostHistory loaded={loaded} /> },
      ]}
    />
  )
}

function Actions({ loaded }: { loaded: PostWithDraft | undefined }) {
  const t = useTexts(postViewTexts)
  const navigate = useNavigate()
  const now = useNow()
  const mayChange = useMayChange()
  const rowActions = usePostRowActions(() => void navigate({ to: screens.posts.path }))
  const post = loaded?.post
  const isEditor = post !== undefined && mayChange(post)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.posts.path} />}
      >
        {t('back')}
      </Button>
      {post !== undefined && isLive(post, presentFor(post, now)) && (
        <Button
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          component="a"
          href={`/blog/${post.slug}`}
        >
          {t('openPublic')}
        </Button>
      )}
      {isEditor && post.deletedAt === null && (
        <Button
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.postEdit.path} params={{ id: post.id }} />}
        >
          {t('edit')}
        </Button>
      )}
      {/* What the header offers already, and what leads here, is not offered twice. */}
      {isEditor && <RowMenu name={post.title} actions={rowActions(post).slice(post.deletedAt === null ? 2 : 1)} />}
    </>
  )
}
