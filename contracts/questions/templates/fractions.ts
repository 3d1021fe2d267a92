/** Numbers without a rounding error: a whole top over a whole bottom that is positive, in lowest terms. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

/** Neither top nor bottom grows beyond; checked after every step. */
const largest = 10n ** 24n

export function isTooLarge({ top, bottom }: Fraction): boolean {
  return magnitude(top) > largest || bottom > largest
}

export function fraction(top: bigint, bottom = 1n): Fraction {
  const shared = commonDivisor(top, bottom) || 1n
  const sign = bottom < 0n ? -1n : 1n
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared }
}

export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

export function commonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [magnitude(one), magnitude(other)]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export function sum(one: Fraction, other: Fraction): Fraction {
  return fraction(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom)
}

export function negative({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom }
}

export function product(one: Fraction, other: Fraction): Fraction {
  return fraction(one.top * other.top, one.bottom * other.bottom)
}

/** Of something that is not zero. */
export function inverse({ top, bottom }: Fraction): Fraction {
  return fraction(bottom, top)
}

export function compare(one: Fraction, other: Fraction): number {
  const difference = one.top * other.bottom - other.top * one.bottom
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export function isWhole({ bottom }: Fraction): boolean {
  return bottom === 1n
}

export function floorOf({ top, bottom }: Fraction): bigint {
  const cut = top / bottom
  return top < 0n && cut * bottom !== top ? cut - 1n : cut
}

/** Halves go away from zero, as at school. */
export function rounded(value: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places)
  const half = { top: magnitude(value.top) * scale * 2n + value.bottom, bottom: value.bottom * 2n }
  const digits = floorOf(half)
  return fraction(value.top < 0n ? -digits : digits, scale)
}

/** Of a whole number that is not negative; null when it does not come out even. */
export function rootOf(value: bigint): bigint | null {
  if (value < 0n) return null
  if (value < 2n) return value
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (let next = (guess + value / guess) / 2n; next < guess; next = (guess + value / guess) / 2n) guess = next
  return guess * guess === value ? guess : null
}

const written = /^([+\-−]?)(\d{1,18})(?:[.,](\d{1,12}))?(?:\/(\d{1,18}))?$/u

/** '12', '-0,5', '3/4'; null for anything else. */
export function fractionOf(text: string): Fraction | null {
  const [, sign = '', whole = '', decimals = '', bottom = '1'] =
    written.exec(text.replaceAll(/[\s\u00a0\u202f]/gu, '')) ?? []
  if (whole === '' || BigInt(bottom) === 0n) return null
  const top = BigInt(whole + decimals) * (sign === '' || sign === '+' ? 1n : -1n)
  return fraction(top, 10n ** BigInt(decimals.length) * BigInt(bottom))
}

/** In the form that `fractionOf` reads. */
export function fractionText({ top, bottom }: Fraction): string {
  return bottom === 1n ? `${top}` : `${top}/${bottom}`
}
