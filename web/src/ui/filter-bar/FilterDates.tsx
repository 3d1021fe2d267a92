import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { type DateFormat, isoDateOf } from '../date/date-values.ts'
import { DayInput } from '../date/DayInput.tsx'
import { filterBarTexts } from './filter-bar-texts.ts'
import classes from './filter-bar.module.css'

interface FilterDatesProps {
  /** Days as `2026-11-30`, or empty. */
  from: string
  to: string
  onChange: (changes: { from?: string; to?: string }) => void
  format?: DateFormat
  fromLabel?: string
  toLabel?: string
  /** The last day that can be picked. */
  latest?: string
  /** What is wrong with a day that was typed all the same, in words for a person. */
  fromProblem?: string
  toProblem?: string
}

/** From one day to another, each of which may be left open. */
export function FilterDates(props: FilterDatesProps) {
  const { from, to, onChange, format, fromLabel, toLabel, latest } = props
  const t = useTexts(filterBarTexts)
  return (
    <div className={classes.dates}>
      <FilterDay
        label={fromLabel ?? t('fromDate')}
        format={format}
        value={from}
        maxDate={to || latest}
        problem={props.fromProblem}
        onChange={(day) => onChange({ from: day })}
      />
      <FilterDay
        label={toLabel ?? t('toDate')}
        format={format}
        value={to}
        minDate={from || undefined}
        maxDate={latest}
        problem={props.toProblem}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  )
}

interface FilterDayProps {
  label: string
  format: DateFormat | undefined
  value: string
  minDate?: string
  maxDate?: string
  problem?: string
  onChange: (day: string) => void
}

function FilterDay({ value, onChange, problem, ...input }: FilterDayProps) {
  // What is no date yet stays here; the address only ever holds dates.
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  return (
    <DayInput
      {...input}
      className={classes.filter}
      value={unfinished ?? value}
      onChange={(next) => {
        const isDay = isoDateOf(next) !== null
        setUnfinished(isDay || next === null ? null : next)
        setIsLeft(false)
        if (next === null) onChange('')
        else if (isDay && next !== value) onChange(next)
      }}
      onBlur={() => setIsLeft(true)}
      error={unfinished === null ? problem : isLeft || !mayBecomeDay(unfinished)}
    />
  )
}

const monthStarts =
  /^(?:j(?:an?|un?|ul?)?|f(?:eb?)?|m(?:a[ry]?)?|a(?:pr?|ug?)?|s(?:ep?)?|o(?:ct?)?|n(?:ov?)?|d(?:ec?)?)$/i

/** Who still types is not interrupted; but no sign that follows makes a date of this. */
function mayBecomeDay(text: string): boolean {
  if (/^[\d/.-]*$/.test(text)) return text.length < 10
  return monthStarts.test(text.slice(0, 3)) && /^[a-z]{1,9}\.?(?:\s+\d{0,2},?\s*\d{0,4})?$/i.test(text)
}
