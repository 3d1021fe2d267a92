import { type GapKind, gapKinds, partLimits } from '@lms/contracts/question-types/parts.ts'
import type { QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import { NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { PartRows } from './PartRows.tsx'
import { partFormTexts } from './form-texts.ts'
import classes from './part-form.module.css'

const noGap: NonNullable<QuestionDraftInput['gaps']>[number] = { kind: 'text', answers: [] }

export function GapsForm({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(partFormTexts)
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'gaps', keyName: 'key' })
  return (
    <PartRows
      minimum={1}
      maximum={partLimits.gapsMaximum}
      addLabel={t('addGap')}
      onAdd={() => append({ kind: 'text', answers: [{ text: '', isCorrect: true }] }, { shouldFocus: false })}
      onRemove={remove}
      rows={fields.map(({ key }, index) => ({
        key,
        label: t('gap', { number: index + 1 }),
        fields: <Gap form={form} index={index} />,
      }))}
    />
  )
}

function Gap({ form, index }: { form: QuestionFormState; index: number }) {
  'use no memo'
  const t = useTexts(partFormTexts)
  const number = index + 1
  const { kind, answers } = useWatch({ control: form.control, name: `gaps.${index}` }) ?? noGap
  type Answers = typeof answers

  function change(next: Answers): void {
    form.setValue(`gaps.${index}.answers`, next, { shouldDirty: true })
    form.clearErrors('gaps')
  }

  function changeKind(next: GapKind): void {
    const marked = answers.map((answer, place) => ({ ...answer, isCorrect: next !== 'choice' || place === 0 }))
    form.setValue(`gaps.${index}.kind`, next, { shouldDirty: true })
    change(next === 'choice' && marked.length < 2 ? [...marked, { text: '', isCorrect: false }] : marked)
  }

  return (
    <div className={classes.gap}>
      <NativeSelect
        label={t('gap', { number })}
        aria-label={t('gapKind', { number })}
        value={kind}
        data={gapKinds.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => {
          const next = gapKinds.find((each) => each === event.currentTarget.value)
          if (next !== undefined) changeKind(next)
        }}
      />
      <PartRows
        minimum={kind === 'choice' ? 2 : 1}
        maximum={partLimits.gapAnswersMaximum}
        addLabel={t('addGapAnswer', { number })}
        onAdd={() => change([...answers, { text: '', isCorrect: kind !== 'choice' }])}
        onRemove={(place) => change(answers.filter((_, other) => other !== place))}
        rows={answers.map((answer, place) => {
          const values = { number, answer: place + 1 }
          const set = (changes: Partial<Answers[number]>): void =>
            change(answers.map((each, other) => (other === place ? { ...each, ...changes } : each)))
          return {
            key: `answer ${place}`,
            label: t('gapAnswer', values),
            fields: (
              <>
                <TextInput
                  className={classes.wide}
                  aria-label={t('gapAnswer', values)}
                  value={answer.text}
                  inputMode={kind === 'number' ? 'decimal' : 'text'}
                  onChange={(event) => set({ text: event.currentTarget.value })}
                />
                {kind === 'choice' && (
                  <Switch
                    label={t('correct')}
                    aria-label={t('gapAnswerCorrect', values)}
                    color="success"
                    checked={answer.isCorrect === true}
                    onChange={() => change(answers.map((each, other) => ({ ...each, isCorrect: other === place })))}
                  />
                )}
                {kind === 'number' && (
                  <NumberInput
                    className={classes.small}
                    placeholder={t('tolerance')}
                    aria-label={t('toleranceFor', { label: t('gapAnswer', values) })}
                    min={0}
                    value={typeof answer.tolerance === 'number' ? answer.tolerance : ''}
                    onChange={(next) => set({ tolerance: next === '' ? undefined : Number(next) })}
                  />
                )}
              </>
            ),
          }
        })}
      />
    </div>
  )
}
