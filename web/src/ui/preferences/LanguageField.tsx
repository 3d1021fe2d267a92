import { isTranslated, languageChoices } from '@lms/contracts/settings.ts'
import { Text } from '@mantine/core'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import type { FieldProps } from '../form/field.ts'
import { SelectField } from '../form/SelectField.tsx'
import { type Option, byDefault, languageNames, useLanguageOptions } from './preference-options.ts'
import { preferenceTexts } from './preference-texts.ts'

interface LanguageFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** What the default is called here. */
  defaultLabel: string
}

/** All languages of the list; those that nobody has translated yet say so. */
export function LanguageField<Values extends FieldValues, Output>({
  defaultLabel,
  ...field
}: LanguageFieldProps<Values, Output>) {
  const t = useTexts(preferenceTexts)
  const options: Option[] = [{ value: byDefault, label: defaultLabel }, ...useLanguageOptions()]
  const chosen: unknown = useWatch({ control: field.control, name: field.name })
  const untranslated = languageChoices.find((language) => language === chosen && !isTranslated(language))
  return (
    <div>
      <SelectField {...field} required options={options} />
      {untranslated !== undefined && (
        <Text component="output" display="block" size="sm" mt={4} c="dimmed">
          {t('fallback', { name: languageNames[untranslated] })}
        </Text>
      )}
    </div>
  )
}
