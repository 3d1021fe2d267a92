/** What QTI calculates with: nothing, or one or more values of one kind. */

export type Cardinality = 'single' | 'multiple' | 'ordered' | 'record'
export type Plain = string | number | boolean
export interface Value {
  cardinality: Cardinality
  baseType: string
  values: readonly Plain[]
}
export type MaybeValue = Value | null

/** A rule or an expression that is not followed here; `element` is its name. */
export class Unfollowed extends Error {
  readonly element: string

  constructor(element: string) {
    super(element)
    this.element = element
  }
}

export const single = (baseType: string, value: Plain): Value => ({ cardinality: 'single', baseType, values: [value] })
export const boolean = (value: boolean): Value => single('boolean', value)
export const float = (value: number): MaybeValue => (Number.isFinite(value) ? single('float', value) : null)

/** A text as a value of a kind; null when it is none. */
function plainFrom(baseType: string, text: string): Plain | null {
  const trimmed = text.trim()
  if (baseType === 'float' || baseType === 'integer') {
    const number = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN
    return Number.isFinite(number) ? number : null
  }
  if (baseType === 'boolean') return trimmed === 'true' || trimmed === '1'
  if (baseType === 'string') return text
  const words = trimmed.split(/\s+/)
  if (baseType === 'pair') return words.toSorted().join(' ')
  return words.join(' ')
}

export function container(cardinality: Cardinality, baseType: string, texts: readonly string[]): MaybeValue {
  const values = texts.map((text) => plainFrom(baseType, text))
  const known = values.filter((value) => value !== null)
  return known.length === 0 || known.length < values.length ? null : { cardinality, baseType, values: known }
}

export function isTrue(value: MaybeValue): boolean {
  return value?.values[0] === true
}

export function numberOf(value: MaybeValue): number | null {
  const [first] = value?.values ?? []
  return typeof first === 'number' ? first : null
}

/** The same values: in any order unless the order belongs to them. */
export function areSame(one: Value, other: Value): boolean {
  if (one.values.length !== other.values.length) return false
  if (one.cardinality === 'ordered' || other.cardinality === 'ordered' || one.values.length === 1)
    return one.values.every((value, index) => value === other.values[index])
  return sorted(one).every((value, index) => value === sorted(other)[index])
}

function sorted({ values }: Value): Plain[] {
  return [...values].toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
}
