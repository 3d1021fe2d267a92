import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { classOptions } from '../../classes/class-options.ts'
import { useTexts } from '../../lib/texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { FilterBar } from '../../ui/filter-bar/FilterBar.tsx'
import { FilterDates } from '../../ui/filter-bar/FilterDates.tsx'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { SearchBox } from '../../ui/filter-bar/SearchBox.tsx'
import type { ListState } from '../../ui/filter-bar/list-state.ts'
import type { QuizListValues } from './quiz-list.ts'
import { quizTexts } from '../quiz-texts.ts'
import classes from './quizzes.module.css'

export function QuizFilters({ list }: { list: ListState<QuizListValues> }) {
  const t = useTexts(quizTexts)
  const { values, activeFilters } = list
  const subjects = useQuery(subjectChoicesQuery(values.class))
  return (
    <FilterBar
      activeCount={activeFilters.filter((name) => name !== 'search').length}
      search={
        <SearchBox
          when="enter"
          placeholder={t('searchPlaceholder')}
          value={values.search}
          onSearch={(search) => list.change({ search })}
        />
      }
    >
      <FilterSelect
        label={t('class')}
        allLabel={t('allClasses')}
        value={values.class}
        options={classOptions}
        searchable
        onChange={(next) => list.change({ class: next, subject: '' })}
      />
      <FilterSelect
        label={t('subject')}
        allLabel={t('allSubjects')}
        value={values.subject}
        options={(subjects.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        searchable
        onChange={(subject) => list.change({ subject })}
      />
      <FilterSelect
        label={t('status')}
        allLabel={t('allStatuses')}
        value={values.isActive}
        options={[
          { value: 'true', label: t('active') },
          { value: 'false', label: t('inactive') },
        ]}
        onChange={(isActive) => list.change({ isActive })}
      />
      <FilterDates
        format="DD/MM/YYYY"
        fromLabel={t('createdFrom')}
        toLabel={t('createdTo')}
        from={values.createdFrom}
        to={values.createdTo}
        onChange={({ from, to }) =>
          list.change({ ...(from !== undefined && { createdFrom: from }), ...(to !== undefined && { createdTo: to }) })
        }
      />
      <FilterSelect
        label={t('show')}
        allLabel={t('present')}
        value={values.deleted}
        options={[{ value: 'true', label: t('deletedOnes') }]}
        onChange={(deleted) => list.change({ deleted })}
      />
      <Button
        variant="default"
        className={classes.clear}
        leftSection={<IconFilterOff size={16} aria-hidden />}
        onClick={list.clearFilters}
      >
        {t('clearFilters')}
      </Button>
    </FilterBar>
  )
}
