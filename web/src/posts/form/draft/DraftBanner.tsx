import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTexts } from '../../../lib/texts.ts'
import { useMoments } from '../../post-moments.ts'
import type { LocalDraft } from './local-draft.ts'
import { postFormTexts } from '../post-form-texts.ts'
import type { PostValues } from '../post-values.ts'

interface DraftBannerProps {
  draft: LocalDraft<PostValues>
  onRestore: () => void
  onDiscard: () => void
}

export function DraftBanner({ draft, onRestore, onDiscard }: DraftBannerProps) {
  const t = useTexts(postFormTexts)
  const { moment } = useMoments()
  const title = draft.values.title.trim() === '' ? t('untitled') : draft.values.title
  return (
    <Alert color="brand" variant="outline" icon={<IconHistory aria-hidden />} title={t('draftFound')}>
      <Text size="sm" mb="xs">
        {t('draftFoundMessage', { moment: moment(draft.keptAt), title })}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={onRestore}>
          {t('restoreDraft')}
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </Group>
    </Alert>
  )
}
