import { says } from '@lms/contracts/messages.ts'
import { partsIn, type PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { Input } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { translateSaid, useTexts } from '../../../lib/texts.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { partFormTexts } from './form-texts.ts'
import { partForms } from './part-forms.tsx'

/** The parts as the rules of the chosen type want them. */
export function PartsCard({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(partFormTexts)
  const { type, content, ...written } = useWatch({ control: form.control, compute: (values) => values })
  const { answeredBy, parts: rules } = questionTypeRules[type]
  const parts = partForms[answeredBy]
  if (parts === undefined || rules === null) return null
  // The schema looks at the parts only once everything else is in order; people want to hear all at once.
  const problem =
    form.formState.isSubmitted && (written.template ?? null) === null
      ? rules.problemOf(rules.normalise(partsIn(written as PartsDraft)), content)
      : null
  return (
    <Section title={t(parts.title)} description={parts.hint && t(parts.hint)}>
      <parts.Fields key={type} form={form} />
      <div aria-live="polite">
        {problem !== null && <Input.Error size="sm">{translateSaid(says(problem.message))}</Input.Error>}
      </div>
    </Section>
  )
}
