import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { topicsQuery } from './topic-api.ts'
import { topicTexts } from './topic-texts.ts'

interface TopicSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  /** Empty while none is chosen. */
  subject: string
  value: string | null
  /** A topic that was written by hand before there was a tree. */
  written?: string
  onChange: (topicId: string | null, path: string) => void
}

/** One of the topics of a subject, by its path. */
export function TopicSelect({ subject, value, written = '', onChange, ...select }: TopicSelectProps) {
  const t = useTexts(topicTexts)
  const { data = [], isSuccess } = useQuery(topicsQuery(subject))
  const hint = subject === '' ? t('chooseSubjectFirst') : isSuccess && data.length === 0 ? t('noTopics') : undefined
  return (
    <Select
      {...optionList}
      label={t('topic')}
      placeholder={t('noTopic')}
      {...select}
      description={select.description ?? (value === null && written !== '' ? written : hint)}
      data={data.map(({ _id, path }) => ({ value: _id, label: path }))}
      value={value}
      disabled={select.disabled ?? (subject === '' || (isSuccess && data.length === 0))}
      onChange={(next) => onChange(next, data.find(({ _id }) => _id === next)?.path ?? '')}
      searchable
      clearable
    />
  )
}
