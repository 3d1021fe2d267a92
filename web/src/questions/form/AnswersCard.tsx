import { says } from '@lms/contracts/messages.ts'
import { acceptedAnswers } from '@lms/contracts/question-types/answer-rules.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { ActionIcon, Button, Input, Switch, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { translateSaid, useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { SwitchField } from '../../ui/form/toggle-fields.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { UnitFields } from '../parts/form/UnitFields.tsx'
import { partFormTexts } from '../parts/form/form-texts.ts'
import { AnswerTemplateFields } from '../templates/AnswerTemplateFields.tsx'
import { AnswerText } from './AnswerText.tsx'
import type { QuestionFormState } from '../values/question-form.ts'
import { letterOf } from '../answer-letters.ts'
import { questionFormTexts } from './question-form-texts.ts'
import classes from './question-form.module.css'

/** The answers as the rules of the chosen type want them. */
export function AnswersCard({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(questionFormTexts)
  const { control } = form
  const type = useWatch({ control, name: 'type' })
  const { fields, append, remove } = useFieldArray({ control, name: 'answers', keyName: 'key' })
  const answers = useWatch({ control, name: 'answers' }) ?? []
  const rules = questionTypeRules[type]
  // A question that came with more answers than a form offers keeps them.
  const cameWith = form.formState.defaultValues?.answers?.length ?? 0
  const limit = Math.max(rules.maximumAnswers, Math.min(cameWith, acceptedAnswers))
  const isTyped = rules.answeredBy === 'text'
  const isMeasured = isTyped && rules.parts !== null
  const partText = useTexts(partFormTexts)
  const drafts = answers.map(({ text, isCorrect = false }) => ({ text, isCorrect }))
  const { isSubmitted, errors } = form.formState
  // The schema looks at the answers only once everything else is in order; people want to hear all at once.
  const isTemplate = (useWatch({ control, name: 'template' }) ?? null) !== null
  const problem = isSubmitted && !isTemplate ? rules.problemOf(rules.normalise(drafts)) : null
  const message = (problem && says(problem)) ?? errors.answers?.root?.message ?? errors.answers?.message

  function mark(index: number, isCorrect: boolean): void {
    rules.mark(drafts, index, isCorrect).forEach((answer, position) => {
      form.setValue(`answers.${position}.isCorrect`, answer.isCorrect, { shouldDirty: true })
    })
    if (errors.answers !== undefined) form.clearErrors('answers')
  }

  return (
    <Section
      title={t(isTyped ? 'correctAnswers' : 'answerOptions')}
      description={isTyped ? t('correctAnswersHint') : undefined}
    >
      <ul className={classes.answers}>
        {fields.map(({ key }, index) => {
          const letter = letterOf(index)
          return (
            <li key={key} className={classes.answer}>
              <span className={classes.letter} aria-hidden>
                {letter}
              </span>
              <AnswerText control={control} index={index} kind={rules.texts} />
              {isMeasured && (
                <NumberField
                  control={control}
                  name={`answers.${index}.tolerance`}
                  label={partText('toleranceFor', { label: letter })}
                  min={0}
                  decimals={6}
                />
              )}
              <div className={classes.answerControls}>
                {!isTyped && (
                  <Switch
                    label={t('correct')}
                    aria-label={t('correctFor', { letter })}
                    color="success"
                    checked={answers[index]?.isCorrect === true}
                    onChange={(event) => mark(index, event.currentTarget.checked)}
                  />
                )}
                {fields.length > rules.minimumAnswers && (
                  <ActionIcon
                    variant="subtle"
                    color="danger"
                    aria-label={t('removeAnswer', { letter })}
                    onClick={() => remove(index)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                )}
              </div>
              {!isTyped && (
                <AnswerTemplateFields
                  control={control}
                  index={index}
                  isCorrect={answers[index]?.isCorrect === true}
                  isWritten={rules.texts === 'rich'}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div aria-live="polite">
        {message !== undefined && <Input.Error size="sm">{translateSaid(message)}</Input.Error>}
      </div>
      {rules.texts !== 'fixed' && (
        <div className={classes.addition}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={fields.length >= limit}
            onClick={() => append({ text: '', isCorrect: isTyped }, { shouldFocus: false })}
          >
            {t('addAnswer')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('answersUsed', { count: fields.length, limit })}
          </Text>
        </div>
      )}
      {isMeasured && <UnitFields form={form} />}
      {isTyped && !isMeasured && <SwitchField control={control} name="ignoreAccents" label={t('ignoreAccents')} />}
    </Section>
  )
}
