import type { ChangeEvent, KeyboardEvent } from 'react'
import { type Place, placeAfter } from './mark-drafts.ts'
import classes from './paper-marks.module.css'

interface MarkCellProps {
  label: string
  place: Place
  columns: number
  value: string
  isWide: boolean
  isUnclear: boolean
  /** One letter says everything: then the next cell comes by itself. */
  isDone: (text: string) => boolean
  onChange: (text: string) => void
}

/** One answer. Keys lead to its neighbours, as in any table of figures. */
export function MarkCell({ label, place, columns, value, isWide, isUnclear, isDone, onChange }: MarkCellProps) {
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget
    const isPoint = selectionStart === selectionEnd
    const atStart = isPoint && selectionStart === 0
    const atEnd = isPoint && selectionEnd === value.length
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const next = placeAfter(place, { key: event.key, atStart: atStart || isWhole, atEnd: atEnd || isWhole }, columns)
    if (next !== null && goTo(event.currentTarget, next)) event.preventDefault()
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const text = event.currentTarget.value
    onChange(text)
    if (text.length > value.length && isDone(text)) goTo(event.currentTarget, { ...place, column: place.column + 1 })
  }

  return (
    <input
      className={isWide ? classes.wide : classes.cell}
      aria-label={label}
      aria-invalid={isUnclear}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-place={`${place.row}:${place.column}`}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={press}
      onChange={change}
    />
  )
}

/** False where there is no such cell. */
function goTo(from: HTMLElement, { row, column }: Place): boolean {
  const cell = from.closest('table')?.querySelector<HTMLInputElement>(`[data-place="${row}:${column}"]`)
  cell?.focus()
  return cell !== null && cell !== undefined
}
