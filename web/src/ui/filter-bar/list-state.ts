import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'

interface Paging {
  page: number
  limit: number
}
type ListSchema = z.ZodType<Paging>

export interface ListState<Values extends Paging> {
  /** Filters, sorting and paging, as the address has them. */
  values: Values
  /** Changes filters, sorting or page size, and returns to the first page. */
  change: (changes: Partial<Omit<Values, 'page'>>) => void
  goTo: (page: number, options?: { replace: boolean }) => void
  /** Takes all filters back to where they were at first; sorting and page size stay. */
  clearFilters: () => void
  /** Filters that differ from how the list shows at first. */
  activeFilters: readonly (keyof Values & string)[]
}

/** How a list is shown, not what it shows. */
const notFilters = new Set(['page', 'limit', 'sortBy', 'sortOrder', 'view'])

/** The state of a list lives in the address: a link reproduces the screen, and Back works. */
export function useListState<Schema extends ListSchema>(schema: Schema): ListState<z.output<Schema>> {
  type Values = z.output<Schema>
  const navigate = useNavigate()
  const address: Record<string, unknown> = useSearch({ strict: false })
  const [defaults] = useState(() => schema.parse({}) as Values & Record<string, unknown>)
  const values = schema.parse(address) as Values & Record<string, unknown>
  const activeFilters = Object.keys(defaults).filter(
    (key): key is keyof Values & string => !notFilters.has(key) && values[key] !== defaults[key],
  )

  function write(changes: Partial<Values>, replace = false): void {
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => withoutDefaults(previous, changes, schema, defaults),
      replace,
      resetScroll: false,
    })
  }

  return {
    values,
    activeFilters,
    change: (changes) => write({ ...changes, page: 1 } as Partial<Values>, isTyping(values, changes)),
    goTo: (page, options) => write({ page } as Partial<Values>, options?.replace),
    clearFilters: () =>
      write({ ...Object.fromEntries(activeFilters.map((key) => [key, defaults[key]])), page: 1 } as Partial<Values>),
  }
}

/** Words typed one after the other are one step back, not many. */
function isTyping(values: Record<string, unknown>, changes: Record<string, unknown>): boolean {
  const { search } = changes
  return typeof search === 'string' && search !== '' && typeof values['search'] === 'string' && values['search'] !== ''
}

function withoutDefaults(
  previous: Record<string, unknown>,
  changes: Record<string, unknown>,
  schema: ListSchema,
  defaults: Record<string, unknown>,
): Record<string, unknown> {
  const current = schema.parse(previous) as unknown as Record<string, unknown>
  const next = { ...previous, ...current, ...changes }
  return Object.fromEntries(Object.entries(next).filter(([key, value]) => value !== defaults[key]))
}
