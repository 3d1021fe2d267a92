import { shownDay } from '@lms/contracts/practice/advice-messages.ts'
import type { WeeklyReport } from '@lms/contracts/practice/weekly-report.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Select, Text } from '@mantine/core'
import { IconSeedling } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, useParams } from '@tanstack/react-router'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { listSchema, textFilter } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { AdviceLine } from './AdviceLine.tsx'
import { WeeklyMail } from './WeeklyMail.tsx'
import { weeklyQuery } from './parents-api.ts'
import { weeklyTexts } from './parents-texts.ts'
import { lastDayOf } from './week-days.ts'
import classes from './parents.module.css'

const WeekChoice = listSchema({ week: textFilter() })

/** What the mail of Sunday says, on a page; earlier weeks too. */
export function WeeklyPage() {
  const t = useTexts(weeklyTexts)
  const { id } = useParams({ from: screens.childWeekly.path })
  const list = useListState(WeekChoice)
  const query = useQuery(weeklyQuery(id, list.values.week))
  const { data, error } = query
  const title = data === undefined ? t('titleOnly') : t('title', { name: data.child })
  usePageTitle(data && title)
  if (isMissing(error)) throw notFound()
  if (data === undefined && error === null) return <PageSkeleton />
  const toPractice = (
    <Button
      variant="default"
      leftSection={<IconSeedling size={16} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={screens.childPractice.path} params={{ id }} />}
    >
      {t('practice')}
    </Button>
  )
  return (
    <Page title={title} actions={toPractice}>
      {data === undefined ? (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          {data.weeks.length > 1 && (
            <WeekSelect weeks={data.weeks} week={data.report.week} onChoose={(week) => list.change({ week })} />
          )}
          <Report report={data.report} />
          <WeeklyMail childId={id} mail={data.mail} />
        </>
      )}
    </Page>
  )
}

interface WeekSelectProps {
  weeks: readonly string[]
  week: string
  onChoose: (week: string) => void
}

function WeekSelect({ weeks, week, onChoose }: WeekSelectProps) {
  const t = useTexts(weeklyTexts)
  return (
    <Select
      {...optionList}
      className={classes.weeks}
      label={t('week')}
      data={weeks.map((value, index) => ({
        value,
        label: t(index === 0 ? 'thisWeek' : 'weekOf', { from: shownDay(value), to: shownDay(lastDayOf(value)) }),
      }))}
      value={week}
      allowDeselect={false}
      comboboxProps={{ shadow: 'sm' }}
      onChange={(next) => onChoose(next === null || next === weeks[0] ? '' : next)}
    />
  )
}

function Report({ report }: { report: WeeklyReport }) {
  const t = useTexts(weeklyTexts)
  const { answers, right, days, subjects, firm, mistakes, advice } = report
  return (
    <>
      <Section title={t('practised')}>
        <Text>{answers === 0 ? t('nothing') : t('practisedLine', { answers, right, days })}</Text>
        {subjects.length > 0 && (
          <ul className={classes.lines}>
            {subjects.map((subject) => (
              <li key={subject.name}>{t('subjectLine', subject)}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('firm')}>
        {firm.length === 0 ? (
          <Text>{t('noneFirm')}</Text>
        ) : (
          <ul className={classes.lines}>
            {firm.map(({ topic, subject }) => (
              <li key={`${topic} ${subject}`}>{topic === subject ? topic : `${topic} (${subject})`}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('mistakes')}>
        {mistakes.length === 0 ? (
          <Text>{t('noMistakes')}</Text>
        ) : (
          <ol className={classes.mistakes}>
            {mistakes.map(({ question, given, key }) => (
              <li key={question}>
                <p className={classes.question}>{question}</p>
                {given !== null && <p>{t('given', { answer: given })}</p>}
                {key !== null && <p>{t('key', { answer: key })}</p>}
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section title={t('advice')}>
        <AdviceLine advice={advice} />
      </Section>
    </>
  )
}
