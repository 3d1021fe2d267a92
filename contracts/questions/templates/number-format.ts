import { escapeHtml } from '../../html-text.ts'
import { type Fraction, floorOf, fraction, isWhole, negative, sum } from './fractions.ts'
import { mostDecimals } from './functions.ts'
import { TemplateFailure } from './template-failure.ts'
import type { Value, Writing } from './values.ts'

/** Where a value is written: in rich text, in a formula, in plain text, or where a child types the same. */
export type Place = 'html' | 'formula' | 'plain' | 'key'

/** A value as people in Vietnam write it: 12 345,6; what is no decimal is a fraction. Not yet escaped. */
export function written(value: Value, place: Place): string {
  if (value.kind === 'text') return value.text
  if (value.kind === 'truth') throw new TemplateFailure('truthShown')
  return writtenNumber(value.value, place, value.writing ?? null)
}

/** The same in HTML, where a fraction is a formula of its own. */
export function writtenHtml(value: Value): string {
  const isFraction = value.kind === 'number' && asFraction(value.value, value.writing ?? null)
  if (!isFraction) {
    const text = written(value, 'html')
    return value.kind === 'number' ? text : escapeHtml(text)
  }
  return `<span data-type="inline-math" data-latex="${escapeHtml(written(value, 'formula'))}"></span>`
}

function asFraction(value: Fraction, writing: Writing | null): boolean {
  if (isWhole(value) || writing?.as === 'decimal') return false
  return writing?.as === 'fraction' || writing?.as === 'mixed' || placesOf(value) === null
}

function writtenNumber(value: Fraction, place: Place, writing: Writing | null): string {
  if (value.top < 0n) return minus(place) + writtenNumber(negative(value), place, writing)
  if (asFraction(value, writing)) return writtenFraction(value, place, writing?.as === 'mixed')
  const places = writing?.as === 'decimal' ? writing.places : (placesOf(value) ?? 0)
  const digits = String((value.top * 10n ** BigInt(places)) / value.bottom).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const isGrouped = place !== 'key' && writing?.as !== 'plain'
  const thousands = isGrouped ? whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, space(place)) : whole
  return places === 0 ? thousands : `${thousands}${comma(place)}${digits.slice(-places)}`
}

function writtenFraction(value: Fraction, place: Place, isMixed: boolean): string {
  const whole = isMixed ? floorOf(value) : 0n
  const { top, bottom } = sum(value, fraction(-whole))
  const before = whole === 0n ? '' : String(whole)
  if (place === 'formula') return `${before}\\frac{${top}}{${bottom}}`
  return `${before === '' ? '' : `${before} `}${top}/${bottom}`
}

const finest = 10n ** BigInt(mostDecimals)

/** How many decimals say it exactly; null when no number of them does. */
function placesOf({ bottom }: Fraction): number | null {
  if (finest % bottom !== 0n) return null
  let places = 0
  for (let scale = 1n; scale % bottom !== 0n; scale *= 10n) places += 1
  return places
}

function minus(place: Place): string {
  return place === 'html' || place === 'plain' ? '−' : '-'
}

/** In a formula a bare comma would stand apart from its digits. */
function comma(place: Place): string {
  return place === 'formula' ? '{,}' : ','
}

function space(place: Place): string {
  return place === 'formula' ? '\\,' : '\u00a0'
}
