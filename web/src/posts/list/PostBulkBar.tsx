import type { PostBulkAction } from '@lms/contracts/posts/post-bulk.ts'
import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useBulk } from '../../ui/bulk/use-bulk.ts'
import type { Question } from '../../ui/confirm/confirm.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { changeMany, reloadPosts } from '../post-api.ts'
import { postTexts } from '../post-texts.ts'

interface PostBulkBarProps {
  chosen: KeptSelection<PostSummary>
  isTrash: boolean
}

export function PostBulkBar({ chosen, isTrash }: PostBulkBarProps) {
  const t = useTexts(postTexts)
  const bulk = useBulk({
    records: chosen.records,
    nameOf: (post) => post,
    onSelect: chosen.select,
    reload: reloadPosts,
  })
  const count = formatNumber(chosen.ids.length)

  function act(action: PostBulkAction, question?: Question): () => void {
    const order = { question, done: (changed: string) => t('done', { count: changed }) }
    return () => void bulk.runPortions(order, async (ids) => (await changeMany({ action, ids })).results)
  }

  const deletion = {
    title: t('deleteManyTitle', { count }),
    message: t('deleteManyMessage'),
    confirmLabel: t('delete'),
    danger: true,
  }
  return (
    <BulkBar
      label={t('selected', { count })}
      selection={chosen}
      bulk={bulk}
      t={t}
      acts={
        isTrash
          ? [{ label: t('restore'), kind: 'main', onClick: act('restore') }]
          : [
              { label: t('publish'), onClick: act('publish') },
              { label: t('archive'), onClick: act('archive') },
              { label: t('delete'), kind: 'danger', onClick: act('delete', deletion) },
            ]
      }
    />
  )
}
