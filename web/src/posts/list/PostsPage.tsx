import { may } from '@lms/contracts/permissions.ts'
import { filterDayProblems } from '@lms/contracts/posts/post-dates.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../lib/formats.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { type ListState, useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { overTenPages } from '../../ui/pager/Pager.tsx'
import { useKeptSelection } from '../../ui/record-list/kept-selection.ts'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { RefreshButton } from '../../ui/record-list/RefreshButton.tsx'
import { NoPosts } from './NoPosts.tsx'
import { PostBulkBar } from './PostBulkBar.tsx'
import { PostFilters } from './PostFilters.tsx'
import { PostStatCards } from './PostStatCards.tsx'
import { WaitingPosts } from './WaitingPosts.tsx'
import { postStatsQuery, postsQuery, reloadPosts } from '../post-api.ts'
import { usePostColumns } from './post-columns.tsx'
import { PostList, type PostListValues, filterOf } from './post-list.ts'
import { today } from '../post-moments.ts'
import { usePostRowActions } from '../post-row-actions.ts'
import { postTexts } from '../post-texts.ts'

export function PostsPage() {
  const t = useTexts(postTexts)
  const user = useSignedInUser()
  const list = withoutImpossible(useListState(PostList))
  const { page, limit, sortBy, sortOrder } = list.values
  const filter = filterOf(list.values, today())
  const query = useQuery(postsQuery({ ...filter, page, limit, sortBy, sortOrder }))
  const isTrash = filter.deleted === true
  const rowId = ({ id }: { id: string }): string => id
  const chosen = useKeptSelection({ of: isTrash ? 'trash' : 'present', rows: query.data?.posts, rowId })
  const rowActions = usePostRowActions(chosen.drop)
  const isWriter = may(user, 'post:create')
  return (
    <Page
      title={t('title')}
      description={<Count list={list} shown={query.data?.pagination.total} />}
      actions={<Actions isWriter={isWriter} />}
    >
      <PostStatCards />
      {isWriter && <WaitingPosts list={list} />}
      <PostFilters list={list} />
      <PostBulkBar chosen={chosen} isTrash={isTrash} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('table')}
        columns={usePostColumns({ isTrash })}
        rows={query.data?.posts}
        rowId={rowId}
        rowName={({ title }) => title}
        query={query}
        errorTitle={t('loadError')}
        empty={<NoPosts list={list} />}
        sort={{ sortBy, sortOrder }}
        onSort={list.change}
        selection={isWriter ? chosen : undefined}
        rowActions={rowActions}
        actionsHeader={t('actions')}
        pager={{ jumper: overTenPages }}
      />
    </Page>
  )
}

/** Days that cannot be are told at their fields; they filter nothing, and nothing says that they do. */
function withoutImpossible(list: ListState<PostListValues>): ListState<PostListValues> {
  const problems = filterDayProblems({ from: list.values.from, to: list.values.to, today: today() })
  return { ...list, activeFilters: list.activeFilters.filter((name) => !Object.hasOwn(problems, name)) }
}

function Count({ list, shown }: { list: ListState<PostListValues>; shown: number | undefined }) {
  const t = useTexts(postTexts)
  const { data } = useQuery(postStatsQuery())
  if (shown === undefined || data === undefined) return t('counting')
  const count = t('count', { shown: formatNumber(shown), all: formatNumber(data.total) })
  return list.activeFilters.length === 0 ? count : `${count} ${t('filtered')}`
}

function Actions({ isWriter }: { isWriter: boolean }) {
  const t = useTexts(postTexts)
  return (
    <>
      <RefreshButton label={t('refresh')} topic="posts" reload={reloadPosts} />
      {isWriter && (
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
