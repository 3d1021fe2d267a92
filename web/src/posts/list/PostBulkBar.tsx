import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useRecordBulk } from '../../ui/bulk/record-bulk.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { changeMany, reloadPosts } from '../post-api.ts'
import { postTexts } from '../post-texts.ts'

export function PostBulkBar({ chosen, isTrash }: { chosen: KeptSelection<PostSummary>; isTrash: boolean }) {
  const t = useTexts(postTexts)
  const { bar, act, remove, restore } = useRecordBulk<PostSummary, 'publish' | 'archive'>({
    chosen,
    nameOf: (post) => post,
    reload: reloadPosts,
    t,
    change: (action, ids) => changeMany({ action, ids }),
  })
  return <BulkBar {...bar} acts={isTrash ? [restore] : [act('publish'), act('archive'), remove]} />
}
