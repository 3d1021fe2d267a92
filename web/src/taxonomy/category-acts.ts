import type { Category } from '@lms/contracts/taxonomy/taxonomy.ts'
import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { IconArrowMerge, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import type { RowAction } from '../ui/data-table/data-column.ts'
import type { EditedCategory } from './CategoryDialog.tsx'
import { reloadTaxonomy, removeCategory } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'

interface CategoryActs {
  onEdit: (edited: EditedCategory) => void
  onMerge: (category: Category) => void
}

export function useCategoryActs({ onEdit, onMerge }: CategoryActs): (category: Category) => RowAction[] {
  const t = useTexts(taxonomyTexts)
  const queryClient = useQueryClient()

  /** What still has posts cannot go; what can be done about it is offered instead. */
  async function remove(category: Category): Promise<void> {
    const { id, name, postCount } = category
    if (postCount > 0) {
      const isMerge = await confirm({
        title: t('keepTitle', { name }),
        message: t('keepMessage', { count: formatNumber(postCount) }),
        confirmLabel: t('merge'),
      })
      if (isMerge) onMerge(category)
      return
    }
    const isWanted = await confirm({
      title: t('deleteTitle', { name }),
      message: t('deleteCategoryMessage'),
      confirmLabel: t('delete'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await removeCategory(id)
      toast.success(translated(taxonomyMessages.categoryDeleted))
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadTaxonomy(queryClient)
  }

  return (category) => [
    { label: t('edit'), icon: IconPencil, onClick: () => onEdit({ category }) },
    { label: t('addInside'), icon: IconPlus, onClick: () => onEdit({ parent: category.id }) },
    { label: t('merge'), icon: IconArrowMerge, onClick: () => onMerge(category) },
    { label: t('delete'), icon: IconTrash, danger: true, onClick: () => void remove(category) },
  ]
}
