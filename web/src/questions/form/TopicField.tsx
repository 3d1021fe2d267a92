import { useWatch } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { TopicSelect } from '../../subjects/topics/TopicSelect.tsx'
import { textOf, useField } from '../../ui/form/field.ts'
import type { QuestionFormState } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'

/** A part of the chosen subject. What was written by hand before stays until one is chosen. */
export function TopicField({ form: { control, setValue } }: { form: QuestionFormState }) {
  const t = useTexts(questionFormTexts)
  const [subject, topic] = useWatch({ control, name: ['subject', 'topic'] })
  const { value, change, shared } = useField({ control, name: 'topicId', label: t('topic') })
  return (
    <TopicSelect
      {...shared}
      subject={textOf(subject)}
      value={textOf(value) || null}
      written={textOf(topic)}
      onChange={(next, path) => {
        change(next)
        setValue('topic', path, { shouldDirty: true })
      }}
    />
  )
}
