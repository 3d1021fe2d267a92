import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { type Conflict, ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { englishConflictTexts } from '../../ui/conflict/conflict-texts.ts'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { useMoments } from '../post-moments.ts'
import { postFormTexts } from './post-form-texts.ts'
import { type PostPart, type PostValues, postVersions } from './post-values.ts'
import classes from './post-form.module.css'

interface PostConflictProps extends Conflict<PostValues> {
  names: { category: (id: string) => string; tag: (id: string) => string }
}

export function PostConflict({ names, ...conflict }: PostConflictProps) {
  const t = useTexts(postFormTexts)
  const emptyText = useTexts(englishConflictTexts)
  const { moment } = useMoments()

  function contentOf(part: PostPart, values: PostValues): ReactNode {
    switch (part) {
      case 'content':
        return values.content !== '' && <RichTextView html={values.content} />
      case 'category':
        return values.category !== '' && names.category(values.category)
      case 'tags':
        return values.tags.map(names.tag).join(', ')
      case 'featuredImage':
        return (
          values.featuredImage !== null && <img src={values.featuredImage} alt="" className={classes.conflictPicture} />
        )
      case 'publishDate':
        return values.publishDate !== null && moment(values.publishDate)
      case 'seo':
        return (
          <dl className={classes.conflictSeo}>
            {(['metaTitle', 'metaDescription', 'keywords', 'canonicalUrl'] as const).map((field) => (
              <div key={field}>
                <dt>{t(field)}</dt>
                <dd>{values.seo[field] || emptyText('empty')}</dd>
              </div>
            ))}
          </dl>
        )
      default:
        return values[part]
    }
  }
  return (
    <ConflictChoices
      {...conflict}
      versions={postVersions}
      title={t('conflictTitle')}
      texts={englishConflictTexts}
      labelOf={(part) => t(part)}
      contentOf={contentOf}
    />
  )
}
