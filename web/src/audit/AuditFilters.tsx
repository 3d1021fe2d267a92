import { useTexts } from '../lib/texts.ts'
import { FilterBar } from '../ui/filter-bar/FilterBar.tsx'
import { FilterDates } from '../ui/filter-bar/FilterDates.tsx'
import { FilterSelect } from '../ui/filter-bar/FilterSelect.tsx'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import type { ListState } from '../ui/filter-bar/list-state.ts'
import { PersonFilter } from './PersonFilter.tsx'
import type { AuditListValues } from './audit-list.ts'
import { auditTexts } from './audit-texts.ts'
import { actionLabel, auditActionTexts, auditRecordTexts, recordLabel } from './audit-label-texts.ts'

interface AuditFiltersProps {
  list: ListState<AuditListValues>
  /** What the log holds, as the server knows it. */
  actions: readonly string[]
  recordTypes: readonly string[]
}

export function AuditFilters({ list, actions, recordTypes }: AuditFiltersProps) {
  const t = useTexts(auditTexts)
  const actionText = useTexts(auditActionTexts)
  const recordText = useTexts(auditRecordTexts)
  const { search, action, recordType, actorId, from, to } = list.values
  return (
    <FilterBar
      activeCount={list.activeFilters.length}
      search={
        <SearchBox
          placeholder={t('searchPlaceholder')}
          value={search}
          onSearch={(text) => list.change({ search: text })}
        />
      }
    >
      <FilterSelect
        label={t('action')}
        allLabel={t('all')}
        searchable
        value={action}
        options={withChosen(actions, action).map((value) => ({ value, label: actionLabel(actionText, value) }))}
        onChange={(value) => list.change({ action: value })}
      />
      <FilterSelect
        label={t('recordType')}
        allLabel={t('all')}
        value={recordType}
        options={withChosen(recordTypes, recordType).map((value) => ({
          value,
          label: recordLabel(recordText, value),
        }))}
        onChange={(value) => list.change({ recordType: value })}
      />
      <PersonFilter value={actorId} onChange={(id) => list.change({ actorId: id })} />
      <FilterDates
        format="DD/MM/YYYY"
        fromLabel={t('from')}
        toLabel={t('to')}
        from={from}
        to={to}
        onChange={(changes) => list.change(changes)}
      />
    </FilterBar>
  )
}

/** What the address asks for stays visible, also before the server has said what there is. */
function withChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, chosen])].filter((value) => value !== '')
}
