import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type GenerationOptions, type GenerationRequest, generateQuiz } from '@lms/contracts/generation/generation.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Select, Text } from '@mantine/core'
import { IconKeyOff, IconSparkles } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { classOptions } from '../classes/class-options.ts'
import { messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { LimitField } from '../ui/form/LimitField.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import { TextareaField } from '../ui/form/TextareaField.tsx'
import { WordsField } from '../ui/form/WordsField.tsx'
import { useField } from '../ui/form/field.ts'
import { optionList } from '../ui/form/option-list.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { Section } from '../ui/page/Section.tsx'
import { SubjectNameField } from './SubjectNameField.tsx'
import { useProcessActs } from './generation-api.ts'
import {
  type GenerationFormState,
  type GenerationValues,
  firstModel,
  startValues,
  useGenerationForm,
} from './generation-form.ts'
import { generationTexts } from './generation-texts.ts'
import classes from './generation.module.css'

interface GenerationFormProps {
  options: GenerationOptions
  /** What is known already, such as what the wizard's first step says. */
  known?: Partial<GenerationValues>
  /** Once it has begun. */
  onStarted?: () => void
  /** Beside the buttons, such as a way back. */
  beside?: ReactNode
}

const textLimit = 2000

/** Asks for a quiz; the same on its own page and in the wizard. */
export function GenerationForm({ options, known, onStarted, beside }: GenerationFormProps) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(generationTexts)
  const navigate = useNavigate()
  const { start } = useProcessActs()
  const { providers, left } = options
  const isAvailable = providers.some((provider) => provider.isAvailable)
  const isUsedUp = left.thisHour === 0 || left.today === 0
  // A cleared form begins anew with every field, also with those that it does not hold itself.
  const [clearings, setClearings] = useState(0)
  const form = useGenerationForm(startValues(providers, known))
  const { control } = form

  const submit = form.submit(async (request: GenerationRequest) => {
    try {
      await start.mutateAsync(request)
    } catch (error) {
      toast.error(messageOf(error), 'generate')
      throw error
    }
    form.reset()
    onStarted?.()
    toast.success(`${translated(generateQuiz.message)} ${t('writing')}`)
    await navigate({ to: screens.aiProcesses.path, ignoreBlocker: true })
  })

  function clear(): void {
    form.reset(startValues(providers))
    setClearings((count) => count + 1)
    toast.success(t('cleared'))
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {!isAvailable && <NoKey />}
      <fieldset key={clearings} className={classes.fields} disabled={!isAvailable}>
        <Section title={t('topicSection')}>
          <TextField control={control} name="title" label={t('quizTitle')} autoComplete="off" required />
          <TextareaField
            control={control}
            name="description"
            label={t('quizDescription')}
            description={t('descriptionHint')}
            limit={textLimit}
          />
          <div className={classes.grid}>
            <ClassField form={form} />
            <SubjectNameField form={form} />
            <TextField
              control={control}
              name="topic"
              label={t('topic')}
              description={t('topicHint')}
              autoComplete="off"
            />
            <WordsField control={form.control} name="tags" label={t('tags')} description={t('tagsHint')} limit={10} />
          </div>
        </Section>
        <Section title={t('modelSection')}>
          <ModelFields form={form} providers={providers} />
        </Section>
        <Section title={t('questionSection')}>
          <QuestionFigures form={form} />
        </Section>
        <Section title={t('rulesSection')}>
          <div className={classes.figures}>
            <NumberField control={control} name="timeLimit" label={t('timeLimit')} min={1} max={1440} required />
            <NumberField control={control} name="passingScore" label={t('passingScore')} min={0} max={100} required />
            <LimitField
              control={control}
              name="maxAttempts"
              label={t('maxAttempts')}
              unlimitedLabel={t('unlimited')}
              max={1000}
              required
            />
          </div>
          <CheckboxField control={control} name="showAnswersImmediately" label={t('showAnswersImmediately')} />
          <CheckboxField control={control} name="shuffleQuestions" label={t('shuffleQuestions')} />
          <CheckboxField control={control} name="shuffleAnswers" label={t('shuffleAnswers')} />
          <TextareaField
            control={control}
            name="instructions"
            label={t('instructions')}
            description={t('instructionsHint')}
            limit={textLimit}
          />
        </Section>
      </fieldset>
      <FormFailure message={form.failure} />
      <div className={classes.buttons} data-foot>
        {isAvailable && <Left left={left} />}
        {beside}
        <Button variant="default" disabled={!isAvailable || form.isSubmitting} onClick={clear}>
          {t('clear')}
        </Button>
        <Button
          type="submit"
          leftSection={<IconSparkles size={16} aria-hidden />}
          loading={form.isSubmitting}
          disabled={!isAvailable || isUsedUp}
        >
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

function NoKey() {
  const t = useTexts(generationTexts)
  const isAdministrator = useSignedInUser().role === 'administrator'
  return (
    <Alert color="warning" variant="outline" title={t('noKeyTitle')} icon={<IconKeyOff aria-hidden />}>
      {t(isAdministrator ? 'noKeyAdministrator' : 'noKey')}
    </Alert>
  )
}

function Left({ left: { thisHour, today } }: Pick<GenerationOptions, 'left'>) {
  const t = useTexts(generationTexts)
  const words = today === 0 ? t('noneLeftToday') : thisHour === 0 ? t('noneLeft') : undefined
  return (
    <Text size="sm" c="dimmed" className={classes.left}>
      {words ?? t('left', { count: Math.min(thisHour, today) })}
    </Text>
  )
}

/** Another class has other subjects, so the subject is chosen again. */
function ClassField({ form: { control, setValue } }: { form: GenerationFormState }) {
  const t = useTexts(generationTexts)
  const field = useField({ control, name: 'class', label: t('class'), required: true })
  const value = ClassCode.safeParse(field.value).data ?? null
  return (
    <Select
      {...field.shared}
      {...optionList}
      data={[...classOptions]}
      value={value}
      searchable
      allowDeselect={false}
      comboboxProps={{ shadow: 'sm' }}
      onChange={(next) => {
        const code = ClassCode.safeParse(next).data
        if (code === undefined || code === value) return
        field.change(code)
        setValue('subject', '', { shouldDirty: true })
      }}
    />
  )
}

interface ModelFieldsProps {
  form: GenerationFormState
  providers: GenerationOptions['providers']
}

function ModelFields({ form: { control, setValue }, providers }: ModelFieldsProps) {
  const t = useTexts(generationTexts)
  const provider = useField({ control, name: 'provider', label: t('provider'), required: true })
  const model = useField({ control, name: 'model', label: t('model'), required: true })
  const chosen = providers.find((each) => each.provider === provider.value)
  const shared = { ...optionList, allowDeselect: false, comboboxProps: { shadow: 'sm' as const } }
  return (
    <div className={classes.grid}>
      <Select
        {...provider.shared}
        {...shared}
        data={providers.map((each) => ({ value: each.provider, label: each.name, disabled: !each.isAvailable }))}
        value={typeof provider.value === 'string' ? provider.value : null}
        onChange={(next) => {
          provider.change(next)
          setValue('model', firstModel(providers, next ?? ''), { shouldDirty: true, shouldValidate: true })
        }}
      />
      <Select
        {...model.shared}
        {...shared}
        data={(chosen?.models ?? []).map((each) => ({ value: each.model, label: each.name }))}
        value={typeof model.value === 'string' && model.value !== '' ? model.value : null}
        onChange={model.change}
      />
    </div>
  )
}

function QuestionFigures({ form: { control } }: { form: GenerationFormState }) {
  const t = useTexts(generationTexts)
  const counts: unknown[] = useWatch({ control, name: ['easyQuestions', 'mediumQuestions', 'hardQuestions'] })
  const sum = counts.reduce<number>((total, count) => total + (typeof count === 'number' ? count : 0), 0)
  return (
    <>
      <div className={classes.grid}>
        <NumberField
          control={control}
          name="totalQuestions"
          label={t('totalQuestions')}
          description={t('sum', { sum })}
          min={1}
          max={50}
          required
        />
        <NumberField
          control={control}
          name="totalPoints"
          label={t('totalPoints')}
          description={t('pointsHint')}
          min={100}
          max={100}
          required
        />
      </div>
      <div className={classes.counts}>
        <NumberField control={control} name="easyQuestions" label={t('easyQuestions')} min={0} max={50} required />
        <NumberField control={control} name="mediumQuestions" label={t('mediumQuestions')} min={0} max={50} required />
        <NumberField control={control} name="hardQuestions" label={t('hardQuestions')} min={0} max={50} required />
      </div>
    </>
  )
}
