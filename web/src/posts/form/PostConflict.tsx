import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { ConflictChoices } from '../../ui/conflict/ConflictChoices.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { useMoments } from '../post-moments.ts'
import { postFormTexts } from './post-form-texts.ts'
import { type PostPart, type PostValues, differencesOf, merged, valuesOf } from './post-values.ts'
import classes from './post-form.module.css'

interface PostConflictProps {
  base: PostValues
  mine: PostValues
  theirs: PostWithDraft
  names: { category: (id: string) => string; tag: (id: string) => string }
  isSaving: boolean
  onTakeTheirs: () => void
  onSave: (values: PostValues) => void
}

/** Two people edited the same post: both versions side by side, one choice per field. */
export function PostConflict({ base, mine, theirs, names, isSaving, onTakeTheirs, onSave }: PostConflictProps) {
  const t = useTexts(postFormTexts)
  const current = valuesOf(theirs)
  return (
    <ConflictChoices
      texts={{
        title: t('conflictTitle'),
        message: t('conflictMessage'),
        bothChanged: t('bothChanged'),
        mine: t('mine'),
        theirs: t('theirs'),
        takeTheirs: t('takeTheirs'),
        saveChosen: t('saveChosen'),
      }}
      differences={differencesOf(base, mine, current)}
      labelOf={(part) => t(part)}
      renderSide={(part, side) => <PartView part={part} values={side === 'mine' ? mine : current} names={names} />}
      isSaving={isSaving}
      onTakeTheirs={onTakeTheirs}
      onSave={(sides) => onSave(merged(mine, current, sides))}
    />
  )
}

type PartViewProps = { part: PostPart; values: PostValues } & Pick<PostConflictProps, 'names'>

function PartView({ part, values, names }: PartViewProps): ReactNode {
  const t = useTexts(postFormTexts)
  const { moment } = useMoments()
  const words = (text: string | null): ReactNode => <Text size="sm">{text || t('emptyPart')}</Text>
  switch (part) {
    case 'content':
      return values.content === '' ? words('') : <RichTextView html={values.content} />
    case 'category':
      return words(values.category === '' ? '' : names.category(values.category))
    case 'tags':
      return words(values.tags.map(names.tag).join(', '))
    case 'featuredImage':
      if (values.featuredImage === null) return words('')
      return <img src={values.featuredImage} alt="" className={classes.conflictPicture} />
    case 'publishDate':
      return words(values.publishDate === null ? '' : moment(values.publishDate))
    case 'seo':
      return (
        <dl className={classes.conflictSeo}>
          {(['metaTitle', 'metaDescription', 'keywords', 'canonicalUrl'] as const).map((field) => (
            <div key={field}>
              <dt>{t(field)}</dt>
              <dd>{values.seo[field] || t('emptyPart')}</dd>
            </div>
          ))}
        </dl>
      )
    default:
      return words(values[part])
  }
}
