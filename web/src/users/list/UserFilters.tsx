import { roles } from '@lms/contracts/roles.ts'
import { useTexts } from '../../lib/texts.ts'
import { ListFilters } from '../../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../../ui/filter-bar/list-filters.tsx'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import type { UserListValues } from './user-list.ts'
import { userTexts } from '../user-texts.ts'

export function UserFilters({ list }: { list: ListState<UserListValues> }) {
  const t = useTexts(userTexts)
  const { role, isActive, approval, deleted } = list.values
  return (
    <ListFilters
      list={list}
      searchPlaceholder={t('searchPlaceholder')}
      searchLabel={t('search')}
      filters={[
        selectFilter({
          label: t('role'),
          value: role,
          options: roles.map((value) => ({ value, label: t(value) })),
          onChange: (next) => list.change({ role: next }),
        }),
        selectFilter({
          label: t('status'),
          value: isActive,
          options: [
            { value: 'true', label: t('active') },
            { value: 'false', label: t('inactive') },
          ],
          onChange: (next) => list.change({ isActive: next }),
        }),
        selectFilter({
          label: t('show'),
          value: deleted === 'true' ? 'deleted' : approval,
          allLabel: t('allUsers'),
          options: [
            { value: 'waiting', label: t('waitingUsers') },
            { value: 'deleted', label: t('deletedUsers') },
          ],
          onChange: (next) =>
            list.change({ approval: next === 'waiting' ? 'waiting' : '', deleted: next === 'deleted' ? 'true' : '' }),
        }),
      ]}
    />
  )
}
