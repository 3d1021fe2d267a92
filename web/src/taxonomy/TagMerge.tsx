import type { Tag } from '@lms/contracts/taxonomy/taxonomy.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { joinTags, tagsQuery } from './taxonomy-api.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'

export function TagMerge({ from, onClose }: { from: Tag | null; onClose: () => void }) {
  const t = useTexts(taxonomyTexts)
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text, 300)
  const { data } = useQuery({ ...tagsQuery({ search, limit: 50 }), enabled: from !== null })
  return (
    <MergeDialog
      from={from}
      hint={(name) => t('mergeTagHint', { name })}
      targets={(data?.tags ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onSearch={setText}
      merge={joinTags}
      kind="tag"
      onClose={onClose}
    />
  )
}
