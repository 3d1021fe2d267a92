import { type ClassCode, classCodes } from '@lms/contracts/classes/classes.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { classOptions } from '../../classes/class-options.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDate, useDisplayZone } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { FilterBar } from '../../ui/filter-bar/FilterBar.tsx'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { choiceFilter, dayFilter, listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { momentFrom, partsOf } from '../../ui/date/date-values.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { CardsSkeleton } from '../../ui/page/skeletons.tsx'
import { ScheduleDay } from './ScheduleDay.tsx'
import { scheduleQuery } from '../quiz-api.ts'
import { scheduleTexts } from './schedule-texts.ts'
import { addDays, daysOfWeek, mondayOf } from './week.ts'
import classes from './schedule.module.css'

/** Any day of the week that is shown; empty is now. */
const ScheduleAddress = listSchema({ week: dayFilter(), class: choiceFilter<ClassCode>(classCodes) })

export function SchedulePage() {
  const t = useTexts(scheduleTexts)
  const list = useListState(ScheduleAddress)
  const today = useToday()
  const monday = mondayOf(list.values.week || today)
  const sunday = addDays(monday, 6)
  const query = useQuery(
    scheduleQuery({
      from: startOf(monday),
      to: new Date(Date.parse(startOf(addDays(monday, 7))) - 1).toISOString(),
      class: list.values.class || undefined,
    }),
  )
  const entries = query.data?.entries
  const show = (day: string): void => list.change({ week: mondayOf(day) === mondayOf(today) ? '' : day })

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button variant="default" renderRoot={(button) => <Link {...button} to={screens.quizzes.path} />}>
          {t('quizzes')}
        </Button>
      }
    >
      <FilterBar activeCount={list.values.class === '' ? 0 : 1}>
        <FilterSelect
          label={t('class')}
          allLabel={t('allClasses')}
          value={list.values.class}
          options={classOptions}
          searchable
          onChange={(next) => list.change({ class: next })}
        />
      </FilterBar>
      <div className={classes.head}>
        <Title order={2} size="h4" aria-live="polite">
          {t('week', { from: formatDate(startOf(monday)), to: formatDate(startOf(sunday)) })}
        </Title>
        <div className={classes.weeks}>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            onClick={() => show(addDays(monday, -7))}
          >
            {t('previous')}
          </Button>
          <Button variant="default" onClick={() => show(today)}>
            {t('current')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            onClick={() => show(addDays(monday, 7))}
          >
            {t('next')}
          </Button>
        </div>
      </div>
      {entries === undefined && !query.isError && <CardsSkeleton cards={7} />}
      {entries === undefined && query.isError && (
        <ErrorState
          title={translated(quizMessages.fetchListFailed)}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {entries?.length === 0 && <EmptyState title={t('empty')} message={t('emptyHint')} />}
      {entries !== undefined && entries.length > 0 && (
        <ol className={classes.days}>
          {daysOfWeek(monday).map((day) => (
            <ScheduleDay
              key={day}
              day={day}
              isToday={day === today}
              entries={entries.filter(({ at }) => partsOf(at).day === day)}
            />
          ))}
        </ol>
      )}
    </Page>
  )
}

/** The day where the viewer is, as it was when the page was opened. */
function useToday(): string {
  useDisplayZone()
  const [now] = useState(() => new Date().toISOString())
  return partsOf(now).day
}

function startOf(day: string): string {
  return momentFrom(day, '00:00') ?? ''
}
