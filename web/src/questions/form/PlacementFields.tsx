import { ClassCode, type ClassCode as Code } from '@lms/contracts/classes/classes.ts'
import { type PartName, type PartsDraft, partsIn } from '@lms/contracts/question-types/parts.ts'
import { type QuestionType, questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { type QuestionDraftInput, difficulties, questionLimits } from '@lms/contracts/questions/questions.ts'
import { Select, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { ClassAndSubject } from '../../subjects/ClassAndSubject.tsx'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { textOf, useField } from '../../ui/form/field.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { partForms } from '../parts/form/part-forms.tsx'
import { useTypeLabel } from '../question-badges.tsx'
import type { QuestionFormState } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import { answersUnder, partsLost } from './type-change.ts'
import { questionTexts } from '../question-texts.ts'
import classes from './question-form.module.css'

interface PlacementProps {
  form: QuestionFormState
  /** Those that may be chosen. */
  types?: readonly QuestionType[]
  knownSubject?: { _id: string; name: string }
  /** Class and subject may wait. */
  isPlaceOpen?: boolean
}

export function PlacementFields({ form, types = questionTypes, ...place }: PlacementProps) {
  const t = useTexts(questionFormTexts)
  const listText = useTexts(questionTexts)
  const { control } = form
  return (
    <div className={classes.grid}>
      <TypeField form={form} types={types} />
      <ClassAndSubjectFields form={form} {...place} />
      <SelectField
        control={control}
        name="difficulty"
        label={t('difficulty')}
        options={difficulties.map((value) => ({ value, label: listText(value) }))}
        required
      />
      <NumberField
        control={control}
        name="points"
        label={t('points')}
        min={questionLimits.pointsMinimum}
        max={questionLimits.pointsMaximum}
        required
      />
    </div>
  )
}

/** Another type keeps the answers that it has a place for, and asks before it drops what somebody wrote. */
function TypeField({ form, types }: { form: QuestionFormState; types: readonly QuestionType[] }) {
  const t = useTexts(questionFormTexts)
  const typeLabel = useTypeLabel()
  const { value, shared } = useField({ control: form.control, name: 'type', label: t('type'), required: true })

  async function change(next: QuestionType): Promise<void> {
    const { type, answers = [], ...others } = form.getValues()
    if (next === type) return
    const parts = partsIn(others as PartsDraft)
    const drafts = answers.map(({ _id, text, isCorrect = false, explanation }) => ({
      ...(typeof _id === 'string' && { _id }),
      text,
      isCorrect,
      ...(explanation && { explanation }),
    }))
    const changed = answersUnder(next, type, drafts)
    const lost = [...changed.lost, ...partsLost(next, parts)]
    if (lost.length === 0 || (await isWanted(next, lost))) set(next, changed.answers)
  }

  function isWanted(next: QuestionType, lost: readonly string[]): Promise<boolean> {
    const label = typeLabel(next)
    return confirm({
      title: t('changeTypeTitle', { type: label }),
      message: (
        <>
          <Text>{t('answersLost', { count: lost.length, type: label })}</Text>
          <ul className={classes.lost}>
            {lost.map((text, index) => (
              // Two answers may read alike; their order does not change while they are shown.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <li key={index}>{text === '' ? t('picture') : text}</li>
            ))}
          </ul>
        </>
      ),
      confirmLabel: t('changeType'),
      danger: true,
    })
  }

  function set(type: QuestionType, answers: QuestionDraftInput['answers']): void {
    form.setValue('type', type, { shouldDirty: true })
    form.setValue('answers', answers, { shouldDirty: true })
    const { empty = {} } = partForms[questionTypeRules[type].answeredBy] ?? {}
    for (const [name, value] of Object.entries(empty)) {
      const part = name as PartName
      if (part === 'credit' || isEmpty(form.getValues(part))) form.setValue(part, value, { shouldDirty: true })
    }
    form.clearErrors()
  }

  return (
    <Select
      {...shared}
      {...optionList}
      data={types.map((type) => ({ value: type, label: typeLabel(type) }))}
      value={textOf(value)}
      allowDeselect={false}
      comboboxProps={{ shadow: 'sm' }}
      onChange={(next) => {
        const type = questionTypes.find((each) => each === next)
        if (type !== undefined) void change(type)
      }}
    />
  )
}

function isEmpty(part: unknown): boolean {
  return part === undefined || part === null || (Array.isArray(part) && part.length === 0)
}

/** Of the subjects of another class the first is chosen until somebody says otherwise. */
function ClassAndSubjectFields({ form, knownSubject, isPlaceOpen = false }: PlacementProps) {
  const t = useTexts(questionFormTexts)
  const { control, setValue } = form
  const queryClient = useQueryClient()
  const classField = useField({ control, name: 'class', label: t('class'), required: !isPlaceOpen })
  const subjectField = useField({ control, name: 'subject', label: t('subject'), required: !isPlaceOpen })
  const schoolClass = ClassCode.safeParse(classField.value).data ?? ''

  /** Another subject has other topics. */
  function chooseSubject(next: string): void {
    if (next !== form.getValues('subject')) setValue('topicId', null, { shouldDirty: true })
    subjectField.change(next)
  }

  async function chooseClass(next: Code | ''): Promise<void> {
    classField.change(next)
    chooseSubject('')
    if (next === '') return
    // Whoever cannot be told the subjects sees that below; there is nothing to choose then.
    const [first] = await queryClient.ensureQueryData(subjectChoicesQuery(next)).catch(() => [])
    const { class: now, subject: chosen } = form.getValues()
    if (first === undefined || now !== next || chosen !== '') return
    setValue('subject', first._id, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <ClassAndSubject
      schoolClass={schoolClass}
      subject={textOf(subjectField.value)}
      onClassChange={(code) => void chooseClass(code)}
      onSubjectChange={chooseSubject}
      classInput={{ ...classField.shared, allowDeselect: isPlaceOpen }}
      subjectInput={{
        ...subjectField.shared,
        description: schoolClass === '' ? t('chooseClassFirst') : undefined,
      }}
      noSubjects={t('noSubjects')}
      knownSubject={knownSubject}
    />
  )
}
