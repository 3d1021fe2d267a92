import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { useCalendarProps } from './calendar.ts'
import { type DateFormat, isoDateFrom, isoDateOf } from './date-values.ts'
import { formTexts } from '../form/form-texts.ts'

interface DayInputProps extends Pick<
  DateInputProps,
  'name' | 'ref' | 'onBlur' | 'description' | 'required' | 'disabled' | 'minDate' | 'maxDate' | 'error' | 'className'
> {
  label: string
  format?: DateFormat
  /** `2026-11-30`, nothing, or what was typed while that is no date. */
  value: string | null
  onChange: (value: string | null) => void
  /** Says at once that the typed text is no date, instead of waiting for `error`. */
  eager?: boolean
}

/** One day, typed or picked. */
export function DayInput({ format = 'MM/DD/YYYY', value, onChange, eager, error, ...input }: DayInputProps) {
  const t = useTexts(formTexts)
  const calendar = useCalendarProps(format)
  const day = isoDateOf(value)
  const unreadable = value !== null && value !== '' && day === null
  const showsUnreadable = unreadable && (eager === true || Boolean(error))
  return (
    <DateInput
      {...input}
      {...calendar}
      error={showsUnreadable ? t('dateInvalid') : error}
      value={day}
      valueFormat={format}
      placeholder={format.toLowerCase()}
      inputMode={format.startsWith('MMM') ? 'text' : 'numeric'}
      leftSection={<IconCalendar size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      dateParser={(text) => isoDateFrom(text, format)}
      fixOnBlur={!unreadable}
      clearable={input.required !== true}
      clearButtonProps={{ 'aria-label': t('clear', { field: input.label }), tabIndex: 0 }}
      onInput={(event) => {
        const text = event.currentTarget.value.trim()
        onChange(text === '' ? null : (isoDateFrom(text, format) ?? text))
      }}
      onChange={onChange}
    />
  )
}
