import { type PartsDraft, partsIn } from '@lms/contracts/question-types/parts.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { Button, Tabs } from '@mantine/core'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { contentPictures } from '../../media/pictures.ts'
import { useTexts } from '../../lib/texts.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx'
import { PartsCard } from '../parts/form/PartsCard.tsx'
import { TemplateCard } from './template/TemplateCard.tsx'
import { shownSample, templatedOf } from '../templates/template-sample.ts'
import { AnswersCard } from './AnswersCard.tsx'
import { ContentField } from './ContentField.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { QuestionPreview } from '../preview/QuestionPreview.tsx'
import { WordsField } from '../../ui/form/WordsField.tsx'
import { TopicField } from './TopicField.tsx'
import type { QuestionFormState } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import classes from './question-form.module.css'

interface QuestionFormProps {
  form: QuestionFormState
  onSave: (draft: QuestionDraft) => Promise<unknown>
  onCancel: () => void
  saveLabel: string
  isBlocked?: boolean
  knownSubject?: { _id: string; name: string }
  /** Above the fields, such as another person's version. */
  notice?: ReactNode
  questionId?: string
  /** Class and subject may wait. */
  isPlaceOpen?: boolean
  types?: readonly QuestionType[]
}

export function QuestionForm({ form, onSave, onCancel, saveLabel, notice, ...props }: QuestionFormProps) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(questionFormTexts)
  const [tab, setTab] = useState<string | null>('edit')
  const { control, isSubmitting } = form
  return (
    <Tabs value={tab} onChange={setTab} activateTabWithKeyboard={false} keepMounted>
      <Tabs.List aria-label={t('tabs')}>
        <Tabs.Tab value="edit" leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}>
          {t('editTab')}
        </Tabs.Tab>
        <Tabs.Tab value="preview" leftSection={<IconEye size={16} stroke={1.75} aria-hidden />}>
          {t('previewTab')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="edit" className={classes.panel}>
        <form noValidate className={classes.form} onSubmit={form.submit(onSave)}>
          {notice}
          <Section title={t('content')}>
            <TextField
              control={control}
              name="title"
              label={t('title')}
              placeholder={t('titlePlaceholder')}
              autoComplete="off"
              required
            />
            <ContentField control={control} />
          </Section>
          <Section title={t('placement')}>
            <PlacementFields
              form={form}
              knownSubject={props.knownSubject}
              types={props.types}
              isPlaceOpen={props.isPlaceOpen}
            />
          </Section>
          <AnswersOrParts form={form} />
          <TemplateCard form={form} />
          <Section title={t('hint')} description={t('hintHint')}>
            <RichTextField
              control={control}
              name="hint"
              label={t('hint')}
              isLabelHidden
              height={72}
              pictures={contentPictures}
            />
          </Section>
          <Section title={t('explanation')} description={t('explanationHint')}>
            <RichTextField
              control={control}
              name="explanation"
              label={t('explanation')}
              isLabelHidden
              height={96}
              pictures={contentPictures}
            />
            <div className={classes.grid}>
              <TopicField form={form} />
              <WordsField control={control} name="tags" label={t('tags')} description={t('tagsHint')} limit={20} />
            </div>
          </Section>
          <FormFailure message={form.failure} />
          <div className={classes.buttons} data-foot>
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting} disabled={props.isBlocked}>
              {saveLabel}
            </Button>
          </div>
        </form>
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={classes.panel}>
        {tab === 'preview' && <Preview form={form} questionId={props.questionId} />}
      </Tabs.Panel>
    </Tabs>
  )
}

/** What the chosen type is answered with. */
function AnswersOrParts({ form }: { form: QuestionFormState }) {
  const type = useWatch({ control: form.control, name: 'type' })
  return questionTypeRules[type].maximumAnswers > 0 ? <AnswersCard form={form} /> : <PartsCard form={form} />
}

function Preview({ form, questionId }: { form: QuestionFormState; questionId?: string }) {
  const values = useWatch({ control: form.control, compute: (all) => all })
  const { title, type, points } = values
  const templated = templatedOf(values)
  const { content, answers = [], ...others } = templated === null ? values : shownSample(templated)
  const question = { _id: questionId, title, content, type, answers, points }
  return <QuestionPreview question={{ ...question, parts: partsIn(others as PartsDraft) }} />
}
