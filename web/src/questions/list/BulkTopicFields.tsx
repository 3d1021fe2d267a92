import { Select, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { TopicSelect } from '../../subjects/topics/TopicSelect.tsx'
import { optionList } from '../../ui/form/option-list.ts'
import { questionBulkTexts } from './question-bulk-texts.ts'

interface BulkTopicProps {
  subject: string | null
  topic: string | null
  onSubject: (subject: string | null) => void
  onTopic: (topic: string | null) => void
}

/** A topic belongs to a subject, so that comes first. */
export function BulkTopicFields({ subject, topic, onSubject, onTopic }: BulkTopicProps) {
  const t = useTexts(questionBulkTexts)
  const { data = [] } = useQuery(subjectChoicesQuery(''))
  return (
    <>
      <Select
        {...optionList}
        label={t('subject')}
        data={data.map(({ _id, name, code }) => ({ value: _id, label: `${name} (${code})` }))}
        value={subject}
        searchable
        allowDeselect={false}
        data-autofocus
        onChange={(next) => {
          onSubject(next)
          onTopic(null)
        }}
      />
      <TopicSelect subject={subject ?? ''} value={topic} description={t('topicHint')} onChange={onTopic} />
    </>
  )
}

export function BulkTags({ value, onChange }: { value: string[]; onChange: (tags: string[]) => void }) {
  const t = useTexts(questionBulkTexts)
  return (
    <TagsInput
      {...optionList}
      label={t('tags')}
      value={value}
      onChange={onChange}
      maxTags={20}
      acceptValueOnBlur
      data-autofocus
    />
  )
}
