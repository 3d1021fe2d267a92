import { roles } from '@lms/contracts/roles.ts'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import type { FieldProps } from '../../ui/form/field.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { userTexts } from '../user-texts.ts'

export function RoleField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const t = useTexts(userTexts)
  return <SelectField {...props} required options={roles.map((value) => ({ value, label: t(value) }))} />
}

/** Holds whether the person may sign in. */
export function StatusField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const t = useTexts(userTexts)
  return (
    <SelectField
      {...props}
      required
      options={[
        { value: 'true', label: t('active') },
        { value: 'false', label: t('inactive') },
      ]}
      toName={(value) => (typeof value === 'boolean' ? String(value) : '')}
      fromName={(name) => name === 'true'}
    />
  )
}
