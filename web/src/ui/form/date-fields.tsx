import '@mantine/dates/styles.layer.css'
import { DateTimePicker } from '@mantine/dates'
import { IconCalendarClock } from '@tabler/icons-react'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { type DateFormat, useCalendarProps } from './calendar.ts'
import { wallTimeFrom, wallTimeOf } from './date-values.ts'
import { DayInput } from './DayInput.tsx'
import { type FieldProps, textOf, useField } from './field.ts'
import { formTexts } from './form-texts.ts'

interface DateFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  format?: DateFormat
  minDate?: string
  maxDate?: string
}

/** Holds `2026-11-30`, null while empty, and what was typed while that is no date, for the schema to refuse. */
export function DateField<Values extends FieldValues, Output>(props: DateFieldProps<Values, Output>) {
  const { value, change, shared } = useField(props)
  return (
    <DayInput
      {...shared}
      format={props.format}
      minDate={props.minDate}
      maxDate={props.maxDate}
      value={textOf(value)}
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
  const id = useId()
  return (
    <DateTimePicker
      {...shared}
      id={id}
      {...calendar}
      value={wallTimeOf(textOf(value))}
      valueFormat={`${format} HH:mm`}
      placeholder={`${format.toLowerCase()} hh:mm`}
      leftSection={<IconCalendarClock size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      minDate={props.minDate}
      maxDate={props.maxDate}
      clearable={props.required !== true}
      clearButtonProps={{ 'aria-label': t('clear', { field: props.label }), tabIndex: 0 }}
      // One id for the field and its popover, or the dialog would be named after nothing.
      popoverProps={{ id, returnFocus: true }}
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
