import type { PostBulkAction } from '@lms/contracts/posts/post-bulk.ts'
import type { PostSummary } from '@lms/contracts/posts/posts.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { BulkOutcome } from '../ui/bulk/BulkOutcome.tsx'
import { usePortions } from '../ui/bulk/portions.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { SelectionBar } from '../ui/data-table/SelectionBar.tsx'
import { changeMany, reloadPosts } from './post-api.ts'
import { postTexts } from './post-texts.ts'

interface PostBulkBarProps {
  posts: readonly PostSummary[]
  isTrash: boolean
  onClear: () => void
  onSelect: (ids: readonly string[]) => void
}

export function PostBulkBar({ posts, isTrash, onClear, onSelect }: PostBulkBarProps) {
  const t = useTexts(postTexts)
  const queryClient = useQueryClient()
  const portions = usePortions(
    posts.map(({ id, title }) => ({ _id: id, title })),
    onSelect,
  )
  const count = formatNumber(posts.length)

  async function run(action: PostBulkAction): Promise<void> {
    const changed = await portions.run(async (ids) => (await changeMany({ action, ids })).results)
    if (changed > 0) toast.success(t('done', { count: formatNumber(changed) }))
    await reloadPosts(queryClient)
  }

  async function remove(): Promise<void> {
    const isWanted = await confirm({
      title: t('deleteManyTitle', { count }),
      message: t('deleteManyMessage'),
      confirmLabel: t('delete'),
      danger: true,
    })
    if (isWanted) await run('delete')
  }

  return (
    <>
      {posts.length > 0 && (
        <SelectionBar label={t('selected', { count })} onClear={onClear}>
          {isTrash ? (
            <Button size="compact-md" onClick={() => void run('restore')}>
              {t('restore')}
            </Button>
          ) : (
            <>
              {(['publish', 'archive'] as const).map((action) => (
                <Button key={action} variant="default" size="compact-md" onClick={() => void run(action)}>
                  {t(action)}
                </Button>
              ))}
              <Button color="danger" size="compact-md" onClick={() => void remove()}>
                {t('delete')}
              </Button>
            </>
          )}
        </SelectionBar>
      )}
      <BulkOutcome
        progress={portions.progress}
        failures={portions.failures}
        texts={{
          working: t('working'),
          progress: (values) => t('progress', values),
          failures: (values) => t('failures', values),
          failure: (values) => t('failure', values),
          dismiss: t('dismiss'),
        }}
        onDismiss={portions.dismiss}
      />
    </>
  )
}
