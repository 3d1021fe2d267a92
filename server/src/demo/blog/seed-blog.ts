import { randomBytes } from 'node:crypto'
import { mediaLimits } from '@lms/contracts/media/media.ts'
import { toSlug } from '@lms/contracts/slug.ts'
import { labelColors } from '@lms/contracts/taxonomy/taxonomy.ts'
import { insertMedia } from '../../media/media-store.ts'
import { endings, repaint } from '../../media/pictures.ts'
import { days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { newId } from '../../platform/ids.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Post, pickText } from '../../posts/post.ts'
import { insertRevision } from '../../posts/post-revision-store.ts'
import { insertPost } from '../../posts/post-store.ts'
import { insertCategory } from '../../taxonomy/category-store.ts'
import { insertTag } from '../../taxonomy/tag-store.ts'
import { type CoverName, altOfCover, coverNames, paintCover } from './covers.ts'
import { type DemoPost, demoCategories, demoPosts, demoTags } from './posts.ts'

interface People {
  administratorId: string
  parentId: string
}

export interface DemoBlog {
  /** Part of the transaction that makes the demo people. */
  insert(tx: Queries, people: People, now: Date): Promise<void>
}

type StoredMedia = Parameters<typeof insertMedia>[1]

/** Sample posts with their labels and pictures. The pictures are painted and stored first: nothing slow inside. */
export async function prepareDemoBlog(storage: Storage): Promise<DemoBlog> {
  const covers = new Map<CoverName, Omit<StoredMedia, 'ownerId' | 'createdAt'>>()
  for (const name of coverNames) covers.set(name, await storeCover(storage, name))
  const contents = new Map(demoPosts.map(({ title, content }) => [title, cleanHtml(content)]))

  return {
    async insert(tx, people, now) {
      const createdAt = now.toISOString()
      const created = { createdBy: people.administratorId, createdAt }
      for (const media of covers.values())
        await insertMedia(tx, { ...media, ownerId: people.administratorId, createdAt })
      const categories = new Map<string, string>()
      for (const { name, parent, ...category } of demoCategories) {
        const id = newId()
        const lies = { parent: parent === undefined ? null : (categories.get(parent) ?? null) }
        await insertCategory(tx, { id, name, slug: toSlug(name), ...category, ...lies, ...created })
        categories.set(name, id)
      }
      const tags = new Map<string, string>()
      for (const [index, name] of demoTags.entries()) {
        const id = newId()
        const color = labelColors[index % labelColors.length] ?? labelColors[0]
        await insertTag(tx, { id, name, slug: toSlug(name), color, ...created })
        tags.set(name, id)
      }
      for (const demo of demoPosts) {
        const cover = demo.cover === undefined ? undefined : covers.get(demo.cover)
        const post = postOf(demo, {
          people,
          now,
          categoryId: categories.get(demo.category) ?? '',
          tagIds: demo.tags.flatMap((tag) => tags.get(tag) ?? []),
          featuredImage: cover ? `/uploads/media/${cover.file}` : null,
          content: contents.get(demo.title) ?? '',
        })
        const isAhead = post.publishDate !== null && post.publishDate > createdAt
        await insertPost(tx, post, isAhead ? post.publishDate : null)
        await insertRevision(tx, {
          id: newId(),
          postId: post.id,
          version: 1,
          status: post.status,
          reason: 'created',
          note: '',
          authorId: post.authorId,
          createdAt: post.createdAt,
          text: pickText(post),
        })
      }
    },
  }
}

interface PostContext {
  people: People
  now: Date
  categoryId: string
  tagIds: string[]
  featuredImage: string | null
  content: string
}

function postOf(demo: DemoPost, { people, now, ...text }: PostContext): Post {
  const { publishedIn } = demo
  const publishDate = publishedIn === undefined ? null : later(now, days(publishedIn)).toISOString()
  const writtenAt = later(now, days(Math.min(publishedIn ?? 0, 0))).toISOString()
  return {
    id: newId(),
    title: demo.title,
    slug: toSlug(demo.title),
    excerpt: demo.excerpt,
    ...text,
    seo: { metaTitle: '', metaDescription: '', keywords: '', canonicalUrl: '' },
    publishDate,
    status: demo.status ?? (publishDate === null ? 'draft' : 'published'),
    draft: null,
    reviewRequested: false,
    reviewNote: '',
    firstPublishedAt: publishDate,
    views: 0,
    authorId: demo.by === 'parent' ? people.parentId : people.administratorId,
    version: 1,
    createdAt: writtenAt,
    updatedAt: writtenAt,
    deletedAt: null,
  }
}

async function storeCover(storage: Storage, name: CoverName): Promise<Omit<StoredMedia, 'ownerId' | 'createdAt'>> {
  const painted = await repaint(await paintCover(name), mediaLimits.content.types, { isAvatar: false })
  if (typeof painted === 'string') throw new Error(`The demo cover ${name} is ${painted}`)
  const secret = randomBytes(16).toString('hex')
  const file = `${secret}.${endings[painted.type]}`
  const thumbnail = `${secret}-thumbnail.webp`
  await storage.put(`media/${file}`, painted.content)
  await storage.put(`media/${thumbnail}`, painted.thumbnail)
  return {
    id: newId(),
    purpose: 'content',
    file,
    thumbnail,
    name: `${name}.png`,
    type: painted.type,
    size: painted.content.length,
    width: painted.width,
    height: painted.height,
    alt: altOfCover(name),
  }
}
