/** Numbers as people write them, kept exactly: 3.15 is 0.01 away from 3.14, and not a little more. */
export interface Decimal {
  digits: bigint
  /** How many of the digits stand behind the decimal sign. */
  scale: number
}

const maximumDigits = 40
const longestNumber = 200
const grouped = /^\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+$/u
const whole = /^\d+$/

/**
 * A comma or a point before the decimals, spaces between thousands: '3,14', '-0.5', '1 000 000', '1.234,5'.
 * A single point or comma is always a decimal sign. What could be read in two ways is no number.
 */
export function decimalOf(text: string): Decimal | null {
  // Nothing so long is a number, and looking for one would take long.
  if (text.length > longestNumber) return null
  const [, sign = '', body = '', exponent = '0'] =
    /^([+\-−–]?)\s*([\d.,\s\u00a0\u202f]+?)(?:e([+-]?\d{1,2}))?$/iu.exec(text.trim()) ?? []
  const [integer, fraction] = partsOf(body)
  if (integer === null || fraction === null) return null
  const digits = integer + fraction
  if (digits.length === 0 || digits.length > maximumDigits) return null
  const value = { digits: BigInt(digits) * (sign === '' || sign === '+' ? 1n : -1n), scale: fraction.length }
  return shifted(value, Number(exponent))
}

function partsOf(body: string): [string | null, string | null] {
  const last = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'))
  const decimalSign = body[last]
  if (decimalSign === undefined) return [wholeNumber(body), '']
  const before = body.slice(0, last)
  const after = body.slice(last + 1)
  if (!whole.test(after)) return [null, null]
  // A sign that stands twice separates thousands: '1.000.000' is a million, '1,5,5' is nothing.
  if (before.includes(decimalSign)) return [wholeNumber(body), '']
  return [before === '' ? '0' : wholeNumber(before), after]
}

function wholeNumber(text: string): string | null {
  if (whole.test(text)) return text
  return grouped.test(text) && new Set(text.replaceAll(/\d/g, '')).size === 1 ? text.replaceAll(/\D/g, '') : null
}

function shifted({ digits, scale }: Decimal, places: number): Decimal {
  const moved = scale - places
  return moved >= 0 ? { digits, scale: moved } : { digits: digits * 10n ** BigInt(-moved), scale: 0 }
}

/** '3,14 ± 0,01': what is accepted, in the way of writing of its author. */
export function withTolerance(text: string, tolerance: number | undefined): string {
  if (tolerance === undefined || tolerance === 0) return text
  const written = String(tolerance)
  return `${text} ± ${text.includes('.') ? written : written.replace('.', ',')}`
}

/** Whether two numbers are at most so far from each other. */
export function isWithin(one: Decimal, other: Decimal, tolerance: Decimal): boolean {
  const scale = Math.max(one.scale, other.scale, tolerance.scale)
  const at = (value: Decimal): bigint => value.digits * 10n ** BigInt(scale - value.scale)
  const distance = at(one) - at(other)
  return (distance < 0n ? -distance : distance) <= at(tolerance)
}
