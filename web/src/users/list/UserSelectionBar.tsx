import type { Pagination } from '@lms/contracts/fields.ts'
import { Button } from '@mantine/core'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { SelectionBar } from '../../ui/data-table/SelectionBar.tsx'
import { type UserSelection, sizeOf } from '../bulk/user-selection.ts'
import { userTexts } from '../user-texts.ts'

interface UserSelectionBarProps {
  selection: UserSelection
  pagination: Pagination | undefined
  onSelectAll: (total: number) => void
  onClear: () => void
  onBulk: () => void
}

export function UserSelectionBar({ selection, pagination, onSelectAll, onClear, onBulk }: UserSelectionBarProps) {
  const t = useTexts(userTexts)
  const size = sizeOf(selection)
  if (size === 0) return null
  const { total = 0, totalCapped = false } = pagination ?? {}
  return (
    <SelectionBar label={t('selected', { count: formatNumber(size) })} onClear={onClear}>
      {selection.kind === 'some' && total > size && (
        <Button variant="subtle" size="compact-md" onClick={() => onSelectAll(total)}>
          {t('selectAllMatching', { count: `${formatNumber(total)}${totalCapped ? '+' : ''}` })}
        </Button>
      )}
      <Button size="compact-md" onClick={onBulk}>
        {t('bulkActions')}
      </Button>
    </SelectionBar>
  )
}
