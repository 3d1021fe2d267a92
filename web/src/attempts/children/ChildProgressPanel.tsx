import type { ChildProgress } from '@lms/contracts/attempts/child-results.ts'
import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatBrowserDay, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { Chart } from '../../ui/chart/Chart.tsx'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ProgressParts } from './ProgressParts.tsx'
import { scoreRows, subjectsShown } from './progress-labels.ts'
import { progressTexts } from './progress-texts.ts'
import { childProgressQuery } from '../results/result-api.ts'
import classes from './progress.module.css'

/** More lines than this are a tangle, and more points than this a blur. */
const mostLines = 5
const mostScores = 30

interface ChildProgressPanelProps {
  childId: string
  /** Empty for all. */
  subjectId: string
  onSubject: (subjectId: string) => void
}

/** A child's scores over time, and what goes well and what does not, beside the child's own past. */
export function ChildProgressPanel({ childId, subjectId, onSubject }: ChildProgressPanelProps) {
  const t = useTexts(progressTexts)
  const query = useQuery(childProgressQuery(childId))
  const { data: progress, error } = query
  if (progress === undefined) {
    return (
      <Section title={t('title')} isWide>
        {error === null ? (
          <Skeleton height={280} />
        ) : (
          <ErrorState
            title={t('loadFailed')}
            message={messageOf(error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </Section>
    )
  }
  if (progress.attempts === 0) {
    return (
      <Section title={t('title')} isWide>
        <Text c="dimmed">{t('none')}</Text>
      </Section>
    )
  }
  const shown = subjectsShown(progress, subjectId)
  return (
    <Section title={t('title')} description={t('description', { count: progress.recentAttempts })} isWide>
      {progress.subjects.length > 1 && (
        <div className={classes.choice}>
          <FilterSelect
            label={t('subject')}
            value={shown.length === 1 ? (shown[0]?._id ?? '') : ''}
            options={progress.subjects.map(({ _id, name }) => ({ value: _id, label: name }))}
            allLabel={t('allSubjects')}
            onChange={onSubject}
          />
        </div>
      )}
      <Scores subjects={shown} />
      <SimpleGrid cols={{ base: 1, md: shown.length > 1 ? 2 : 1 }} spacing="lg">
        <Compared progress={progress} shown={shown} />
      </SimpleGrid>
      <ProgressParts subjects={shown} />
    </Section>
  )
}

type Subjects = ChildProgress['subjects']

function Scores({ subjects }: { subjects: Readonly<Subjects> }) {
  const t = useTexts(progressTexts)
  const lines = subjects.slice(0, mostLines)
  const rows = scoreRows(lines, mostScores)
  return (
    <Chart
      title={t('overTime')}
      description={
        lines.length < subjects.length
          ? t('someSubjects', { count: lines.length })
          : t('overTimeHint', { count: rows.length })
      }
      kind="line"
      rowsLabel={t('day')}
      series={lines.map(({ name }) => ({ label: name }))}
      rows={rows.map(({ createdAt, values }) => ({ label: formatBrowserDay(createdAt, { year: false }), values }))}
      format={percent}
      max={100}
    />
  )
}

function Compared({ progress, shown }: { progress: ChildProgress; shown: Readonly<Subjects> }) {
  const t = useTexts(progressTexts)
  const words = useTexts(questionTexts)
  // Where nobody has a past yet, its column would only be empty.
  const hasPast = progress.subjects.some(({ before }) => before !== null)
  const past = hasPast ? [{ label: t('before'), tone: 'quiet' as const }] : []
  const series = [{ label: t('recent') }, ...past]
  const [first] = shown
  const difficulties = shown.length === 1 && first !== undefined ? first.difficulties : progress.difficulties
  return (
    <>
      {shown.length > 1 && (
        <Paper p="md">
          <Chart
            title={t('bySubject')}
            kind="bar"
            isAcross
            rowsLabel={t('subject')}
            series={series}
            rows={shown.map(({ name, recent, before }) => ({
              label: name,
              values: [recent?.percentage ?? null, before?.percentage ?? null],
            }))}
            format={percent}
            max={100}
            height={Math.max(220, shown.length * 64)}
          />
        </Paper>
      )}
      <Paper p="md">
        <Chart
          title={t('byDifficulty')}
          kind="bar"
          rowsLabel={t('difficulty')}
          series={series}
          rows={difficulties.map(({ difficulty, recent, before }) => ({
            label: words(difficulty),
            values: [recent?.percentage ?? null, before?.percentage ?? null],
          }))}
          format={percent}
          max={100}
          height={220}
        />
      </Paper>
    </>
  )
}

function percent(value: number): string {
  return `${formatNumber(Math.round(value * 10) / 10)}%`
}
