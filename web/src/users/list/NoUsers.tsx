import { Button } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import type { UserListValues } from './user-list.ts'
import { userTexts } from '../user-texts.ts'

export function NoUsers({ list }: { list: ListState<UserListValues> }) {
  const t = useTexts(userTexts)
  const [title, message] = wordsFor(list)
  return (
    <EmptyState
      title={t(title)}
      message={t(message)}
      action={
        <Button variant="default" onClick={list.clearFilters}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}

function wordsFor({ values, activeFilters }: ListState<UserListValues>) {
  if (activeFilters.length === 1 && values.deleted === 'true') return ['nobodyDeleted', 'nobodyDeletedMessage'] as const
  if (activeFilters.length === 1 && values.approval === 'waiting')
    return ['nobodyWaiting', 'nobodyWaitingMessage'] as const
  return ['nothingFound', 'nothingFoundMessage'] as const
}
