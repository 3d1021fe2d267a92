import '@mantine/dates/styles.css'
import 'dayjs/locale/vi'
import { DateInput, DateTimePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../../lib/texts.ts'
import { isoDateOf, isoDateFrom, wallTimeFrom, wallTimeOf } from './date-values.ts'
import { type FieldProps, textOf, useField } from './field.ts'
import { formTexts } from './form-texts.ts'

export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY'

interface DateFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  format?: DateFormat
  minDate?: string
  maxDate?: string
}

/** Holds `2026-11-30`, null while empty, and what was typed while that is no date, for the schema to refuse. */
export function DateField<Values extends FieldValues, Output>(props: DateFieldProps<Values, Output>) {
  const { format = 'MM/DD/YYYY' } = props
  const { value, change, shared } = useField(props)
  const t = useTexts(formTexts)
  const calendar = useCalendarProps(format)
  const date = isoDateOf(value)
  const unreadable = textOf(value) !== '' && date === null
  return (
    <DateInput
      {...shared}
      {...calendar}
      error={unreadable && shared.error !== undefined ? t('dateInvalid') : shared.error}
      value={date}
      valueFormat={format}
      placeholder={format.toLowerCase()}
      inputMode="numeric"
      leftSection={<IconCalendar size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      dateParser={(text) => isoDateFrom(text, format)}
      fixOnBlur={!unreadable}
      minDate={props.minDate}
      maxDate={props.maxDate}
      clearable={props.required !== true}
      clearButtonProps={{ 'aria-label': t('clear', { field: props.label }) }}
      onInput={(event) => {
        const text = event.currentTarget.value.trim()
        change(text === '' ? null : (isoDateFrom(text, format) ?? text))
      }}
      onChange={change}
    />
  )
}

interface DateTimeFieldProps<Values extends FieldValues, Output> extends DateFieldProps<Values, Output> {
  /** Minutes between the offered times. */
  step?: 15 | 30
}

/** Holds a moment as `2026-11-30T01:30:00.000Z`, shown in the viewer's time zone, or null. */
export function DateTimeField<Values extends FieldValues, Output>(props: DateTimeFieldProps<Values, Output>) {
  const { format = 'MM/DD/YYYY', step = 30 } = props
  const { value, change, shared } = useField(props)
  const t = useTexts(formTexts)
  const calendar = useCalendarProps(format)
  return (
    <DateTimePicker
      {...shared}
      {...calendar}
      value={wallTimeOf(textOf(value))}
      valueFormat={`${format} HH:mm`}
      placeholder={`${format.toLowerCase()} hh:mm`}
      leftSection={<IconCalendar size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      minDate={props.minDate}
      maxDate={props.maxDate}
      clearable={props.required !== true}
      clearButtonProps={{ 'aria-label': t('clear', { field: props.label }) }}
      popoverProps={{ returnFocus: true }}
      timePickerProps={{
        withDropdown: true,
        minutesStep: step,
        hoursInputLabel: t('hours'),
        minutesInputLabel: t('minutes'),
        popoverProps: { withinPortal: false },
      }}
      submitButtonProps={{ 'aria-label': t('applyTime') }}
      onChange={(wallTime) => change(wallTime === null ? null : wallTimeFrom(wallTime))}
    />
  )
}

function useCalendarProps(format: DateFormat) {
  const { i18n } = useTranslation()
  const t = useTexts(formTexts)
  const vietnamese = i18n.language === 'vi' || (i18n.language === 'spec' && format === 'DD/MM/YYYY')
  return {
    locale: vietnamese ? 'vi' : 'en',
    ariaLabels: {
      previousMonth: t('previousMonth'),
      nextMonth: t('nextMonth'),
      previousYear: t('previousMonth'),
      nextYear: t('nextMonth'),
      previousDecade: t('previousMonth'),
      nextDecade: t('nextMonth'),
      monthLevelControl: t('chooseMonth'),
      yearLevelControl: t('chooseYear'),
    },
  }
}
