import { mediaTypes } from '@lms/contracts/media/media.ts'
import { SegmentedControl } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../ui/filter-bar/list-filters.tsx'
import type { ListState } from '../ui/filter-bar/list-state.ts'
import { libraryTexts } from './library-texts.ts'
import { type MediaListValues, typeName } from './media-list.ts'
import classes from './library.module.css'

export function MediaFilters({ list }: { list: ListState<MediaListValues> }) {
  const t = useTexts(libraryTexts)
  const { type, use, view } = list.values
  return (
    <ListFilters
      list={list}
      searchPlaceholder={t('searchPlaceholder')}
      filters={[
        selectFilter({
          label: t('type'),
          value: type,
          options: mediaTypes.map((value) => ({ value, label: typeName(value) })),
          onChange: (next) => list.change({ type: next }),
        }),
        selectFilter({
          label: t('use'),
          value: use,
          options: (['used', 'unused'] as const).map((value) => ({ value, label: t(value) })),
          onChange: (next) => list.change({ use: next }),
        }),
      ]}
    >
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
    </ListFilters>
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
