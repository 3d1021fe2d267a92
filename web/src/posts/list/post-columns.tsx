import { isScheduled, listedDateOf } from '@lms/contracts/posts/post-dates.ts'
import type { PostSort, PostSummary } from '@lms/contracts/posts/posts.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { Label } from '../../taxonomy/Label.tsx'
import { RowTitle } from '../../ui/data-table/RowTitle.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { PostStatusBadges } from '../PostStatus.tsx'
import { presentFor, useMoments } from '../post-moments.ts'
import { postTexts } from '../post-texts.ts'
import { useNow } from '../use-now.ts'
import classes from '../posts.module.css'

export function usePostColumns({ isTrash }: { isTrash: boolean }): DataColumn<PostSummary, PostSort>[] {
  const t = useTexts(postTexts)
  const { day, moment } = useMoments()
  const now = useNow()
  const dateOf = (post: PostSummary): string => {
    if (isTrash && post.deletedAt !== null) return day(post.deletedAt)
    const date = listedDateOf(post)
    // What is still to come is awaited by the minute.
    return isScheduled(post, presentFor(post, now)) ? moment(date) : day(date)
  }
  return [
    {
      id: 'title',
      header: t('postTitle'),
      sortBy: 'title',
      rowHeader: true,
      minWidth: 240,
      cell: ({ id, title }) => (
        <RowTitle title={title} renderLink={(link) => <Link {...link} to={screens.postView.path} params={{ id }} />} />
      ),
    },
    { id: 'author', header: t('author'), minWidth: 130, cell: ({ author }) => author?.name ?? t('nobody') },
    {
      id: 'category',
      header: t('category'),
      minWidth: 120,
      cell: ({ category }) => (category === null ? t('none') : <Label label={category} />),
    },
    {
      id: 'status',
      header: t('status'),
      minWidth: 130,
      onCard: 'status',
      cell: (post) => <PostStatusBadges post={post} />,
    },
    {
      id: 'date',
      header: t(isTrash ? 'deletedAt' : 'date'),
      ...(!isTrash && { sortBy: 'date' as const }),
      minWidth: 112,
      cell: (post) => <span className={classes.moment}>{dateOf(post)}</span>,
    },
  ]
}
