import type { Post } from '@lms/contracts/posts/posts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Paper, Text } from '@mantine/core'
import { Article } from '../../blog/Article.tsx'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { PostStatusBadges } from '../PostStatus.tsx'
import { postViewTexts } from './post-view-texts.ts'
import classes from './post-view.module.css'

const wordsPerMinute = 200

/** As the public page shows it. `standing` says where the post is; `post` may have words that are not live yet. */
export function PostArticle({ post, standing }: { post: Post; standing: Post }) {
  const t = useTexts(postViewTexts)
  const words = textOf(post.content).split(' ').length
  return (
    <Paper className={classes.article}>
      <div className={classes.standing}>
        <PostStatusBadges post={standing} />
        <Text size="sm" c="dimmed">
          {t('views', { count: formatNumber(standing.stats.views) })}
        </Text>
      </div>
      <div className="blog">
        <Article
          post={{
            ...post,
            authorName: post.author?.name ?? '',
            publishDate: post.publishDate ?? post.updatedAt,
            readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
          }}
        />
      </div>
      {post.content === '' && <Text c="dimmed">{t('emptyContent')}</Text>}
    </Paper>
  )
}
