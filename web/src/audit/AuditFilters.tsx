import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../lib/texts.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { daysFilter, selectFilter } from '../ui/filter-bar/list-filters.tsx'
import type { ListState } from '../ui/filter-bar/list-state.ts'
import { PersonFilter } from './PersonFilter.tsx'
import { personQuery } from './audit-api.ts'
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
  const { action, recordType, actorId, from, to } = list.values
  const person = useQuery(personQuery(actorId))
  const choosePerson = (id: string): void => list.change({ actorId: id })
  return (
    <ListFilters
      list={list}
      searchPlaceholder={t('searchPlaceholder')}
      filters={[
        selectFilter({
          label: t('action'),
          allLabel: t('all'),
          searchable: true,
          value: action,
          options: withChosen(actions, action).map((value) => ({ value, label: actionLabel(actionText, value) })),
          onChange: (value) => list.change({ action: value }),
        }),
        selectFilter({
          label: t('recordType'),
          allLabel: t('all'),
          value: recordType,
          options: withChosen(recordTypes, recordType).map((value) => ({
            value,
            label: recordLabel(recordText, value),
          })),
          onChange: (value) => list.change({ recordType: value }),
        }),
        {
          label: t('person'),
          field: <PersonFilter value={actorId} onChange={choosePerson} />,
          set:
            actorId === '' ? [] : [{ label: t('person'), value: person.data ?? '…', onRemove: () => choosePerson('') }],
        },
        daysFilter({
          format: 'DD/MM/YYYY',
          fromLabel: t('from'),
          toLabel: t('to'),
          from,
          to,
          onChange: list.change,
        }),
      ]}
    />
  )
}

/** What the address asks for stays visible, also before the server has said what there is. */
function withChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, chosen])].filter((value) => value !== '')
}
