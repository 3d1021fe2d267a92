import { Select } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../form/option-list.ts'
import { filterBarTexts } from './filter-bar-texts.ts'
import classes from './filter-bar.module.css'

interface FilterSelectProps<Value extends string> {
  label: string
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | '') => void
  /** The word for no filter; 'All' unless said otherwise. */
  allLabel?: string
  searchable?: boolean
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, searchable } = props
  const t = useTexts(filterBarTexts)
  return (
    <Select
      {...optionList}
      className={classes.filter}
      label={label}
      value={value}
      data={[{ value: '', label: props.allLabel ?? t('all') }, ...options]}
      searchable={searchable}
      allowDeselect={false}
      nothingFoundMessage={t('nothingFound')}
      comboboxProps={{ shadow: 'sm' }}
      onChange={(next) => onChange(next ?? '')}
    />
  )
}
