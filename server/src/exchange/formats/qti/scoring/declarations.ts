import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { type Cardinality, type MaybeValue, container } from './values.ts'

interface Mapping {
  entries: readonly { key: string; value: number; isCaseSensitive: boolean }[]
  fallback: number
  lowest: number
  highest: number
}

export interface Declaration {
  identifier: string
  cardinality: Cardinality
  baseType: string
  /** What the file declares as right, as it is written there. */
  correct: readonly string[]
  initial: MaybeValue
  mapping: Mapping | null
  /** Of an outcome. */
  highest: number | null
  lookup: XmlElement | null
}

const cardinalities: Readonly<Record<string, Cardinality>> = {
  single: 'single',
  multiple: 'multiple',
  ordered: 'ordered',
  record: 'record',
}

export function declarationsIn(item: XmlElement, name: string): Map<string, Declaration> {
  return new Map(
    [...elementsOf(item, name)].map((element) => declarationOf(element)).map((one) => [one.identifier, one]),
  )
}

function declarationOf(element: XmlElement): Declaration {
  const { identifier = '', cardinality: said = 'single', baseType = 'identifier', normalMaximum } = element.attributes
  const cardinality = cardinalities[said] ?? 'single'
  const initial = valuesIn(childOf(element, 'defaultValue'))
  const highest = Number(normalMaximum ?? Number.NaN)
  return {
    identifier,
    cardinality,
    baseType,
    correct: valuesIn(childOf(element, 'correctResponse')),
    initial: initial.length === 0 ? null : container(cardinality, baseType, initial),
    mapping: mappingOf(childOf(element, 'mapping')),
    highest: Number.isFinite(highest) ? highest : null,
    lookup: childOf(element, 'matchTable') ?? childOf(element, 'interpolationTable') ?? null,
  }
}

function valuesIn(parent: XmlElement | undefined): string[] {
  return parent ? [...elementsOf(parent, 'value')].map((value) => textOfElement(value)) : []
}

function mappingOf(element: XmlElement | undefined): Mapping | null {
  if (!element) return null
  const { lowerBound, upperBound, defaultValue } = element.attributes
  return {
    entries: [...elementsOf(element, 'mapEntry')].map(({ attributes }) => ({
      key: attributes['mapKey'] ?? '',
      value: Number(attributes['mappedValue'] ?? '0'),
      isCaseSensitive: attributes['caseSensitive'] !== 'false',
    })),
    fallback: Number(defaultValue ?? '0'),
    lowest: bound(lowerBound, Number.NEGATIVE_INFINITY),
    highest: bound(upperBound, Number.POSITIVE_INFINITY),
  }
}

function bound(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? Number.NaN)
  return Number.isFinite(number) ? number : otherwise
}
