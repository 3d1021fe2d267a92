import { Select } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { type FieldProps, textOf, useField } from '../ui/form/field.ts'
import { optionList } from '../ui/form/option-list.ts'
import { filterClasses, groupedClassOptions } from './class-options.ts'
import { classTexts } from './class-texts.ts'

/** One class out of the groups, found by typing; holds its code, or null. */
export function ClassField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  const t = useTexts(classTexts)
  return (
    <Select
      {...shared}
      {...optionList}
      data={groupedClassOptions(useLanguage())}
      filter={filterClasses}
      searchable
      placeholder={t('searchClasses')}
      nothingFoundMessage={t('noClassesFound')}
      allowDeselect={false}
      clearable={props.required !== true}
      clearButtonProps={{ 'aria-label': t('clearClass'), 'aria-hidden': false, tabIndex: 0 }}
      comboboxProps={{ shadow: 'sm' }}
      value={textOf(value) || null}
      onChange={change}
    />
  )
}
