import { mediaTypes } from '@lms/contracts/media/media.ts'
import { SegmentedControl } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.ts'
import { FilterBar } from '../ui/filter-bar/FilterBar.tsx'
import { type FilterChip, FilterChips } from '../ui/filter-bar/FilterChips.tsx'
import { FilterSelect } from '../ui/filter-bar/FilterSelect.tsx'
import type { ListState } from '../ui/filter-bar/list-state.ts'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import { libraryTexts } from './library-texts.ts'
import { type MediaListValues, typeName } from './media-list.ts'
import classes from './library.module.css'

export function MediaFilters({ list }: { list: ListState<MediaListValues> }) {
  const t = useTexts(libraryTexts)
  const { search, type, use, view } = list.values
  const chip = (filter: string, value: string, onRemove: () => void): FilterChip => ({
    label: t('filterChip', { filter, value }),
    onRemove,
  })
  const chips = [
    ...(type === '' ? [] : [chip(t('type'), typeName(type), () => list.change({ type: '' }))]),
    ...(use === '' ? [] : [chip(t('use'), t(use), () => list.change({ use: '' }))]),
  ]
  return (
    <>
      <FilterBar
        activeCount={list.activeFilters.filter((name) => name !== 'search').length}
        search={
          <SearchBox
            placeholder={t('searchPlaceholder')}
            value={search}
            onSearch={(next) => list.change({ search: next })}
          />
        }
      >
        <FilterSelect
          label={t('type')}
          value={type}
          options={mediaTypes.map((value) => ({ value, label: typeName(value) }))}
          onChange={(next) => list.change({ type: next })}
        />
        <FilterSelect
          label={t('use')}
          value={use}
          options={(['used', 'unused'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => list.change({ use: next })}
        />
        <SegmentedControl
          className={classes.viewSwitch}
          aria-label={t('view')}
          value={view || 'grid'}
          onChange={(next) => list.change({ view: next === 'list' ? 'list' : 'grid' })}
          data={[
            { value: 'grid', label: <ViewLabel icon={<IconLayoutGrid size={16} aria-hidden />} name={t('grid')} /> },
            { value: 'list', label: <ViewLabel icon={<IconList size={16} aria-hidden />} name={t('list')} /> },
          ]}
        />
      </FilterBar>
      <FilterChips chips={chips} onClearAll={list.clearFilters} />
    </>
  )
}

function ViewLabel({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span className={classes.viewLabel}>
      {icon}
      {name}
    </span>
  )
}
