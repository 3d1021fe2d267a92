import type { PostStatus } from '../../contracts/posts/posts.ts'
import { foldText } from '../../contracts/text-folding.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { insertCategory } from '../../server/src/taxonomy/category-store.ts'
import { insertTag } from '../../server/src/taxonomy/tag-store.ts'

const words = (
  'cách giúp con học toán đọc sách mỗi tối cùng bố mẹ thói quen tốt kỳ thi cuối năm bình tĩnh góc học tập gọn gàng ' +
  'trò chơi vui khám phá thiên nhiên nấu ăn viết nhật ký kể chuyện âm nhạc vẽ tranh thể thao giấc ngủ sức khỏe'
).split(' ')

const rowsPerInsert = 250
const categories = 24
const tags = 60
const daysOfWriting = 3000

export const postNames = { category: 'danh-muc-3', tag: 'the-7', slug: (number: number) => `bai-viet-${number}` }

/** Eight of ten are live, one is a draft, one is archived; spread over eight years, categories and tags. */
export async function addPosts(database: Database, count: number, authorId: string): Promise<void> {
  if (await isKept(database, count)) return
  const now = Date.now()
  const created = { createdBy: authorId, createdAt: new Date(now).toISOString() }
  const categoryIds = Array.from({ length: categories }, newId)
  const tagIds = Array.from({ length: tags }, newId)
  await database.transaction(async (tx) => {
    for (const [index, id] of categoryIds.entries())
      await insertCategory(tx, {
        id,
        name: `Danh mục ${index}`,
        slug: `danh-muc-${index}`,
        description: '',
        color: '#3B82F6',
        parent: null,
        ...created,
      })
    for (const [index, id] of tagIds.entries())
      await insertTag(tx, { id, name: `Thẻ ${index}`, slug: `the-${index}`, color: '#3B82F6', ...created })
  })
  for (let start = 0; start < count; start += rowsPerInsert) {
    const posts = Array.from({ length: Math.min(rowsPerInsert, count - start) }, (_, offset) => {
      const number = start + offset
      const at = new Date(now - ((count - number) / count) * daysOfWriting * 86_400_000).toISOString()
      return postOf(number, at, { authorId, categoryIds, tagIds })
    })
    await database.transaction(async (tx) => {
      await tx
        .insertInto('posts')
        .values(posts.map(({ row }) => row))
        .execute()
      await tx
        .insertInto('post_tags')
        .values(posts.flatMap(({ labels }) => labels))
        .execute()
    })
  }
}

async function isKept(database: Database, count: number): Promise<boolean> {
  const { amount } = await database
    .read()
    .selectFrom('posts_tally')
    .select((eb) => eb.fn.sum<number | null>('amount').as('amount'))
    .executeTakeFirstOrThrow()
  if (amount !== null && amount !== count) throw new Error(`The folder has ${amount} posts, not ${count}`)
  return amount !== null
}

interface Ids {
  authorId: string
  categoryIds: readonly string[]
  tagIds: readonly string[]
}

function postOf(number: number, at: string, { authorId, categoryIds, tagIds }: Ids) {
  const id = newId()
  const text = Array.from({ length: 30 }, (_, index) => words[(number * 7 + index * index * 13 + index) % words.length])
  const title = `Bài ${number}: ${text.slice(0, 7).join(' ')}`
  const excerpt = `${text.slice(7, 27).join(' ')}${number % 500 === 3 ? ' hyperbol' : ''}`
  const status: PostStatus = (['draft', 'archived'] as const)[number % 10] ?? 'published'
  const publishDate = status === 'draft' ? null : at
  const mine = [tagIds[number % tags] ?? '', tagIds[(number * 7 + 1) % tags] ?? '']
  const labels = [...new Set(mine)]
  return {
    row: {
      id,
      title,
      slug: postNames.slug(number),
      excerpt,
      content: `<p>${text.join(' ')}</p>`.repeat(10),
      featured_image: null,
      category_id: categoryIds[number % categories] ?? '',
      tag_ids: JSON.stringify(labels),
      seo: JSON.stringify({ metaTitle: '', metaDescription: '', keywords: '', canonicalUrl: '' }),
      status,
      publish_date: publishDate,
      draft: null,
      has_draft: false,
      review_requested: false,
      review_note: '',
      first_published_at: publishDate,
      due_at: null,
      live_from: status === 'published' ? publishDate : null,
      lead: excerpt,
      reading_minutes: 2,
      views: 0,
      author_id: authorId,
      search_text: foldText(`${title} ${excerpt}`),
      sort_title: foldText(title),
      version: 1,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    },
    labels: labels.map((tag_id) => ({
      post_id: id,
      tag_id,
      published_at: status === 'published' ? publishDate : null,
      is_published: status === 'published',
      deleted_at: null,
    })),
  }
}
