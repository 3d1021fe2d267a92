import type { BlogSummary } from '@lms/contracts/blog/blog.ts'
import { Link } from '@tanstack/react-router'
import { CategoryLink, PostMeta, labelColor } from './Article.tsx'

/** `level` is that of the titles. */
export function PostCards({ posts, level }: { posts: readonly BlogSummary[]; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="blog-cards">
      {posts.map((post) => (
        <article key={post.id} className="blog-card">
          <CardPicture {...post} />
          <div className="blog-card-text">
            <CategoryLink category={post.category} />
            <Heading>
              <Link to="/blog/$id" params={{ id: post.slug }}>
                {post.title}
              </Link>
            </Heading>
            <p>{post.excerpt}</p>
            <PostMeta {...post} />
          </div>
        </article>
      ))}
    </div>
  )
}

/** A card without a picture has a surface in the color of its category. */
function CardPicture({
  featuredImage,
  featuredImageAlt,
  category,
}: Pick<BlogSummary, 'featuredImage' | 'featuredImageAlt' | 'category'>) {
  return featuredImage === null ? (
    <div className="blog-card-picture" style={labelColor(category?.color ?? '#64748B')} aria-hidden />
  ) : (
    <img className="blog-card-picture" src={featuredImage} alt={featuredImageAlt} loading="lazy" />
  )
}
