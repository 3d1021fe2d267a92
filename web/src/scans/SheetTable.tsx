import type { ScannedSheet } from '@lms/contracts/scans/scans.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { ListQuery } from '../ui/data-table/data-column.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { scanTexts } from './scan-texts.ts'
import { useSheetColumns, useSheetName } from './sheet-columns.tsx'

interface SheetTableProps {
  sheets: readonly ScannedSheet[]
  query: ListQuery
  onLook: (sheet: ScannedSheet) => void
}

/** Every sheet of a batch with what is known of it. */
export function SheetTable({ sheets, query, onLook }: SheetTableProps) {
  const t = useTexts(scanTexts)
  const columns = useSheetColumns(onLook)
  const nameOf = useSheetName()
  return (
    <DataTable
      label={t('sheets')}
      columns={columns}
      rows={sheets}
      rowId={({ _id }) => _id}
      rowName={nameOf}
      query={query}
      errorTitle={t('loadFailed')}
      empty={<EmptyState title={t('noSheets')} />}
    />
  )
}
