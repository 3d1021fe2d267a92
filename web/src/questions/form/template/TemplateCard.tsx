import { Switch } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import { Section } from '../../../ui/page/Section.tsx'
import type { QuestionFormState } from '../../values/question-form.ts'
import { ConstraintFields } from '../../templates/ConstraintFields.tsx'
import { TemplateSamples } from './TemplateSamples.tsx'
import { VariableFields } from '../../templates/VariableFields.tsx'
import { templateFormTexts } from '../../templates/template-form-texts.ts'

const firstVariable = { name: 'a', kind: 'whole', from: '2', to: '9', step: '', values: [], formula: '' } as const

/** Whether the numbers of a question differ from paper to paper, and how they are drawn. */
export function TemplateCard({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(templateFormTexts)
  const template = useWatch({ control: form.control, name: 'template' }) ?? null
  return (
    <Section title={t('title')} description={t('hint')}>
      <Switch
        label={t('isTemplate')}
        checked={template !== null}
        onChange={(event) => {
          const next = event.currentTarget.checked
            ? { variables: [{ ...firstVariable, values: [] }], constraints: [] }
            : null
          form.setValue('template', next, { shouldDirty: true })
        }}
      />
      {template !== null && (
        <>
          <VariableFields form={form} />
          <ConstraintFields form={form} />
          <TemplateSamples form={form} />
        </>
      )}
    </Section>
  )
}
