import { may } from '@lms/contracts/permissions.ts'
import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../lib/formats.ts'
import { useSignedInUser } from '../lib/session.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { type ListState, useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { Pager, overTenPages } from '../ui/pager/Pager.tsx'
import { NoPosts } from './NoPosts.tsx'
import { PostBulkBar } from './PostBulkBar.tsx'
import { PostFilters } from './PostFilters.tsx'
import { PostStatCards } from './PostStatCards.tsx'
import { WaitingPosts } from './WaitingPosts.tsx'
import { postStatsQuery, postsQuery, reloadPosts } from './post-api.ts'
import { usePostColumns } from './post-columns.tsx'
import { PostList, type PostListValues, filterOf } from './post-list.ts'
import { today } from './post-moments.ts'
import { usePostRowActions } from './post-row-actions.ts'
import { usePostSelection } from './post-selection.ts'
import { postTexts } from './post-texts.ts'

const noPosts: PostSummary[] = []

export function PostsPage() {
  const t = useTexts(postTexts)
  const user = useSignedInUser()
  const list = useListState(PostList)
  const { page, limit, sortBy, sortOrder } = list.values
  const filter = filterOf(list.values, today())
  const query = useQuery(postsQuery({ ...filter, page, limit, sortBy, sortOrder }))
  const isTrash = filter.deleted === true
  const chosen = usePostSelection(isTrash, query.data?.posts ?? noPosts)
  const rowActions = usePostRowActions((gone) => chosen.select(chosen.ids.filter((id) => id !== gone)))
  const isWriter = may(user, 'post:create')
  return (
    <Page
      title={t('title')}
      description={<Count list={list} shown={query.data?.pagination.total} />}
      actions={<Actions />}
    >
      <PostStatCards />
      {isWriter && <WaitingPosts list={list} />}
      <PostFilters list={list} />
      <PostBulkBar posts={chosen.posts} isTrash={isTrash} onClear={chosen.clear} onSelect={chosen.select} />
      <DataTable
        label={t('table')}
        columns={usePostColumns({ isTrash })}
        rows={query.data?.posts}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        query={query}
        expectedRows={limit}
        errorTitle={t('loadError')}
        empty={<NoPosts list={list} />}
        sort={{ sortBy, sortOrder }}
        onSort={list.change}
        selected={isWriter ? chosen.ids : undefined}
        onSelect={isWriter ? chosen.select : undefined}
        rowActions={rowActions}
        actionsHeader={t('actions')}
      />
      <Pager
        pagination={query.data?.pagination}
        onPage={list.goTo}
        onLimit={(next) => list.change({ limit: next })}
        jumper={overTenPages}
      />
    </Page>
  )
}

function Count({ list, shown }: { list: ListState<PostListValues>; shown: number | undefined }) {
  const t = useTexts(postTexts)
  const { data } = useQuery(postStatsQuery())
  if (shown === undefined || data === undefined) return t('counting')
  const count = t('count', { shown: formatNumber(shown), all: formatNumber(data.total) })
  return list.activeFilters.length === 0 ? count : `${count} ${t('filtered')}`
}

function Actions() {
  const t = useTexts(postTexts)
  const user = useSignedInUser()
  const queryClient = useQueryClient()
  const isFetching = useIsFetching({ queryKey: ['posts'] }) > 0
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isFetching}
        onClick={() => void reloadPosts(queryClient)}
      >
        {t('refresh')}
      </Button>
      {may(user, 'post:create') && (
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.postCreate.path} />}
        >
          {t('newPost')}
        </Button>
      )}
    </>
  )
}
