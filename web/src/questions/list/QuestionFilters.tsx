import { questionTypes } from '@lms/contracts/question-types/registry.ts'
import { difficulties } from '@lms/contracts/questions/questions.ts'
import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { ListFilters } from '../../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../../ui/filter-bar/list-filters.tsx'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import { useTypeLabel } from '../question-badges.tsx'
import type { QuestionListValues } from './question-list.ts'
import { questionTexts } from '../question-texts.ts'
import { useClassAndSubjectFilters } from '../../subjects/class-and-subject-filters.ts'
import { topicsQuery } from '../../subjects/topics/topic-api.ts'
import { topicTexts } from '../../subjects/topics/topic-texts.ts'
import { TagFilter } from './TagFilter.tsx'
import classes from './questions.module.css'

export function QuestionFilters({ list }: { list: ListState<QuestionListValues> }) {
  const t = useTexts(questionTexts)
  const typeLabel = useTypeLabel()
  const { values } = list
  const topicText = useTexts(topicTexts)
  const { data: topics = [] } = useQuery(topicsQuery(values.subject))
  return (
    <ListFilters
      list={list}
      searchPlaceholder={t('searchPlaceholder')}
      searchOnEnter
      filters={[
        selectFilter({
          label: t('difficulty'),
          allLabel: t('allDifficulties'),
          value: values.difficulty,
          options: difficulties.map((value) => ({ value, label: t(value) })),
          onChange: (difficulty) => list.change({ difficulty }),
        }),
        selectFilter({
          label: t('type'),
          allLabel: t('allTypes'),
          value: values.type,
          options: questionTypes.map((value) => ({ value, label: typeLabel(value) })),
          onChange: (type) => list.change({ type }),
        }),
        ...useClassAndSubjectFilters({ values, change: (changes) => list.change({ ...changes, topic: '' }) }, t),
        selectFilter({
          label: topicText('topic'),
          allLabel: t('allTopics'),
          value: values.topic,
          options: topics.map(({ _id, path }) => ({ value: _id, label: path })),
          searchable: true,
          onChange: (topic) => list.change({ topic }),
        }),
        {
          label: t('tag'),
          field: <TagFilter value={values.tag} onChange={(tag) => list.change({ tag })} />,
          set:
            values.tag === '' ? [] : [{ label: t('tag'), value: values.tag, onRemove: () => list.change({ tag: '' }) }],
        },
        selectFilter({
          label: t('show'),
          allLabel: t('present'),
          value: values.deleted,
          options: [{ value: 'true', label: t('deletedOnes') }],
          onChange: (deleted) => list.change({ deleted }),
        }),
      ]}
    >
      <Button
        variant="default"
        className={classes.clear}
        leftSection={<IconFilterOff size={16} aria-hidden />}
        onClick={list.clearFilters}
      >
        {t('clearFilters')}
      </Button>
    </ListFilters>
  )
}
