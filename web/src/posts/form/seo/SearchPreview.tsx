import { postLimits } from '@lms/contracts/posts/posts.ts'
import { Text } from '@mantine/core'
import { shortened } from '../../../ui/text/shortened.ts'
import { useTexts } from '../../../lib/texts.ts'
import { postFormTexts } from '../post-form-texts.ts'
import classes from '../post-form.module.css'

interface SearchPreviewProps {
  title: string
  slug: string
  description: string
}

/** How a search engine would show the post, cut off where it would be. */
export function SearchPreview({ title, slug, description }: SearchPreviewProps) {
  const t = useTexts(postFormTexts)
  return (
    <figure className={classes.searchPreview} aria-label={t('searchPreview')}>
      <figcaption>
        <Text size="xs" c="dimmed">
          {t('searchPreview')}
        </Text>
      </figcaption>
      <div className={classes.searchAddress}>{[location.host, 'blog', slug || '…'].join(' › ')}</div>
      <div className={classes.searchTitle}>
        {shortened(title, postLimits.metaTitleMaximum, { atWord: true }) || t('previewTitle')}
      </div>
      <div className={classes.searchText}>
        {shortened(description, postLimits.metaDescriptionMaximum, { atWord: true }) || t('previewDescription')}
      </div>
    </figure>
  )
}
