import { type ShownPost, articleMarkup } from '@lms/contracts/blog/blog-markup.ts'
import { BlogStyles } from './BlogStyles.tsx'
import { Markup } from './Markup.tsx'
import { useBlogVoice } from './blog-voice.ts'

/** A post as everybody will read it, below the heading of another page. */
export function Article({ post }: { post: ShownPost }) {
  const voice = useBlogVoice()
  return (
    <>
      <BlogStyles />
      <Markup
        html={articleMarkup(voice, { ...post, content: '' }, { level: 2, hasTrail: false })}
        text={post.content}
      />
    </>
  )
}
