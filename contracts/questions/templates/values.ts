import type { Fraction } from './fractions.ts'

/** How a number wants to be written, where it is not the usual way. */
export type Writing = { as: 'fraction' | 'mixed' | 'plain' } | { as: 'decimal'; places: number }

export type Value =
  | { kind: 'number'; value: Fraction; writing?: Writing }
  | { kind: 'text'; text: string }
  | { kind: 'truth'; holds: boolean }

/** What the names of an expression stand for. */
export type Scope = ReadonlyMap<string, Value>

export function number(value: Fraction): Value {
  return { kind: 'number', value }
}
