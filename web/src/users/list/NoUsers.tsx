import { useTexts } from '../../lib/texts.ts'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import type { UserListValues } from './user-list.ts'
import { userTexts } from '../user-texts.ts'

export function NoUsers({ list }: { list: ListState<UserListValues> }) {
  const t = useTexts(userTexts)
  const [title, message] = wordsFor(list)
  const words = { title: t(title), message: t(message) }
  return <NoRecords list={list} filtered={{ ...words, clear: t('clearFilters') }} none={words} />
}

function wordsFor({ values, activeFilters }: ListState<UserListValues>) {
  if (activeFilters.length === 1 && values.deleted === 'true') return ['nobodyDeleted', 'nobodyDeletedMessage'] as const
  if (activeFilters.length === 1 && values.approval === 'waiting')
    return ['nobodyWaiting', 'nobodyWaitingMessage'] as const
  return ['nothingFound', 'nothingFoundMessage'] as const
}
