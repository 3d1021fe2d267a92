import type { BlogCategory, BlogLabel } from '@lms/contracts/blog/blog.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect } from 'react'
import { z } from 'zod'
import { usePageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { textFilter } from '../ui/filter-bar/list-schema.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { BlogStyles } from './BlogStyles.tsx'
import { PostCards } from './PostCards.tsx'
import { type BlogAddress, blogListQuery, blogTaxonomyQuery } from './blog-api.ts'
import { blogTexts } from './blog-texts.ts'
import { releaseServed } from './served.ts'

const Address = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  category: textFilter(),
  tag: textFilter(),
  search: textFilter(),
})

/** What everybody finds: the newest posts, by category, tag or words. */
export function BlogPage() {
  const t = useTexts(blogTexts)
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

  return (
    <div className="blog">
      <BlogStyles />
      <header className="blog-heading">
        <h1>{chosen?.name ?? t('title')}</h1>
        <p>{chosen?.description || t('description')}</p>
      </header>
      <SearchForm key={address.search} address={address} />
      <Labels
        label={t('categories')}
        links={[
          { name: t('all'), search: {}, isCurrent: address.category === '' && address.tag === '' },
          ...categories.map((category) => categoryLink(category, address)),
        ]}
      />
      {list.isError ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : list.isPending ? (
        <CardSkeletons />
      ) : list.data.posts.length === 0 ? (
        <Nothing address={address} />
      ) : (
        <PostCards posts={list.data.posts} level={2} />
      )}
      {list.data !== undefined && <PageLinks address={address} totalPages={list.data.pagination.totalPages} />}
      {labels.data !== undefined && labels.data.tags.length > 0 && (
        <Labels label={t('tags')} links={labels.data.tags.map((tag) => tagLink(tag, address))} />
      )}
    </div>
  )
}

function categoryLink({ name, slug }: BlogCategory, { category }: BlogAddress): LabelLink {
  return { name, search: { category: slug }, isCurrent: slug === category }
}

function tagLink({ name, slug }: BlogLabel, { tag }: BlogAddress): LabelLink {
  return { name: `#${name}`, search: { tag: slug }, isCurrent: slug === tag }
}

function SearchForm({ address }: { address: BlogAddress }) {
  const t = useTexts(blogTexts)
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search')
    const search = typeof words === 'string' ? words.trim() : ''
    void navigate({ to: '/blog', search: filled({ ...address, search, page: 1 }) })
  }
  return (
    <search>
      <form className="blog-search" action="/blog" onSubmit={find}>
        <input
          type="search"
          name="search"
          maxLength={200}
          defaultValue={address.search}
          placeholder={t('search')}
          aria-label={t('search')}
        />
        <button type="submit">{t('find')}</button>
      </form>
    </search>
  )
}

interface LabelLink {
  name: string
  search: Record<string, string>
  isCurrent: boolean
}

function Labels({ label, links }: { label: string; links: readonly LabelLink[] }) {
  return (
    <nav className="blog-labels" aria-label={label}>
      <ul>
        {links.map(({ name, search, isCurrent }) => (
          <li key={name}>
            <Link
              to="/blog"
              search={search}
              activeProps={{ 'aria-current': undefined }}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageLinks({ address, totalPages }: { address: BlogAddress; totalPages: number }) {
  const t = useTexts(blogTexts)
  if (totalPages <= 1) return null
  const link = (page: number, rel: 'prev' | 'next') =>
    page < 1 || page > totalPages ? (
      <span />
    ) : (
      <Link to="/blog" search={filled({ ...address, page })} rel={rel} resetScroll>
        {t(rel === 'prev' ? 'newer' : 'older')}
      </Link>
    )
  return (
    <nav className="blog-pager" aria-label={t('pages')}>
      {link(address.page - 1, 'prev')}
      <span>{t('pageOf', { page: address.page, pages: totalPages })}</span>
      {link(address.page + 1, 'next')}
    </nav>
  )
}

function Nothing({ address }: { address: BlogAddress }) {
  const t = useTexts(blogTexts)
  const isFiltered = address.search !== '' || address.category !== '' || address.tag !== ''
  return (
    <div className="blog-empty">
      <h2>{t(isFiltered ? 'nothingFound' : 'empty')}</h2>
      <p>{t(isFiltered ? 'nothingFoundMessage' : 'emptyMessage')}</p>
      {isFiltered && (
        <p>
          <Link to="/blog">{t('showAll')}</Link>
        </p>
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

/** Only what says something belongs into the address. */
function filled({ page, ...filters }: BlogAddress): Record<string, string> {
  const entries = Object.entries({ ...filters, page: page > 1 ? String(page) : '' })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
