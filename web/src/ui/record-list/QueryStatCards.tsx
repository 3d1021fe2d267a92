import { messageOf } from '../../lib/api-error.ts'
import { type Stat, StatCards } from '../page/StatCards.tsx'

interface QueryStatCardsProps<Data> {
  query: { readonly data: Data | undefined; readonly isError: boolean; readonly error: Error | null }
  stats: readonly (Omit<Stat, 'value' | 'hint'> & { of: (data: Data) => number | string })[]
}

/** Numbers that the server counts; a dash for each that it could not, and the reason beside the first. */
export function QueryStatCards<Data>({ query: { data, isError, error }, stats }: QueryStatCardsProps<Data>) {
  const isMissing = isError && data === undefined
  return (
    <StatCards
      stats={stats.map(({ of, ...stat }, index) => ({
        ...stat,
        value: isMissing ? '—' : data && of(data),
        hint: isMissing && index === 0 ? messageOf(error) : undefined,
      }))}
    />
  )
}
