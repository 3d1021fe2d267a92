import { SortOrder, maximumPageSize } from '@lms/contracts/fields.ts'
import { z } from 'zod'

/**
 * The shape of a list's address. Whatever does not fit falls back to its default, so that no link,
 * however old or mistyped, breaks a screen.
 */
export function listSchema<Filters extends z.ZodRawShape>(filters: Filters, { limit = 10 } = {}) {
  return z.object({
    ...filters,
    page: z.coerce.number().int().min(1).catch(1),
    limit: z.coerce.number().int().min(1).max(maximumPageSize).catch(limit),
  })
}

// The router reads `?search=123` and `?isActive=true` as what they look like; filters are always text.
const asText = z.preprocess(
  (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
  z.string(),
)

/** Free text; empty means no filter. */
export function textFilter() {
  return asText.pipe(z.string().trim().max(200)).catch('')
}

/** One of the values; empty, or the given default, means no filter. */
export function choiceFilter<const Value extends string>(values: readonly Value[], initial: Value | '' = '') {
  return oneOf<Value | ''>([...values, ''], initial)
}

/** A day as `2026-11-30`; empty means no filter. */
export function dayFilter() {
  return asText.pipe(z.union([z.iso.date(), z.literal('')])).catch('')
}

/** Spread into a list's schema: the columns that can be sorted, and the order at first. */
export function sortedBy<const Key extends string>(keys: readonly Key[], key: Key, order: SortOrder = 'asc') {
  return {
    sortBy: oneOf(keys, key),
    sortOrder: SortOrder.catch(order),
  }
}

function oneOf<Value extends string>(known: readonly Value[], initial: Value): z.ZodType<Value> {
  const find = (input: unknown): Value => known.find((value) => value === asText.safeParse(input).data) ?? initial
  return z.unknown().optional().transform(find)
}
