import {
  type Fraction,
  commonDivisor,
  compare,
  floorOf,
  fraction,
  inverse,
  isTooLarge,
  isWhole,
  magnitude,
  negative,
  product,
  rootOf,
  rounded,
  sum,
} from './fractions.ts'
import { inWords, mostInWords } from './number-words.ts'
import { TemplateFailure } from './template-failure.ts'
import { type Value, number } from './values.ts'

export const mostDecimals = 8
const largestExponent = 50

interface TemplateFunction {
  least: number
  most: number
  of(values: readonly Fraction[], place: number): Value
}

const few = 10

export const templateFunctions: Readonly<Record<string, TemplateFunction>> = {
  abs: one(({ top, bottom }) => fraction(magnitude(top), bottom)),
  floor: one((value) => fraction(floorOf(value))),
  ceil: one((value) => fraction(-floorOf(negative(value)))),
  round: {
    least: 1,
    most: 2,
    of: ([value = zero, places = zero], place) => number(rounded(value, placesOf(places, place))),
  },
  min: many((one, other) => (compare(one, other) <= 0 ? one : other)),
  max: many((one, other) => (compare(one, other) >= 0 ? one : other)),
  gcd: wholes(commonDivisor),
  ucln: wholes(commonDivisor),
  lcm: wholes(commonMultiple),
  bcnn: wholes(commonMultiple),
  mod: two((one, other, place) => {
    const times = fraction(floorOf(product(one, inverseOf(other, place))))
    return sum(one, negative(product(times, other)))
  }),
  div: two((one, other, place) => fraction(floorOf(product(one, inverseOf(other, place))))),
  pow: two(power),
  sqrt: {
    least: 1,
    most: 1,
    of: ([value = zero], place) => {
      const [top, bottom] = [rootOf(value.top), rootOf(value.bottom)]
      if (top === null || bottom === null) throw new TemplateFailure('noRoot', { place })
      return number(fraction(top, bottom))
    },
  },
  fraction: { least: 1, most: 1, of: ([value = zero]) => ({ kind: 'number', value, writing: { as: 'fraction' } }) },
  mixed: { least: 1, most: 1, of: ([value = zero]) => ({ kind: 'number', value, writing: { as: 'mixed' } }) },
  plain: { least: 1, most: 1, of: ([value = zero]) => ({ kind: 'number', value, writing: { as: 'plain' } }) },
  decimal: {
    least: 2,
    most: 2,
    of: ([value = zero, places = zero], place) => {
      const kept = placesOf(places, place)
      return { kind: 'number', value: rounded(value, kept), writing: { as: 'decimal', places: kept } }
    },
  },
  words: {
    least: 1,
    most: 1,
    of: ([value = zero], place) => {
      if (!isWhole(value) || value.top < 0n || value.top > BigInt(mostInWords))
        throw new TemplateFailure('wordsRange', { place })
      return { kind: 'text', text: inWords(Number(value.top)) }
    },
  },
}

const zero = fraction(0n)

/** Beside the others, because only one of its values is looked at. */
export const choosing = 'if'

export function power(base: Fraction, exponent: Fraction, place: number): Fraction {
  const most = BigInt(largestExponent)
  if (!isWhole(exponent) || magnitude(exponent.top) > most)
    throw new TemplateFailure('exponentRange', { place, most: largestExponent })
  const times = magnitude(exponent.top)
  const factor = exponent.top < 0n ? inverseOf(base, place) : base
  let power = fraction(1n)
  for (let time = 0n; time < times && !isTooLarge(power); time += 1n) power = product(power, factor)
  return power
}

export function inverseOf(value: Fraction, place: number): Fraction {
  if (value.top === 0n) throw new TemplateFailure('dividedByZero', { place })
  return inverse(value)
}

function commonMultiple(one: bigint, other: bigint): bigint {
  const shared = commonDivisor(one, other)
  return shared === 0n ? 0n : magnitude((one / shared) * other)
}

function one(of: (value: Fraction) => Fraction): TemplateFunction {
  return { least: 1, most: 1, of: ([value = zero]) => number(of(value)) }
}

function two(of: (one: Fraction, other: Fraction, place: number) => Fraction): TemplateFunction {
  return { least: 2, most: 2, of: ([first = zero, second = zero], place) => number(of(first, second, place)) }
}

function many(of: (one: Fraction, other: Fraction) => Fraction): TemplateFunction {
  return { least: 1, most: few, of: ([first = zero, ...others]) => number(others.reduce(of, first)) }
}

function wholes(of: (one: bigint, other: bigint) => bigint): TemplateFunction {
  return {
    least: 2,
    most: few,
    of: (values, place) => {
      if (!values.every(isWhole)) throw new TemplateFailure('needsWhole', { place })
      const [first = 0n, ...others] = values.map(({ top }) => top)
      return number(fraction(others.reduce(of, first)))
    },
  }
}

function placesOf(places: Fraction, place: number): number {
  if (!isWhole(places) || places.top < 0n || places.top > BigInt(mostDecimals))
    throw new TemplateFailure('placesRange', { place, most: mostDecimals })
  return Number(places.top)
}
