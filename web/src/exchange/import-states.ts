import type { ImportState } from '@lms/contracts/exchange/exchange.ts'
import type { StatusColor } from '../ui/page/StatusBadge.tsx'

export const stateColors: Readonly<Record<ImportState, StatusColor>> = {
  reading: 'gray',
  failed: 'danger',
  staged: 'brand',
  saving: 'gray',
  saved: 'success',
  undone: 'gray',
}
