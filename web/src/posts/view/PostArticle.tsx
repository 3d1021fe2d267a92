import type { Post } from '@lms/contracts/posts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Paper, Text } from '@mantine/core'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Label } from '../../taxonomy/Label.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { PostStatusBadges } from '../PostStatus.tsx'
import { useMoments } from '../post-moments.ts'
import { postViewTexts } from './post-view-texts.ts'
import classes from './post-view.module.css'

const wordsPerMinute = 200

/** `standing` says where the post is; `post` may show words that are not live yet. */
export function PostArticle({ post, standing }: { post: Post; standing: Post }) {
  const t = useTexts(postViewTexts)
  const { moment } = useMoments()
  const words = textOf(post.content).split(' ').length
  return (
    <Paper component="article" className={classes.article}>
      <header className={classes.head}>
        <span className={classes.labels}>
          <PostStatusBadges post={standing} />
          {post.category !== null && <Label label={post.category} />}
        </span>
        <h2 className={classes.title}>{post.title}</h2>
        {post.excerpt !== '' && <p className={classes.excerpt}>{post.excerpt}</p>}
        <Text size="sm" c="dimmed">
          {t('byline', {
            name: post.author?.name ?? t('someone'),
            moment: post.publishDate === null ? t('notYet') : moment(post.publishDate),
          })}
          {' · '}
          {t('minutes', { count: Math.max(1, Math.round(words / wordsPerMinute)) })}
          {' · '}
          {t('views', { count: formatNumber(standing.stats.views) })}
        </Text>
      </header>
      {post.featuredImage !== null && (
        <img src={post.featuredImage} alt={post.featuredImageAlt} className={classes.picture} />
      )}
      {post.content === '' ? (
        <Text c="dimmed">{t('emptyContent')}</Text>
      ) : (
        <div className={classes.text}>
          <RichTextView html={post.content} />
        </div>
      )}
      {post.tags.length > 0 && (
        <footer className={classes.labels}>
          {post.tags.map((tag) => (
            <Label key={tag.id} label={tag} />
          ))}
        </footer>
      )}
    </Paper>
  )
}
