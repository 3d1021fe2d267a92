import { Alert, Button, Group } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { contentPictures } from '../../media/pictures.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { isMoment } from '../../ui/date/date-values.ts'
import { Section } from '../../ui/page/Section.tsx'
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx'
import { isBlank } from '@lms/contracts/rich-text.ts'
import { postLimits } from '@lms/contracts/posts/posts.ts'
import { confirmBlank } from '../confirm-blank.ts'
import { useNow } from '../use-now.ts'
import { CategoryField } from './CategoryField.tsx'
import { DraftBanner } from './draft/DraftBanner.tsx'
import { FeaturedImageField } from './FeaturedImageField.tsx'
import { PostBar } from './PostBar.tsx'
import { PrepublishCheck } from './PrepublishCheck.tsx'
import { PublishFields } from './PublishFields.tsx'
import { SeoFields } from './seo/SeoFields.tsx'
import { TagsField } from './TagsField.tsx'
import { TitleFields } from './TitleFields.tsx'
import type { LocalDraft } from './draft/local-draft.ts'
import type { Outcome, PostFormState } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'
import type { PostValues } from './post-values.ts'
import { useFindings, useProblems } from './use-findings.ts'
import type { LocalDraftState } from './draft/use-local-draft.ts'
import { isUnheard, useResending } from './use-resending.ts'
import classes from './post-form.module.css'

interface PostFormProps {
  form: PostFormState
  local: LocalDraftState<PostValues>
  postId?: string
  /** Where readers know the post already. */
  publicSlug?: string | null
  ownSlug?: string | null
  publishDateBefore?: string | null
  knownTags?: readonly { id: string; name: string }[]
  /** Above the fields: where the post stands, another person's version. */
  renderNotice?: (send: (outcome: Outcome) => void) => ReactNode
  isBlocked?: boolean
  onSave: (values: PostValues, outcome: Outcome) => Promise<void>
  /** Says true when it has taken care of what was kept itself. */
  onRestore?: (draft: LocalDraft<PostValues>) => boolean
}

const editorHeight = 500
const pictures = { ...contentPictures, Library: MediaPicker }

export function PostForm({ form, local, renderNotice, onSave, ...post }: PostFormProps) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(postFormTexts)
  const checkId = useId()
  const { control, formState } = form
  const check = useFindings(control)
  const problems = useProblems(control, post.publishDateBefore ?? null)
  const resending = useResending()

  const now = useNow()
  const publishDate = useWatch({ control, name: 'publishDate' })
  const isScheduling = publishDate !== null && isMoment(publishDate) && new Date(publishDate) > now

  function send(outcome: Outcome, isAgain = false): void {
    const submit = form.submit(async () => {
      const { content } = form.getValues()
      if (outcome === 'published' && !isAgain && isBlank(content) && !(await confirmBlank())) return
      try {
        await onSave(form.getValues(), outcome)
        resending.stop()
      } catch (error) {
        if (isUnheard(error)) return resending.wait(outcome, () => send(outcome, true))
        resending.stop()
        toast.error(messageOf(error, postFormTexts.messages.saveFailed))
        throw error
      }
    })
    submit()
  }

  function restore(): void {
    const { found } = local
    if (found !== null && post.onRestore?.(found) !== true) form.reset(found.values, { keepDefaultValues: true })
    local.restore()
  }

  return (
    <form noValidate className={classes.column} onSubmit={(event) => event.preventDefault()}>
      <PostBar
        isDirty={formState.isDirty}
        local={local}
        findings={(check.data?.length ?? 0) + problems.length}
        isScheduling={isScheduling}
        checkId={checkId}
        isSaving={form.isSubmitting}
        isBlocked={post.isBlocked === true}
        onSave={(outcome) => send(outcome)}
      />
      {local.found !== null && <DraftBanner draft={local.found} onRestore={restore} onDiscard={local.discard} />}
      {renderNotice?.(send)}
      {resending.waiting !== null && (
        <Alert
          color="warning"
          variant="outline"
          role="alert"
          icon={<IconCloudOff aria-hidden />}
          title={t('offlineTitle')}
        >
          {t('offlineMessage')}
          <Group gap="xs" mt="xs">
            <Button size="xs" loading={form.isSubmitting} onClick={() => send(resending.waiting ?? 'draft', true)}>
              {t('sendNow')}
            </Button>
            <Button size="xs" variant="default" onClick={resending.stop}>
              {t('stopSending')}
            </Button>
          </Group>
        </Alert>
      )}
      <FormFailure message={form.failure} />
      <div className={classes.layout}>
        <div className={classes.column}>
          <Section title={t('titleSection')}>
            <TitleFields
              form={form}
              postId={post.postId}
              publicSlug={post.publicSlug ?? null}
              ownSlug={post.ownSlug ?? null}
            />
          </Section>
          <Section title={t('content')}>
            <RichTextField
              control={control}
              name="content"
              label={t('content')}
              isLabelHidden
              height={editorHeight}
              pictures={pictures}
            />
          </Section>
          <Section title={t('excerpt')}>
            <TextareaField
              control={control}
              name="excerpt"
              label={t('excerpt')}
              description={t('excerptHint')}
              limit={postLimits.excerptMaximum}
            />
          </Section>
          <SeoFields control={control} hasProblem={formState.errors.seo !== undefined} />
        </div>
        <div className={classes.column}>
          <Section title={t('publishSettings')}>
            <PublishFields control={control} before={post.publishDateBefore ?? null} />
            <TextField
              control={control}
              name="reason"
              label={t('reason')}
              description={t('reasonHint')}
              autoComplete="off"
            />
          </Section>
          <Section title={t('organisation')}>
            <CategoryField form={form} />
            <TagsField control={control} known={post.knownTags ?? []} />
          </Section>
          <Section title={t('featuredImage')}>
            <FeaturedImageField control={control} />
          </Section>
          <div id={checkId} tabIndex={-1}>
            <Section title={t('check')}>
              <PrepublishCheck check={check} problems={problems} />
            </Section>
          </div>
        </div>
      </div>
    </form>
  )
}
