import type { Schedule } from '@lms/contracts/system/system.ts'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { DataColumn, ListQuery } from '../ui/data-table/data-column.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { JobName } from './JobName.tsx'
import { useJobWords } from './job-texts.ts'
import { RunState } from './RunState.tsx'
import { systemTexts } from './system-texts.ts'

export function ScheduleSection({ schedules, query }: { schedules: readonly Schedule[]; query: ListQuery }) {
  const t = useTexts(systemTexts)
  const wordsOf = useJobWords()
  return (
    <Section title={t('schedules')} isWide>
      <DataTable
        label={t('scheduleList')}
        columns={useColumns()}
        rows={schedules}
        rowId={(schedule) => schedule.name}
        rowName={(schedule) => wordsOf(schedule.name)}
        query={query}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('noSchedules')} message={t('noSchedulesText')} />}
      />
    </Section>
  )
}

const timeOr = (time: string | null, otherwise: string): string => (time === null ? otherwise : formatDateTime(time))

function useColumns(): DataColumn<Schedule>[] {
  const t = useTexts(systemTexts)
  return [
    {
      id: 'name',
      header: t('job'),
      cell: (schedule) => <JobName name={schedule.name} />,
      rowHeader: true,
      minWidth: 250,
    },
    {
      id: 'state',
      header: t('state'),
      cell: (schedule) => <RunState state={schedule.state} />,
      minWidth: 110,
      onCard: 'status',
    },
    { id: 'pattern', header: t('pattern'), cell: (schedule) => schedule.pattern, minWidth: 120 },
    {
      id: 'last',
      header: t('lastRun'),
      cell: (schedule) => timeOr(schedule.lastEndedAt, t('never')),
      numeric: true,
      minWidth: 150,
    },
    {
      id: 'next',
      header: t('nextRun'),
      cell: (schedule) => timeOr(schedule.nextAt, '–'),
      numeric: true,
      minWidth: 150,
    },
    { id: 'reason', header: t('reason'), cell: (schedule) => schedule.lastError ?? '–', minWidth: 160 },
  ]
}
