import { postLimits } from '@lms/contracts/posts/posts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { Button, Collapse, Paper } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import { TextareaField } from '../../../ui/form/TextareaField.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import type { PostControl } from '../post-form.ts'
import { postFormTexts } from '../post-form-texts.ts'
import classes from '../post-form.module.css'

/** Folded away until somebody wants it, or something in it is wrong. */
export function SeoFields({ control, hasProblem }: { control: PostControl; hasProblem: boolean }) {
  const t = useTexts(postFormTexts)
  const [isOpen, { toggle, open }] = useDisclosure(false)
  const id = useId()
  useEffect(() => {
    if (hasProblem) open()
  }, [hasProblem, open])
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Paper component="section" aria-labelledby={`${id}-title`} className={classes.seo}>
      <h2 className={classes.seoTitle} id={`${id}-title`}>
        <Button
          variant="subtle"
          color="gray"
          className={classes.seoToggle}
          leftSection={<Chevron size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {t('seo')}
        </Button>
      </h2>
      <Collapse expanded={isOpen} id={id} transitionDuration={150}>
        <div className={classes.seoFields}>
          <Preview control={control} />
          <TextareaField
            control={control}
            name="seo.metaTitle"
            label={t('metaTitle')}
            rows={1}
            limit={postLimits.metaTitleMaximum}
          />
          <TextareaField
            control={control}
            name="seo.metaDescription"
            label={t('metaDescription')}
            rows={2}
            limit={postLimits.metaDescriptionMaximum}
          />
          <TextField control={control} name="seo.keywords" label={t('keywords')} autoComplete="off" />
          <TextField
            control={control}
            name="seo.canonicalUrl"
            label={t('canonicalUrl')}
            description={t('canonicalHint')}
            type="url"
            autoComplete="off"
          />
        </div>
      </Collapse>
    </Paper>
  )
}

function Preview({ control }: { control: PostControl }) {
  const { title, slug, excerpt, content, seo } = useWatch({ control, compute: (values) => values })
  return (
    <SearchPreview
      title={seo.metaTitle || title}
      slug={slug}
      description={seo.metaDescription || excerpt || textOf(content).slice(0, 300)}
    />
  )
}
