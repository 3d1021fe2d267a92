import { articleMarkup, missingMarkup, relatedMarkup } from '@lms/contracts/blog/blog-markup.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { BlogStyles } from './BlogStyles.tsx'
import { Markup } from './Markup.tsx'
import { blogPostQuery, countView } from './blog-api.ts'
import { blogTexts } from './blog-texts.ts'
import { useBlogVoice } from './blog-voice.ts'
import { releaseServed } from './served.ts'

export function BlogPostPage() {
  const t = useTexts(blogTexts)
  const voice = useBlogVoice()
  const { id } = useParams({ from: screens.blogPost.path })
  const navigate = useNavigate()
  const { data, error, isPending, isFetching, refetch } = useQuery(blogPostQuery(id))
  const slug = data?.post.slug
  const isMissing = error instanceof ApiError && error.status === 404
  usePageTitle(
    data === undefined ? (isMissing ? t('notFound') : undefined) : data.post.seo.metaTitle || data.post.title,
  )

  useLayoutEffect(() => {
    if (!isPending) releaseServed()
  }, [isPending])
  useEffect(() => {
    if (slug !== undefined) countView(slug)
  }, [slug])
  useEffect(() => {
    // A former address, or the post's id, leads on.
    if (slug !== undefined && slug !== id) void navigate({ to: '/blog/$id', params: { id: slug }, replace: true })
  }, [slug, id, navigate])

  return (
    <div className="blog">
      <BlogStyles />
      {isPending ? (
        <ArticleSkeleton />
      ) : data === undefined ? (
        isMissing ? (
          <Markup html={missingMarkup(voice)} />
        ) : (
          <ErrorState title={t('postLoadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
        )
      ) : (
        <Markup
          html={articleMarkup(voice, { ...data.post, content: '' }) + relatedMarkup(voice, data.related)}
          text={data.post.content}
        />
      )}
    </div>
  )
}

function ArticleSkeleton() {
  return (
    <div className="blog-article" aria-hidden>
      <Skeleton height={14} width={120} mb={24} />
      <Skeleton height={44} mb={12} />
      <Skeleton height={16} width={260} mb={28} />
      <Skeleton height={320} radius="lg" mb={28} />
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} height={18} mb={14} />
      ))}
    </div>
  )
}
