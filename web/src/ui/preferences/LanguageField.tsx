import { isTranslated, languageChoices } from '@lms/contracts/settings/site.ts'
import { Text } from '@mantine/core'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { FieldProps } from '../form/field.ts'
import { SelectField } from '../form/SelectField.tsx'
import { byDefault, languageNames, orDefault } from './preference-options.ts'

interface LanguageFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  /** What the default is called here. */
  defaultLabel: string
  /** What is said of a language without a translation: beside its name, and once it is chosen. */
  inEnglish: (name: string) => string
  fallback: (name: string) => string
}

/** Holds a language or null. All languages of the list; those that nobody has translated yet say so. */
export function LanguageField<Values extends FieldValues, Output>({
  defaultLabel,
  inEnglish,
  fallback,
  ...field
}: LanguageFieldProps<Values, Output>) {
  const chosen: unknown = useWatch({ control: field.control, name: field.name })
  const untranslated = languageChoices.find((language) => language === chosen && !isTranslated(language))
  const options = languageChoices.map((value) => ({
    value,
    label: isTranslated(value) ? languageNames[value] : inEnglish(languageNames[value]),
  }))
  return (
    <div>
      <SelectField
        {...field}
        {...orDefault}
        required
        options={[{ value: byDefault, label: defaultLabel }, ...options]}
      />
      {untranslated !== undefined && (
        <Text component="output" display="block" size="sm" mt={4} c="dimmed">
          {fallback(languageNames[untranslated])}
        </Text>
      )}
    </div>
  )
}
