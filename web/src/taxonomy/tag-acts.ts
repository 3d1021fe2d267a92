import type { Tag } from '@lms/contracts/taxonomy/taxonomy.ts'
import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import type { RowAction } from '../ui/data-table/data-column.ts'
import { reloadTaxonomy, removeTag } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'

interface TagActs {
  onEdit: (tag: Tag) => void
  onMerge: (tag: Tag) => void
}

export function useTagActs({ onEdit, onMerge }: TagActs): (tag: Tag) => RowAction[] {
  const t = useTexts(taxonomyTexts)
  const queryClient = useQueryClient()

  async function remove({ id, name, postCount }: Tag): Promise<void> {
    const isWanted = await confirm({
      title: t('deleteTitle', { name }),
      message: t('deleteTagMessage', { count: formatNumber(postCount) }),
      confirmLabel: t('delete'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await removeTag(id)
      toast.success(translated(taxonomyMessages.tagDeleted))
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadTaxonomy(queryClient)
  }

  return (tag) => [
    { label: t('edit'), icon: IconPencil, onClick: () => onEdit(tag) },
    { label: t('merge'), icon: IconArrowMerge, onClick: () => onMerge(tag) },
    { label: t('delete'), icon: IconTrash, danger: true, onClick: () => void remove(tag) },
  ]
}
