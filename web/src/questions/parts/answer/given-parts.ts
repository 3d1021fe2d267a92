import type { GivenAnswer } from '@lms/contracts/attempts/attempts.ts'

type GivenParts = Record<string, string | boolean>

/** What was given so far, part by part. */
export function partsOf(given: GivenAnswer | undefined): GivenParts {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}
}

/** The same with one part changed; what is empty is taken back, and nothing at all is no answer. */
export function withPart(given: GivenAnswer | undefined, part: string, value: string | boolean | null): GivenAnswer {
  const { [part]: _before, ...others } = partsOf(given)
  const next = value === null || value === '' ? others : { ...others, [part]: value }
  return Object.keys(next).length === 0 ? null : next
}

/** The items in the order that was given; those that it does not name come last, in the order of the paper. */
export function inGivenOrder<Item extends { _id: string }>(
  items: readonly Item[],
  given: GivenAnswer | undefined,
): Item[] {
  const order = Array.isArray(given) ? given : []
  const named = order.flatMap((id) => items.find(({ _id }) => _id === id) ?? [])
  return [...named, ...items.filter((item) => !named.includes(item))]
}

/** One moved by so many places; ids in their new order. */
export function moved(ids: readonly string[], index: number, by: number): string[] {
  const target = Math.min(Math.max(index + by, 0), ids.length - 1)
  const next = ids.filter((_, place) => place !== index)
  next.splice(target, 0, ...ids.slice(index, index + 1))
  return next
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}
