import { Fragment, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { filterBarTexts } from './filter-bar-texts.ts'
import type { ListFilter } from './list-filters.tsx'
import { SearchBox } from './SearchBox.tsx'

interface ListFiltersProps {
  list: {
    values: { search: string }
    activeFilters: readonly string[]
    change: (changes: { search: string }) => void
    clearFilters: () => void
  }
  searchPlaceholder: string
  /** Searches on Enter instead of while somebody types. */
  searchOnEnter?: boolean
  /** What a search is called among the filters that are set; without it the box alone shows it. */
  searchLabel?: string
  /** In the order in which people narrow down. */
  filters?: readonly ListFilter[]
  /** What else stands in the bar. */
  children?: ReactNode
}

const noFilters: readonly ListFilter[] = []

/** How a list is narrowed down: a search, the filters, and those that are set, each removable and all at once. */
export function ListFilters({ list, filters = noFilters, searchLabel, children, ...options }: ListFiltersProps) {
  const t = useTexts(filterBarTexts)
  const { values, activeFilters, change, clearFilters } = list
  const onRemove = (): void => change({ search: '' })
  const set = [
    ...(searchLabel === undefined || values.search === ''
      ? []
      : [{ label: searchLabel, value: values.search, onRemove }]),
    ...filters.flatMap((filter) => filter.set),
  ]
  const fields = filters.filter(({ field }) => field !== undefined)
  return (
    <>
      <FilterBar
        activeCount={activeFilters.filter((name) => name !== 'search').length}
        search={
          <SearchBox
            when={options.searchOnEnter === true ? 'enter' : undefined}
            placeholder={options.searchPlaceholder}
            value={values.search}
            onSearch={(search) => change({ search })}
          />
        }
      >
        {fields.length > 0 || children !== undefined ? (
          <>
            {fields.map(({ label, field }) => (
              <Fragment key={label}>{field}</Fragment>
            ))}
            {children}
          </>
        ) : undefined}
      </FilterBar>
      <FilterChips
        chips={set.map(({ label, value, onRemove: remove }) => ({
          label: t('chip', { filter: label, value }),
          onRemove: remove,
        }))}
        onClearAll={clearFilters}
      />
    </>
  )
}
