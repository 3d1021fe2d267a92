import type { ScanState, ScannedSheet, SheetState } from '@lms/contracts/scans/scans.ts'
import type { StatusColor } from '../ui/page/StatusBadge.tsx'

export const sheetColors: Readonly<Record<SheetState, StatusColor>> = {
  read: 'brand',
  doubtful: 'warning',
  again: 'danger',
  unknown_code: 'danger',
  foreign_quiz: 'danger',
  wrong_child: 'warning',
  double: 'warning',
  missing: 'warning',
  confirmed: 'success',
  undone: 'gray',
}

export const scanColors: Readonly<Record<ScanState, StatusColor>> = {
  reading: 'gray',
  open: 'brand',
  confirming: 'gray',
  undoing: 'gray',
}

/** What a person can settle by looking. */
export function wantsLook({ state }: Pick<ScannedSheet, 'state'>): boolean {
  return state !== 'read' && state !== 'confirmed' && state !== 'undone'
}
