import { type ComboboxData, Select } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { type FieldProps, textOf, useField } from './field.ts'
import { formTexts } from './form-texts.ts'
import { optionList } from './option-list.ts'

interface SelectFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: ComboboxData
  placeholder?: string
  searchable?: boolean
  /** One of the options always stands, also where nobody has to choose. */
  isAlwaysSet?: boolean
  /** For values that are no texts: how each is named among the options, and back. */
  toName?: (value: unknown) => string
  fromName?: (name: string) => unknown
}

/** Holds the chosen value, or an empty text; what is not required can be cleared. */
export function SelectField<Values extends FieldValues, Output>(props: SelectFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  const { toName = textOf, fromName = textOf } = props
  const t = useTexts(formTexts)
  return (
    <Select
      {...shared}
      {...optionList}
      data={props.options}
      placeholder={props.placeholder}
      searchable={props.searchable}
      allowDeselect={false}
      clearable={props.required !== true && props.isAlwaysSet !== true}
      clearButtonProps={{ 'aria-label': t('clear', { field: props.label }), 'aria-hidden': false, tabIndex: 0 }}
      nothingFoundMessage={t('nothingFound')}
      comboboxProps={{ shadow: 'sm' }}
      value={toName(value) || null}
      onChange={(next) => change(next === null ? '' : fromName(next))}
    />
  )
}
