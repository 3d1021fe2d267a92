import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'
import { Unfollowed } from './values.ts'

const comparing = new Set(['match', 'stringMatch', 'equal', 'equalRounded', 'member', 'lt', 'lte', 'gt', 'gte'])

export interface Compared {
  texts: string[]
  /** Where something may change. */
  edges: number[]
  /** Those that the rules themselves name with their room. */
  numbers: { text: string; tolerance?: number }[]
}

/** What rules hold against a response, anywhere in them. */
export function comparedIn(processing: XmlElement | undefined, response: string, correct: readonly string[]): Compared {
  if (!processing) return { texts: [], edges: [], numbers: [] }
  const comparisons = allBelow(processing, (name) => comparing.has(name)).filter((one) =>
    allBelow(one, (name) => name === 'variable').some(({ attributes }) => attributes['identifier'] === response),
  )
  const stated = correct.map(Number).filter((number) => Number.isFinite(number))
  return {
    texts: comparisons.flatMap(literalsIn),
    edges: comparisons.flatMap((one) => edgesOf(one, stated)),
    numbers: comparisons.flatMap(numberIn),
  }
}

/** A number as it is written, with the same room on both sides. */
function numberIn(comparison: XmlElement): Compared['numbers'] {
  const { toleranceMode = 'exact', tolerance = '0' } = comparison.attributes
  const [below = 0, above = below] = tolerance.trim().split(/\s+/).map(Number)
  const [text = '', ...others] = literalsIn(comparison)
  const isPlain = comparison.name === 'equal' && others.length === 0 && Number.isFinite(Number(text)) && text !== ''
  if (!isPlain || toleranceMode === 'relative') return []
  const room = toleranceMode === 'exact' ? 0 : below
  return toleranceMode === 'exact' || below === above
    ? [{ text: text.trim(), ...(room > 0 && { tolerance: room }) }]
    : []
}

function literalsIn(comparison: XmlElement): string[] {
  return allBelow(comparison, (name) => name === 'baseValue').map((value) => textOfElement(value))
}

/** Where the truth of a comparison may change. */
function edgesOf(comparison: XmlElement, stated: readonly number[]): number[] {
  const literals = literalsIn(comparison).map(Number)
  const hasCorrect = allBelow(comparison, (name) => name === 'correct').length > 0
  const values = [...literals, ...(hasCorrect ? stated : [])].filter((value) => Number.isFinite(value))
  const { toleranceMode = 'exact', tolerance = '0' } = comparison.attributes
  const [below = 0, above = below] = tolerance.trim().split(/\s+/).map(Number)
  if (comparison.name === 'equalRounded') throw new Unfollowed('equalRounded')
  if (comparison.name !== 'equal' || toleranceMode === 'exact' || Number.isNaN(below + above)) return values
  return values.flatMap((value) =>
    toleranceMode === 'relative'
      ? [value * (1 - below / 100), value, value * (1 + above / 100)]
      : [value - below, value, value + above],
  )
}
