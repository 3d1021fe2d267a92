import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'
import { Unfollowed } from './values.ts'

const comparing = new Set(['match', 'stringMatch', 'equal', 'equalRounded', 'member', 'lt', 'lte', 'gt', 'gte'])

/** What rules hold against a response, anywhere in them. */
export function comparedIn(
  processing: XmlElement | undefined,
  response: string,
  correct: readonly string[],
): { texts: string[]; edges: number[] } {
  if (!processing) return { texts: [], edges: [] }
  const comparisons = allBelow(processing, (name) => comparing.has(name)).filter((one) =>
    allBelow(one, (name) => name === 'variable').some(({ attributes }) => attributes['identifier'] === response),
  )
  const stated = correct.map(Number).filter((number) => Number.isFinite(number))
  return {
    texts: comparisons.flatMap(literalsIn),
    edges: comparisons.flatMap((one) => edgesOf(one, stated)),
  }
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
