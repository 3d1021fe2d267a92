import { Autocomplete, type ComboboxParsedItem } from '@mantine/core'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import type { DateFieldProps } from './DateField.tsx'
import { DayInput } from './DayInput.tsx'
import { halfDayTime, isMoment, momentFrom, partsOf, timesOfDay } from './date-values.ts'
import { textOf, useField } from '../form/field.ts'
import { formTexts } from '../form/form-texts.ts'
import { optionList } from '../form/option-list.ts'
import classes from '../form/form.module.css'

interface DateTimeFieldProps<Values extends FieldValues, Output> extends DateFieldProps<Values, Output> {
  /** Minutes between the offered times; any other time can be typed. */
  step?: 15 | 30
  /** The time that a freshly picked day begins with. */
  defaultTime?: string
  /** Times as `9:30 PM`; both ways of writing are understood. */
  isHalfDay?: boolean
}

/** Holds a moment as `2026-11-30T01:30:00.000Z`, shown in the viewer's time zone, or null, or what was typed so far. */
export function DateTimeField<Values extends FieldValues, Output>(props: DateTimeFieldProps<Values, Output>) {
  const { step = 30, defaultTime = '00:00', isHalfDay = false } = props
  const { value, change, shared } = useField(props)
  const { name, onBlur, label, required, disabled } = shared
  const t = useTexts(formTexts)
  const text = textOf(value)
  const { day, time } = partsOf(text)
  const shownAs = isHalfDay ? halfDayTime : (clock: string) => clock
  // `9:30` is a time already, and would turn into `9:30 AM` under the fingers of who goes on to type PM.
  const [typed, setTyped] = useState<string | null>(null)
  const isUnreadable = text !== '' && !isMoment(text)
  return (
    <div className={classes.moment}>
      <DayInput
        {...shared}
        error={isUnreadable && shared.error !== undefined ? t('dateInvalid') : shared.error}
        format={props.format}
        minDate={props.minDate}
        maxDate={props.maxDate}
        value={day}
        onChange={(next) => change(next === null ? null : momentFrom(next, time === '' ? defaultTime : time))}
      />
      <Autocomplete
        {...optionList}
        label={t('time')}
        aria-label={`${label}: ${t('time')}`}
        name={`${name}.time`}
        placeholder={isHalfDay ? 'h:mm aa' : 'hh:mm'}
        required={required}
        disabled={disabled}
        data={timesOfDay(step).map(shownAs)}
        filter={({ options, search }) => matching(options, search)}
        value={typed ?? shownAs(time)}
        onChange={(next) => {
          if (isHalfDay) setTyped(next)
          change(momentFrom(day, next))
        }}
        onBlur={() => {
          setTyped(null)
          onBlur()
        }}
        error={isUnreadable && day !== '' && shared.error !== undefined}
      />
    </div>
  )
}

/** All times while one is chosen, so that another can be; otherwise those that begin as typed. */
function matching(options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  const times = options.filter((option) => 'value' in option)
  return times.some(({ value }) => value === search) ? times : times.filter(({ value }) => value.startsWith(search))
}
