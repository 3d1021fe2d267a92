import { Button, SegmentedControl } from '@mantine/core'
import { IconEye, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import type { DataColumn, ListQuery, Sort } from '../data-table/data-column.ts'
import { DataTable } from '../data-table/DataTable.tsx'
import { SelectionBar } from '../data-table/SelectionBar.tsx'
import { FilterBar } from '../filter-bar/FilterBar.tsx'
import { FilterChips } from '../filter-bar/FilterChips.tsx'
import { FilterDates } from '../filter-bar/FilterDates.tsx'
import { FilterSelect } from '../filter-bar/FilterSelect.tsx'
import { SearchBox } from '../filter-bar/SearchBox.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { StatusBadge } from '../page/StatusBadge.tsx'
import { type PreviewChild, previewChildren } from './preview-children.ts'
import { previewTexts } from './preview-texts.ts'

const states = ['rows', 'loading', 'empty', 'error'] as const
type State = (typeof states)[number]
type Key = 'name' | 'score'

const noFilters = { search: '', level: '' as PreviewChild['level'] | '', from: '', to: '' }

/** A list as screens have it, only that its state is kept here and not in the address. */
export function TablePreview() {
  const t = useTexts(previewTexts)
  const [state, setState] = useState<State>('rows')
  const [filters, setFilters] = useState(noFilters)
  const [sort, setSort] = useState<Sort<Key>>({ sortBy: 'name', sortOrder: 'asc' })
  const [selected, setSelected] = useState<readonly string[]>([])
  const change = (changes: Partial<typeof noFilters>) => setFilters({ ...filters, ...changes })
  const rows = sorted(previewChildren, sort).filter(
    (child) => child.name.includes(filters.search) && (filters.level === '' || child.level === filters.level),
  )
  return (
    <>
      <SegmentedControl
        aria-label={t('tableState')}
        value={state}
        onChange={(next) => setState(next)}
        data={states.map((each) => ({ value: each, label: t(each) }))}
      />
      <FilterBar
        activeCount={Object.values(filters).filter(Boolean).length}
        search={
          <SearchBox
            placeholder={t('searchChildren')}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
        }
      >
        <FilterSelect
          label={t('level')}
          value={filters.level}
          options={(['easy', 'medium', 'hard'] as const).map((level) => ({ value: level, label: t(level) }))}
          onChange={(level) => change({ level })}
        />
        <FilterDates from={filters.from} to={filters.to} onChange={change} />
      </FilterBar>
      <FilterChips
        chips={Object.entries(filters)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ label: `${name}: ${value}`, onRemove: () => change({ [name]: '' }) }))}
        onClearAll={() => setFilters(noFilters)}
      />
      {selected.length > 0 && (
        <SelectionBar label={t('selected', { count: selected.length })} onClear={() => setSelected([])}>
          <Button size="compact-md">{t('bulkActions')}</Button>
        </SelectionBar>
      )}
      <DataTable
        label={t('table')}
        columns={useColumns()}
        rows={state === 'rows' ? rows : state === 'empty' ? [] : undefined}
        rowId={(child) => child.id}
        rowName={(child) => child.name}
        query={queryIn(state)}
        expectedRows={5}
        errorTitle={t('loadFailed')}
        empty={
          <EmptyState
            title={t('noChildren')}
            message={t('noChildrenMessage')}
            action={<Button variant="default">{t('clearFilters')}</Button>}
          />
        }
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        rowActions={(child) => [
          { label: t('view'), icon: IconEye, onClick: () => toast.info(child.name) },
          { label: t('remove'), icon: IconTrash, danger: true, disabled: child.score === 0, onClick: () => undefined },
        ]}
      />
    </>
  )
}

function useColumns(): DataColumn<PreviewChild, Key>[] {
  const t = useTexts(previewTexts)
  return [
    { id: 'name', header: t('child'), cell: (child) => child.name, sortBy: 'name', rowHeader: true, minWidth: 180 },
    { id: 'class', header: t('class'), cell: (child) => child.class },
    {
      id: 'level',
      header: t('level'),
      cell: (child) => <StatusBadge color={child.level}>{t(child.level)}</StatusBadge>,
      minWidth: 120,
    },
    { id: 'score', header: t('score'), cell: (child) => child.score, sortBy: 'score', numeric: true },
  ]
}

function queryIn(state: State): ListQuery {
  const error = new ApiError({ status: 0, code: 'network', message: 'Network error occurred' })
  return {
    isPending: state === 'loading',
    isFetching: state === 'loading',
    isError: state === 'error',
    error: state === 'error' ? error : null,
    refetch: () => undefined,
  }
}

function sorted(children: readonly PreviewChild[], { sortBy, sortOrder }: Sort<Key>): PreviewChild[] {
  const direction = sortOrder === 'asc' ? 1 : -1
  return children.toSorted((a, b) =>
    sortBy === 'score' ? direction * (a.score - b.score) : direction * a.name.localeCompare(b.name, 'vi'),
  )
}
