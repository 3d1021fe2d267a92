import { postLimits } from '@lms/contracts/posts/posts.ts'
import { toSlug } from '@lms/contracts/slug.ts'
import { Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { slugQuery } from '../post-api.ts'
import type { PostFormState } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'

interface TitleFieldsProps {
  form: PostFormState
  postId: string | undefined
  /** Where readers know it already; then it does not follow the title by itself. */
  publicSlug: string | null
  /** What the post is called by already, live or not. */
  ownSlug: string | null
}

/** The slug follows the title until somebody writes one of their own. */
export function TitleFields({ form, postId, publicSlug, ownSlug }: TitleFieldsProps) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(postFormTexts)
  const { control, setValue, getValues } = form
  const title = useWatch({ control, name: 'title' })
  const slug = useWatch({ control, name: 'slug' })
  const derived = slugFor(title)
  const titleBefore = useRef(title)

  useEffect(() => {
    const before = titleBefore.current
    titleBefore.current = title
    if (title === before || publicSlug !== null) return
    // What the title before gave is nobody's own word.
    if (getValues('slug') !== slugFor(before)) return
    setValue('slug', derived, { shouldDirty: true, shouldValidate: derived !== '' })
  }, [title, derived, publicSlug, getValues, setValue])

  return (
    <>
      <TextField
        control={control}
        name="title"
        label={t('title')}
        placeholder={t('titlePlaceholder')}
        autoComplete="off"
        required
      />
      <div>
        <TextField control={control} name="slug" label={t('slug')} autoComplete="off" required />
        <SlugState
          slug={slug}
          ownSlug={ownSlug}
          derived={derived}
          postId={postId}
          publicSlug={publicSlug}
          onTake={(next) => setValue('slug', next, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
    </>
  )
}

function slugFor(title: string): string {
  return toSlug(title).slice(0, postLimits.slugMaximum)
}

interface SlugStateProps {
  slug: string
  ownSlug: string | null
  derived: string
  postId: string | undefined
  publicSlug: string | null
  onTake: (slug: string) => void
}

function SlugState({ slug, ownSlug, derived, postId, publicSlug, onTake }: SlugStateProps) {
  const t = useTexts(postFormTexts)
  const [asked] = useDebouncedValue(slug, 400)
  const isWellFormed = /^[a-z0-9-]+$/.test(asked) && asked.length <= postLimits.slugMaximum
  const { data, isError } = useQuery({ ...slugQuery(asked, postId), enabled: isWellFormed })
  const isKnown = isWellFormed && asked === slug
  const words = () => {
    if (!/^[a-z0-9-]+$/.test(slug) || isError) return null
    if (!isKnown || data === undefined) return t('slugChecking')
    const address = `/blog/${slug}`
    if (data.isFree && slug === ownSlug) return t('slugOwn', { address })
    return data.isFree ? t('slugFree', { address }) : t('slugTaken', { slug: data.slug })
  }
  return (
    <Group gap="xs" mt={4} mih={24}>
      <Text size="xs" c="dimmed" aria-live="polite">
        {words()}
        {publicSlug !== null && slug !== publicSlug && ` ${t('slugMoves')}`}
      </Text>
      {isKnown && data?.isFree === false && (
        <Button variant="default" size="compact-xs" onClick={() => onTake(data.slug)}>
          {t('takeSlug', { slug: data.slug })}
        </Button>
      )}
      {derived !== '' && derived !== slug && (
        <Button variant="subtle" size="compact-xs" onClick={() => onTake(derived)}>
          {t('fromTitle')}
        </Button>
      )}
    </Group>
  )
}
