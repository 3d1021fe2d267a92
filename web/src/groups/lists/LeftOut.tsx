import type { ListRow, StudentList } from '@lms/contracts/groups/student-lists.ts'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { RowNotes } from './RowNotes.tsx'
import { rowsQuery } from './student-list-api.ts'
import { studentListTexts } from './student-list-texts.ts'

const Rows = listSchema({}, { limit: 20 })

/** Lines of which nobody was made, each with its reason. */
export function LeftOut({ list }: { list: StudentList }) {
  const t = useTexts(studentListTexts)
  const state = useListState(Rows)
  const { page, limit } = state.values
  const query = useQuery(rowsQuery(list._id, { page, limit, only: 'blocked' }))
  const columns = useColumns()
  return (
    <>
      <Alert color="warning" variant="outline" icon={<IconAlertTriangle aria-hidden />}>
        {t('leftOut', { count: formatNumber(list.counts.blocked) })}
      </Alert>
      <RecordTable
        list={state}
        pagination={query.data?.pagination}
        label={t('leftOutRows')}
        columns={columns}
        rows={query.data?.rows}
        rowId={({ number }) => String(number)}
        rowName={({ name, number }) => name || String(number)}
        query={query}
        expectedRows={Math.min(limit, list.counts.blocked)}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={state}
            none={{ title: t('noRows') }}
            filtered={{ title: t('noRows'), clear: t('clearFilters') }}
          />
        }
        pager={{ onlyWhenNeeded: true }}
      />
    </>
  )
}

function useColumns(): DataColumn<ListRow>[] {
  const t = useTexts(studentListTexts)
  return [
    { id: 'number', header: t('line'), numeric: true, cell: ({ number }) => formatNumber(number) },
    { id: 'name', header: t('name'), rowHeader: true, minWidth: 130, cell: ({ name }) => name || t('none') },
    { id: 'group', header: t('group'), minWidth: 80, cell: ({ groupName }) => groupName || t('none') },
    { id: 'notes', header: t('notes'), minWidth: 170, cell: (row) => <RowNotes row={row} /> },
  ]
}
