import { saidBy } from '@lms/contracts/messages.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import { describe, expect, test } from 'vitest'
import { type PostValues, emptyValues, postSchema, postVersions } from './post-values.ts'

const category = '01937000-0000-7000-8000-000000000001'
const good: PostValues = { ...emptyValues(), title: 'Tết', slug: 'tet', category }

function messagesOf(values: PostValues, before: string | null = null): string[] {
  return (
    postSchema(before)
      .safeParse(values)
      .error?.issues.map(({ message }) => saidBy(message).message) ?? []
  )
}

describe('the post form', () => {
  test('is content with a title, a slug and a category', () => expect(messagesOf(good)).toEqual([]))

  test.each<[string, Partial<PostValues>, keyof typeof postMessages]>([
    ['no title', { title: ' ' }, 'titleRequired'],
    ['a title of 201', { title: 'a'.repeat(201) }, 'titleLong'],
    ['no slug', { slug: '' }, 'slugRequired'],
    ['a slug with capitals', { slug: 'Tet' }, 'slugInvalid'],
    ['a slug with spaces', { slug: 'tet den' }, 'slugInvalid'],
    ['no category', { category: '' }, 'categoryRequired'],
    ['an excerpt of 301', { excerpt: 'a'.repeat(301) }, 'excerptLong'],
    ['a meta title of 61', { seo: { ...good.seo, metaTitle: 'a'.repeat(61) } }, 'metaTitleLong'],
    ['a meta description of 161', { seo: { ...good.seo, metaDescription: 'a'.repeat(161) } }, 'metaDescriptionLong'],
    ['an odd address', { seo: { ...good.seo, canonicalUrl: 'javascript:alert(1)' } }, 'canonicalInvalid'],
    ['a date that is none', { publishDate: '2026-13-45 09:00' }, 'dateInvalid'],
    ['a date in the past', { publishDate: '2020-01-01T00:00:00.000Z' }, 'publishDatePast'],
  ])('says what is wrong with %s', (_, change, message) => {
    expect(messagesOf({ ...good, ...change })).toEqual([postMessages[message].default])
  })

  test('takes texts of exactly the limits', () => {
    const seo = { ...good.seo, metaTitle: 'a'.repeat(60), metaDescription: 'a'.repeat(160) }
    expect(messagesOf({ ...good, title: 'a'.repeat(200), excerpt: 'a'.repeat(300), seo })).toEqual([])
  })

  test('leaves a date alone that has long been and nobody touches', () => {
    const publishDate = '2020-01-01T00:00:00.000Z'
    expect(messagesOf({ ...good, publishDate }, publishDate)).toEqual([])
  })
})

describe('two people at one post', () => {
  test('only what differs is sent', () => {
    expect(postVersions.changes(good, { ...good, title: 'Tết đến', seo: { ...good.seo, keywords: 'tết' } })).toEqual({
      title: 'Tết đến',
      seo: { ...good.seo, keywords: 'tết' },
    })
  })

  test('what only one changed is settled, what both did is asked about', () => {
    const mine = { ...good, title: 'Của tôi', excerpt: 'tôi' }
    const theirs = { ...good, title: 'Của họ', content: '<p>họ</p>' }
    expect(postVersions.differences(good, mine, theirs)).toEqual([
      { part: 'title' },
      { part: 'content', settled: 'theirs' },
      { part: 'excerpt', settled: 'mine' },
    ])
    const kept = postVersions.merged(mine, theirs, { title: 'theirs', content: 'theirs', excerpt: 'mine' })
    expect(kept).toEqual({ ...theirs, excerpt: 'tôi' })
  })
})
