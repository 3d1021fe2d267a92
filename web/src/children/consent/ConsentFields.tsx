import type { ChildDraftInput } from '@lms/contracts/children/children.ts'
import { consentPurposes } from '@lms/contracts/children/consents.ts'
import { consentTextOf, consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { Radio } from '@mantine/core'
import type { Control } from 'react-hook-form'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { textOf, useField } from '../../ui/form/field.ts'
import { CheckboxField } from '../../ui/form/toggle-fields.tsx'
import { consentTexts } from './consent-texts.ts'
import classes from './consent.module.css'

/** Nothing is ticked beforehand: whoever agrees has done something. */
export const undecidedConsent = {
  version: consentVersion,
  account: false,
  ai: false,
  statistics: false,
}

/** What a guardian is asked when an account is made, with the whole text. */
export function ConsentFields<Output>({ control }: { control: Control<ChildDraftInput, unknown, Output> }) {
  const t = useTexts(consentTexts)
  const language = useLanguage()
  const text = consentTextOf(consentVersion)
  const agreement = useField({ control, name: 'consent.childAgreement', label: t('childQuestion'), required: true })
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('title')}</legend>
      {consentPurposes.map((purpose) => (
        <CheckboxField
          key={purpose}
          control={control}
          name={`consent.${purpose}`}
          label={t(purpose)}
          description={text?.[purpose][language]}
          required={purpose === 'account'}
        />
      ))}
      <Radio.Group {...agreement.shared} value={textOf(agreement.value)} onChange={agreement.change}>
        <div className={classes.choices}>
          <Radio value="agreed" label={t('childAgreed')} />
          <Radio value="under_seven" label={t('childYoung')} />
        </div>
      </Radio.Group>
    </fieldset>
  )
}
