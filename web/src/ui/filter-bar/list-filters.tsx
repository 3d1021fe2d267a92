import type { ReactNode } from 'react'
import type { DateFormat } from '../date/date-values.ts'
import { FilterDates } from './FilterDates.tsx'
import { FilterSelect } from './FilterSelect.tsx'

/** One filter of a list: its field in the bar, and what says that it is set. */
export interface ListFilter {
  label: string
  field?: ReactNode
  set: readonly SetFilter[]
}

interface SetFilter {
  label: string
  value: string
  onRemove: () => void
}

interface SelectFilterOptions<Value extends string> {
  label: string
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | '') => void
  allLabel?: string
  searchable?: boolean
  /** Where the list begins; anything else is a filter that is set. */
  initial?: Value | ''
  /** The chosen value in words, where they differ from those of its option. */
  valueName?: string
}

export function selectFilter<Value extends string>({
  initial = '',
  valueName,
  ...select
}: SelectFilterOptions<Value>): ListFilter {
  const { label, value, options, onChange, allLabel = '' } = select
  const name = value === '' ? allLabel : (options.find((option) => option.value === value)?.label ?? unknown)
  return {
    label,
    field: <FilterSelect {...select} />,
    set: value === initial ? [] : [{ label, value: valueName ?? name, onRemove: () => onChange(initial) }],
  }
}

interface DaysFilterOptions {
  fromLabel: string
  toLabel: string
  from: string
  to: string
  onChange: (changes: { from?: string; to?: string }) => void
  format?: DateFormat
  latest?: string
  fromProblem?: string
  toProblem?: string
  /** A day as `2026-11-30` in words; as Vietnamese write it unless said otherwise. */
  dayName?: (day: string) => string
}

export function daysFilter({ dayName = vietnameseDay, ...dates }: DaysFilterOptions): ListFilter {
  const { fromLabel, toLabel, from, to, onChange, fromProblem, toProblem } = dates
  // A day that cannot be filters nothing; its field says why.
  const isSet = (day: string, problem: string | undefined): boolean => day !== '' && problem === undefined
  return {
    label: fromLabel,
    field: <FilterDates {...dates} />,
    set: [
      ...(isSet(from, fromProblem)
        ? [{ label: fromLabel, value: dayName(from), onRemove: () => onChange({ from: '' }) }]
        : []),
      ...(isSet(to, toProblem) ? [{ label: toLabel, value: dayName(to), onRemove: () => onChange({ to: '' }) }] : []),
    ],
  }
}

/** The name is on its way, or the record is gone. */
const unknown = '…'

function vietnameseDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
