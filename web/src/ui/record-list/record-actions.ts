import { IconArrowBackUp, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Translate } from '../../lib/texts.ts'
import type { RowAction } from '../data-table/data-column.ts'

interface RecordActions {
  t: Translate<'view' | 'edit' | 'restore' | 'delete'>
  isDeleted: boolean
  /** Everybody who sees a record may look at it. */
  mayChange: boolean
  onView: () => void
  onEdit: () => void
  onRestore: () => void
  onDelete: () => void
  /** What the slice adds between editing and deleting. */
  more?: readonly RowAction[]
  /** What those may do who may not change it. */
  forReaders?: readonly RowAction[]
}

/** The menu of a record, by what the person may do and where the record is. */
export function recordActions(options: RecordActions): RowAction[] {
  const { t, isDeleted, mayChange, more = [], forReaders = [] } = options
  const view = { label: t('view'), icon: IconEye, onClick: options.onView }
  if (!mayChange) return [view, ...forReaders]
  if (isDeleted) return [view, { label: t('restore'), icon: IconArrowBackUp, onClick: options.onRestore }]
  return [
    view,
    { label: t('edit'), icon: IconPencil, onClick: options.onEdit },
    ...more,
    { label: t('delete'), icon: IconTrash, danger: true, onClick: options.onDelete },
  ]
}
