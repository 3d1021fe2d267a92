import type { BlogPost, BlogSummary } from '@lms/contracts/blog/blog.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { formatDayIn } from '../lib/formats.ts'
import { useSpokenLanguage, useTexts } from '../lib/texts.ts'
import { RichTextView } from '../ui/rich-text/RichTextView.tsx'
import { BlogStyles } from './BlogStyles.tsx'
import { blogTexts } from './blog-texts.ts'

type Shown = Pick<
  BlogPost,
  | 'title'
  | 'content'
  | 'authorName'
  | 'publishDate'
  | 'readingMinutes'
  | 'featuredImage'
  | 'featuredImageAlt'
  | 'category'
  | 'tags'
>

/** A post as everybody reads it; `server/src/blog/blog-markup.ts` writes the same elements. */
export function Article({ post, trail, level = 1 }: { post: Shown; trail?: ReactNode; level?: 1 | 2 }) {
  const t = useTexts(blogTexts)
  const Heading = `h${level}` as const
  return (
    <article className="blog-article">
      <BlogStyles />
      <header>
        {trail}
        <CategoryLink category={post.category} />
        <Heading className="blog-title">{post.title}</Heading>
        <PostMeta {...post} />
      </header>
      {post.featuredImage !== null && (
        <img className="blog-cover" src={post.featuredImage} alt={post.featuredImageAlt} />
      )}
      <div className="blog-text">
        <RichTextView html={post.content} />
      </div>
      {post.tags.length > 0 && (
        <nav className="blog-labels" aria-label={t('tags')}>
          <ul>
            {post.tags.map(({ id, name, slug }) => (
              <li key={id}>
                <Link to={screens.blog.path} search={{ tag: slug }}>
                  #{name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}

export function CategoryLink({ category }: Pick<BlogSummary, 'category'>) {
  if (category === null) return null
  return (
    <Link
      to={screens.blog.path}
      search={{ category: category.slug }}
      className="blog-category"
      style={labelColor(category.color)}
    >
      {category.name}
    </Link>
  )
}

export function PostMeta(post: Pick<BlogSummary, 'authorName' | 'publishDate' | 'readingMinutes'>) {
  const t = useTexts(blogTexts)
  const language = useSpokenLanguage()
  return (
    <p className="blog-meta">
      {post.authorName !== '' && <span>{post.authorName}</span>}
      <time dateTime={post.publishDate}>{formatDayIn(language, post.publishDate)}</time>
      <span>{t('minutes', { minutes: post.readingMinutes })}</span>
    </p>
  )
}

export function labelColor(color: string): CSSProperties {
  return { '--label': color } as CSSProperties
}
