import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { onlyElements } from '../qti-tree.ts'
import type { Declaration } from './declarations.ts'
import {
  type MaybeValue,
  type Plain,
  type Value,
  Unfollowed,
  areSame,
  boolean,
  container,
  float,
  isTrue,
  numberOf,
  single,
} from './values.ts'

export interface Scope {
  values: Map<string, MaybeValue>
  responses: ReadonlyMap<string, Declaration>
  /** Steps that are left; a file cannot make us calculate for long. */
  budget: { steps: number }
}

/** What an expression of QTI comes to. Throws `Unfollowed` for one that is not known here. */
export function evaluate(element: XmlElement, scope: Scope): MaybeValue {
  scope.budget.steps -= 1
  if (scope.budget.steps < 0) throw new Unfollowed('responseProcessing')
  const leaf = leaves[element.name]
  if (leaf) return leaf(element, scope)
  const operator = operators[element.name]
  if (!operator) throw new Unfollowed(element.name)
  return operator(
    onlyElements(element).map((child) => evaluate(child, scope)),
    element.attributes,
  )
}

type Attributes = Readonly<Record<string, string>>

function declared(element: XmlElement, { responses }: Scope): Declaration {
  const one = responses.get(element.attributes['identifier'] ?? '')
  if (!one) throw new Unfollowed(`${element.name} ${element.attributes['identifier'] ?? ''}`)
  return one
}

const leaves: Readonly<Record<string, (element: XmlElement, scope: Scope) => MaybeValue>> = {
  baseValue: (element) => container('single', element.attributes['baseType'] ?? 'string', [textOfElement(element)]),
  variable(element, { values }) {
    const name = element.attributes['identifier'] ?? ''
    if (!values.has(name)) throw new Unfollowed(`variable ${name}`)
    return values.get(name) ?? null
  },
  correct(element, scope) {
    const { cardinality, baseType, correct } = declared(element, scope)
    return correct.length === 0 ? null : container(cardinality, baseType, correct)
  },
  mapResponse(element, scope) {
    const one = declared(element, scope)
    return mapped(one, scope.values.get(one.identifier) ?? null)
  },
  null: () => null,
}

function mapped({ mapping, baseType }: Declaration, given: MaybeValue): MaybeValue {
  if (!mapping) throw new Unfollowed('mapResponse')
  const values = [...new Set(given?.values ?? [])]
  const found = values.map((value) => {
    const text = String(value)
    const entry = mapping.entries.find(
      ({ key, isCaseSensitive }) =>
        normal(baseType, key) === normal(baseType, text) ||
        (!isCaseSensitive && normal(baseType, key).toLowerCase() === normal(baseType, text).toLowerCase()),
    )
    return entry?.value ?? mapping.fallback
  })
  const sum = found.reduce((one, other) => one + other, 0)
  return float(Math.min(mapping.highest, Math.max(mapping.lowest, sum)))
}

function normal(baseType: string, text: string): string {
  if (baseType === 'string') return text
  if (baseType === 'float' || baseType === 'integer') return String(Number(text))
  return baseType === 'pair' ? text.trim().split(/\s+/).toSorted().join(' ') : text.trim().split(/\s+/).join(' ')
}

type Operator = (given: readonly MaybeValue[], attributes: Attributes) => MaybeValue

const numbers = (given: readonly MaybeValue[]): number[] | null => {
  const all = given.flatMap((value) => (value === null ? [Number.NaN] : value.values.map(Number)))
  return all.some((number) => Number.isNaN(number)) ? null : all
}
const calculated =
  (sum: (all: number[]) => number): Operator =>
  (given) => {
    const all = numbers(given)
    return all === null ? null : float(sum(all))
  }
const whole =
  (round: (number: number) => number): Operator =>
  ([given = null]) => {
    const number = numberOf(given)
    return number === null ? null : single('integer', round(number))
  }
const compared =
  (holds: (one: number, other: number) => boolean): Operator =>
  ([one = null, other = null]) => {
    const [a, b] = [numberOf(one), numberOf(other)]
    return a === null || b === null ? null : boolean(holds(a, b))
  }
const gathered =
  (cardinality: 'multiple' | 'ordered'): Operator =>
  (given) => {
    const known = given.filter((value) => value !== null)
    const [first] = known
    return first ? { cardinality, baseType: first.baseType, values: known.flatMap(({ values }) => values) } : null
  }

const operators: Readonly<Record<string, Operator>> = {
  and: (given) => boolean(given.every(isTrue)),
  or: (given) => boolean(given.some(isTrue)),
  not: ([given = null]) => (given === null ? null : boolean(!isTrue(given))),
  anyN: (given, { min = '0', max = '0' }) => {
    const right = given.filter(isTrue).length
    return boolean(right >= Number(min) && right <= Number(max))
  },
  match: ([one = null, other = null]) => (one === null || other === null ? null : boolean(areSame(one, other))),
  isNull: ([given = null]) => boolean(given === null || (given.baseType === 'string' && given.values[0] === '')),
  equal: ([one = null, other = null], attributes) => {
    const [a, b] = [numberOf(one), numberOf(other)]
    return a === null || b === null ? null : boolean(isNear(a, b, attributes))
  },
  equalRounded: ([one = null, other = null], { roundingMode = 'significantFigures', figures = '3' }) => {
    const [a, b] = [numberOf(one), numberOf(other)]
    if (a === null || b === null) return null
    const places = Number(figures)
    const round = (number: number): string =>
      roundingMode === 'decimalPlaces' ? number.toFixed(places) : number.toPrecision(Math.max(1, places))
    return boolean(round(a) === round(b))
  },
  stringMatch: ([one = null, other = null], { caseSensitive = 'true', substring = 'false' }) => {
    if (one === null || other === null) return null
    const [a, b] = [one, other].map(({ values }) =>
      caseSensitive === 'false' ? String(values[0]).toLowerCase() : String(values[0]),
    )
    return boolean(substring === 'true' ? (a ?? '').includes(b ?? '') : a === b)
  },
  lt: compared((a, b) => a < b),
  lte: compared((a, b) => a <= b),
  gt: compared((a, b) => a > b),
  gte: compared((a, b) => a >= b),
  member: ([one = null, many = null]) =>
    one === null || many === null ? null : boolean(many.values.includes(one.values[0] ?? '')),
  contains: ([many = null, some = null]) => (many === null || some === null ? null : boolean(contains(many, some))),
  containerSize: ([given = null]) => single('integer', given?.values.length ?? 0),
  index: ([given = null], { n = '1' }) => {
    const value = given?.values[Number(n) - 1]
    return given === null || value === undefined ? null : single(given.baseType, value)
  },
  delete: ([one = null, many = null]) => {
    if (one === null || many === null) return null
    const values = many.values.filter((value) => value !== one.values[0])
    return values.length === 0 ? null : { ...many, values }
  },
  multiple: gathered('multiple'),
  ordered: gathered('ordered'),
  sum: calculated((all) => all.reduce((one, other) => one + other, 0)),
  product: calculated((all) => all.reduce((one, other) => one * other, 1)),
  subtract: calculated(([one = 0, other = 0]) => one - other),
  divide: calculated(([one = 0, other = 0]) => one / other),
  power: calculated(([one = 0, other = 0]) => one ** other),
  integerDivide: calculated(([one = 0, other = 0]) => Math.floor(one / other)),
  integerModulus: calculated(([one = 0, other = 0]) => one - Math.floor(one / other) * other),
  min: calculated((all) => Math.min(...all)),
  max: calculated((all) => Math.max(...all)),
  truncate: whole(Math.trunc),
  round: whole((number) => Math.floor(number + 0.5)),
  integerToFloat: ([given = null]) => {
    const number = numberOf(given)
    return number === null ? null : float(number)
  },
}

function contains(many: Value, some: Value): boolean {
  const left: Plain[] = [...many.values]
  if (many.cardinality === 'ordered')
    return left.some((_, at) => some.values.every((value, index) => left[at + index] === value))
  return some.values.every((value) => {
    const at = left.indexOf(value)
    if (at === -1) return false
    left.splice(at, 1)
    return true
  })
}

/** The first is what is right, the second what was given. */
function isNear(
  right: number,
  given: number,
  { toleranceMode = 'exact', tolerance = '0', includeLowerBound = 'true', includeUpperBound = 'true' }: Attributes,
): boolean {
  if (toleranceMode === 'exact') return right === given
  const [below = 0, above = below] = tolerance.trim().split(/\s+/).map(Number)
  if (Number.isNaN(below) || Number.isNaN(above)) throw new Unfollowed(`equal tolerance="${tolerance}"`)
  const isRelative = toleranceMode === 'relative'
  const lowest = isRelative ? right * (1 - below / 100) : right - below
  const highest = isRelative ? right * (1 + above / 100) : right + above
  const [low, high] = lowest <= highest ? [lowest, highest] : [highest, lowest]
  const room = 1e-9 * Math.max(1, Math.abs(right))
  const isAbove = includeLowerBound === 'false' ? given > low + room : given >= low - room
  return isAbove && (includeUpperBound === 'false' ? given < high - room : given <= high + room)
}
