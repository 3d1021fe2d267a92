import { roles } from '@lms/contracts/roles.ts'
import { useTexts } from '../../lib/texts.ts'
import { FilterBar } from '../../ui/filter-bar/FilterBar.tsx'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { SearchBox } from '../../ui/filter-bar/SearchBox.tsx'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import type { UserListValues } from './user-list.ts'
import { userTexts } from '../user-texts.ts'

export function UserFilters({ list }: { list: ListState<UserListValues> }) {
  const t = useTexts(userTexts)
  const { search, role, isActive, approval, deleted } = list.values
  return (
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
        label={t('role')}
        value={role}
        options={roles.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => list.change({ role: next })}
      />
      <FilterSelect
        label={t('status')}
        value={isActive}
        options={[
          { value: 'true', label: t('active') },
          { value: 'false', label: t('inactive') },
        ]}
        onChange={(next) => list.change({ isActive: next })}
      />
      <FilterSelect
        label={t('show')}
        value={deleted === 'true' ? 'deleted' : approval}
        allLabel={t('allUsers')}
        options={[
          { value: 'waiting', label: t('waitingUsers') },
          { value: 'deleted', label: t('deletedUsers') },
        ]}
        onChange={(next) =>
          list.change({ approval: next === 'waiting' ? 'waiting' : '', deleted: next === 'deleted' ? 'true' : '' })
        }
      />
    </FilterBar>
  )
}
