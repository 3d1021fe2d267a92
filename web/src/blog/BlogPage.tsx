import { listMarkup } from '@lms/contracts/blog/blog-markup.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { z } from 'zod'
import { usePageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { textFilter } from '../ui/filter-bar/list-schema.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { BlogStyles } from './BlogStyles.tsx'
import { Markup } from './Markup.tsx'
import { blogListQuery, blogTaxonomyQuery } from './blog-api.ts'
import { blogTexts } from './blog-texts.ts'
import { useBlogVoice } from './blog-voice.ts'
import { releaseServed } from './served.ts'

const Address = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  category: textFilter(),
  tag: textFilter(),
  search: textFilter(),
})

const noPages = { page: 1, limit: 0, total: 0, totalPages: 0 }

/** What everybody finds: the newest posts, by category, tag or words. */
export function BlogPage() {
  const t = useTexts(blogTexts)
  const voice = useBlogVoice()
  const address = Address.parse(useSearch({ strict: false }))
  const list = useQuery(blogListQuery(address))
  const labels = useQuery(blogTaxonomyQuery())
  const categories = labels.data?.categories ?? []
  const chosen = categories.find(({ slug }) => slug === address.category)
  usePageTitle(chosen?.name)
  const isSettled = !list.isPending && !labels.isPending
  useLayoutEffect(() => {
    if (isSettled) releaseServed()
  }, [isSettled])

  const { posts = [], pagination = noPages } = list.data ?? {}
  return (
    <div className="blog">
      <BlogStyles />
      {list.isError ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : isSettled ? (
        <Markup html={listMarkup(voice, { address, posts, pagination, categories, tags: labels.data?.tags ?? [] })} />
      ) : (
        <CardSkeletons />
      )}
    </div>
  )
}

function CardSkeletons() {
  return (
    <div className="blog-cards" aria-hidden>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} height={340} radius="lg" />
      ))}
    </div>
  )
}
