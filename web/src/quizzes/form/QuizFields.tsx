import { difficulties } from '@lms/contracts/questions/questions.ts'
import { gradingMethods, multipleChoiceCredits, quizLimits, quizTypes } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { useTexts } from '../../lib/texts.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { DateTimeField } from '../../ui/date/DateTimeField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextareaField } from '../../ui/form/TextareaField.tsx'
import { WordsField } from '../../ui/form/WordsField.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { SwitchField } from '../../ui/form/toggle-fields.tsx'
import { AttemptsField } from './AttemptsField.tsx'
import { ClassAndSubjectFields } from './ClassAndSubjectFields.tsx'
import { quizDetailTexts } from '../view/quiz-detail-texts.ts'
import type { QuizControl, QuizFormState } from './quiz-form.ts'
import { quizFormTexts } from './quiz-form-texts.ts'
import classes from './quiz-form.module.css'

interface BasicFieldsProps<Output> {
  form: QuizFormState<Output>
  knownSubject?: { _id: string; name: string }
  /** The edit form wants a description, the wizard does not. */
  needsDescription?: boolean
}

export function BasicFields<Output>({ form, knownSubject, needsDescription }: BasicFieldsProps<Output>) {
  const t = useTexts(quizFormTexts)
  const word = useTexts(quizDetailTexts)
  const level = useTexts(questionTexts)
  const { control } = form
  return (
    <>
      <TextField control={control} name="title" label={t('title')} autoComplete="off" required />
      <TextareaField
        control={control}
        name="description"
        label={t('description')}
        limit={quizLimits.descriptionMaximum}
        required={needsDescription}
      />
      <div className={classes.grid} data-four>
        <ClassAndSubjectFields form={form} knownSubject={knownSubject} />
        <SelectField
          control={control}
          name="type"
          label={t('type')}
          options={quizTypes.map((value) => ({ value, label: word(value) }))}
          required
        />
        <SelectField
          control={control}
          name="difficulty"
          label={t('difficulty')}
          options={difficulties.map((value) => ({ value, label: level(value) }))}
          required
        />
      </div>
      <TextareaField control={control} name="instructions" label={t('instructions')} />
      <WordsField control={control} name="tags" label={t('tags')} description={t('tagsHint')} limit={20} />
    </>
  )
}

export function RuleFields<Output>({ control }: { control: QuizControl<Output> }) {
  const t = useTexts(quizFormTexts)
  const word = useTexts(quizDetailTexts)
  return (
    <>
      <div className={classes.grid}>
        <NumberField control={control} name="timeLimit" label={t('timeLimit')} min={1} required />
        <NumberField control={control} name="estimatedTime" label={t('estimatedTime')} min={1} required />
        <NumberField control={control} name="passingScore" label={t('passingScore')} min={0} max={100} required />
        <AttemptsField control={control} />
        <SelectField
          control={control}
          name="gradingMethod"
          label={t('gradingMethod')}
          options={gradingMethods.map((value) => ({ value, label: word(value) }))}
          required
        />
        <SelectField
          control={control}
          name="multipleChoiceCredit"
          label={t('multipleChoiceCredit')}
          options={multipleChoiceCredits.map((value) => ({ value, label: word(value) }))}
          required
        />
      </div>
      <DateTimeField
        control={control}
        name="deadline"
        label={t('deadline')}
        format="DD/MM/YYYY"
        step={15}
        defaultTime="23:45"
      />
      <div className={classes.switches}>
        <SwitchField control={control} name="isActive" label={t('isActive')} description={t('isActiveHint')} />
        <SwitchField control={control} name="isPublic" label={t('isPublic')} description={t('isPublicHint')} />
        <SwitchField control={control} name="shuffleQuestions" label={t('shuffleQuestions')} />
        <SwitchField control={control} name="shuffleAnswers" label={t('shuffleAnswers')} />
        <SwitchField
          control={control}
          name="showCorrectAnswers"
          label={t('showCorrectAnswers')}
          description={t('showCorrectAnswersHint')}
        />
        <SwitchField control={control} name="showResultsImmediately" label={t('showResultsImmediately')} />
      </div>
    </>
  )
}
