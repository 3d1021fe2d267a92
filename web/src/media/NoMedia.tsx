import { Button } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import type { ListState } from '../ui/filter-bar/list-state.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { libraryTexts } from './library-texts.ts'
import type { MediaListValues } from './media-list.ts'

export function NoMedia({ list }: { list: ListState<MediaListValues> }) {
  const t = useTexts(libraryTexts)
  if (list.activeFilters.length === 0) return <EmptyState title={t('empty')} message={t('emptyMessage')} />
  return (
    <EmptyState
      title={t('nothingFound')}
      message={t('nothingFoundMessage')}
      action={
        <Button variant="default" onClick={list.clearFilters}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}
