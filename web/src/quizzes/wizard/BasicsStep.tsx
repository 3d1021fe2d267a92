import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { BasicFields, RuleFields } from '../form/QuizFields.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

export function BasicsStep({ wizard }: { wizard: Wizard }) {
  'use no memo'
  const t = useTexts(wizardTexts)
  const { form, hasBasics, next } = wizard
  return (
    <StepFrame step="1" onNext={next} blocked={hasBasics ? undefined : t('basicsOpen')}>
      <Section title={t('general')}>
        <BasicFields form={form} />
      </Section>
      <Section title={t('rules')}>
        <RuleFields control={form.control} />
      </Section>
    </StepFrame>
  )
}
