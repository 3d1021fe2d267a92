import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { useClassAndSubjectFilters } from '../../subjects/class-and-subject-filters.ts'
import { ListFilters } from '../../ui/filter-bar/ListFilters.tsx'
import { daysFilter, selectFilter } from '../../ui/filter-bar/list-filters.tsx'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import type { QuizListValues } from './quiz-list.ts'
import { quizTexts } from '../quiz-texts.ts'
import classes from './quizzes.module.css'

export function QuizFilters({ list }: { list: ListState<QuizListValues> }) {
  const t = useTexts(quizTexts)
  const { values } = list
  return (
    <ListFilters
      list={list}
      searchPlaceholder={t('searchPlaceholder')}
      searchOnEnter
      filters={[
        ...useClassAndSubjectFilters(list, t),
        selectFilter({
          label: t('status'),
          allLabel: t('allStatuses'),
          value: values.isActive,
          options: [
            { value: 'true', label: t('active') },
            { value: 'false', label: t('inactive') },
          ],
          onChange: (isActive) => list.change({ isActive }),
        }),
        daysFilter({
          format: 'DD/MM/YYYY',
          fromLabel: t('createdFrom'),
          toLabel: t('createdTo'),
          from: values.createdFrom,
          to: values.createdTo,
          onChange: ({ from = values.createdFrom, to = values.createdTo }) =>
            list.change({ createdFrom: from, createdTo: to }),
        }),
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
