import type { PostDraftBeside } from '@lms/contracts/posts/posts.ts'
import { Skeleton, Text } from '@mantine/core'
import { Suspense, lazy } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { readableLines } from '../difference/readable-lines.ts'
import { useMoments } from '../post-moments.ts'
import { historyTexts } from './history-texts.ts'
import classes from './history.module.css'

// What compares texts weighs too much for those who only read.
const TextDifference = lazy(async () => ({
  default: (await import('../difference/TextDifference.tsx')).TextDifference,
}))

/** A post's words at one time. */
type PostText = Pick<
  PostDraftBeside,
  'title' | 'slug' | 'excerpt' | 'content' | 'category' | 'tags' | 'featuredImage' | 'publishDate' | 'seo'
>

interface VersionDifferenceProps {
  before: PostText
  after: PostText
  beforeLabel: string
  afterLabel: string
}

/** Field by field, only what differs, side by side. */
export function VersionDifference({ before, after, beforeLabel, afterLabel }: VersionDifferenceProps) {
  const t = useTexts(historyTexts)
  const readable = useReadable()
  const then = readable(before)
  const now = readable(after)
  const changed = then.flatMap(([field, text], index) => {
    const current = now[index]?.[1] ?? ''
    return text === current ? [] : [{ field, text, current }]
  })
  if (changed.length === 0) return <Text>{t('same')}</Text>
  return (
    <div className={classes.fields}>
      {changed.map(({ field, text, current }) => (
        <section key={field}>
          <h3 className={classes.fieldName}>{t(`field_${field}`)}</h3>
          <Suspense fallback={<Skeleton height={60} />}>
            <TextDifference before={text} after={current} beforeLabel={beforeLabel} afterLabel={afterLabel} />
          </Suspense>
        </section>
      ))}
    </div>
  )
}

function useReadable() {
  const t = useTexts(historyTexts)
  const { moment } = useMoments()
  return (text: PostText) =>
    [
      ['title', text.title],
      ['slug', text.slug],
      ['content', readableLines(text.content, t('picture'))],
      ['excerpt', text.excerpt],
      ['category', text.category?.name ?? ''],
      ['tags', text.tags.map(({ name }) => name).join(', ')],
      ['featuredImage', text.featuredImage ?? ''],
      ['publishDate', text.publishDate === null ? '' : moment(text.publishDate)],
      ['metaTitle', text.seo.metaTitle],
      ['metaDescription', text.seo.metaDescription],
      ['keywords', text.seo.keywords],
      ['canonicalUrl', text.seo.canonicalUrl],
    ] as const
}
