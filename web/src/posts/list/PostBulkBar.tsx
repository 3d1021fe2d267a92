import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { useTexts } from '../../lib/texts.ts'
import { BulkBar } from '../../ui/bulk/BulkBar.tsx'
import { useRecordBulk } from '../../ui/bulk/record-bulk.ts'
import type { KeptSelection } from '../../ui/record-list/kept-selection.ts'
import { changeMany, reloadPosts } from '../post-api.ts'
import { postTexts } from '../post-texts.ts'

export function PostBulkBar({ chosen, isTrash }: { chosen: KeptSelection<PostSummary>; isTrash: boolean }) {
  const t = useTexts(postTexts)
  const versions = Object.fromEntries(chosen.records.map(({ id, version }) => [id, version]))
  const { bar, act, remove, restore } = useRecordBulk<PostSummary, 'publish' | 'archive'>({
    chosen,
    nameOf: (post) => post,
    reload: reloadPosts,
    t,
    // As they were read: what somebody else has changed since is named, not published unseen.
    change: (action, ids) => changeMany({ action, ids, versions: action === 'restore' ? {} : versions }),
  })
  return <BulkBar {...bar} acts={isTrash ? [restore] : [act('publish'), act('archive'), remove]} />
}
