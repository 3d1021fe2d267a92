import type { Tag } from '@lms/contracts/taxonomy/taxonomy.ts'
import { taxonomyMessages } from '@lms/contracts/taxonomy/taxonomy-messages.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { Alert, Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Label } from './Label.tsx'
import { joinTags, reloadTaxonomy, similarTagsQuery } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'
import classes from './taxonomy.module.css'

/** Pairs such as 'Toán học' and 'toan hoc': offered to be merged, into the one that has more posts. */
export function SimilarTags() {
  const t = useTexts(taxonomyTexts)
  const { data: groups = [] } = useQuery(similarTagsQuery(''))
  if (groups.length === 0) return null
  return (
    <Alert color="warning" variant="outline" icon={<IconCopy aria-hidden />} title={t('similarTitle')}>
      {t('similarHint')}
      <ul className={classes.groups}>
        {groups.slice(0, 5).map((group) => (
          <Group key={group.map(({ id }) => id).join()} tags={group} />
        ))}
      </ul>
    </Alert>
  )
}

function Group({ tags }: { tags: readonly Tag[] }) {
  const t = useTexts(taxonomyTexts)
  const queryClient = useQueryClient()
  const [kept, ...others] = tags.toSorted(
    (one, other) => other.postCount - one.postCount || Number(hasMarks(other)) - Number(hasMarks(one)),
  )
  const from = others.map(({ name }) => name).join(', ')
  const into = kept?.name ?? ''
  const merging = useMutation({
    mutationFn: async () => {
      for (const { id } of others) if (kept !== undefined) await joinTags(id, kept.id)
    },
    onSuccess: () => toast.success(translated(taxonomyMessages.tagsMerged)),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => reloadTaxonomy(queryClient),
  })

  async function merge(): Promise<void> {
    const isWanted = await confirm({
      title: t('mergeGroup', { from, into }),
      message: t('mergeTagHint', { name: from }),
      confirmLabel: t('mergeNow'),
      danger: true,
    })
    if (isWanted) merging.mutate()
  }

  return (
    <li className={classes.group}>
      <span className={classes.groupLabels}>
        {tags.map((tag) => (
          <Label key={tag.id} label={tag} />
        ))}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        loading={merging.isPending}
        aria-label={t('mergeGroup', { from, into })}
        onClick={() => void merge()}
      >
        {t('mergeNow')}
      </Button>
    </li>
  )
}

/** Of two that are used alike, the one that is written with its accents is meant. */
function hasMarks({ name }: Tag): boolean {
  return foldText(name) !== name.toLowerCase()
}
