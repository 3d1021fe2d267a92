import type { FailedJob, SystemState } from '@lms/contracts/system/system.ts'
import { Alert, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { listSchema } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { JobName } from './JobName.tsx'
import { useJobWords } from './job-texts.ts'
import { failedJobsQuery, useRetryJob } from './system-api.ts'
import { systemTexts } from './system-texts.ts'

const JobList = listSchema({})

export function JobSection({ jobs }: { jobs: SystemState['health']['jobs'] }) {
  const t = useTexts(systemTexts)
  const list = useListState(JobList)
  const query = useQuery(failedJobsQuery(list.values))
  const retry = useRetryJob()
  const wordsOf = useJobWords()
  const counts = { waiting: formatNumber(jobs.waiting), dead: formatNumber(jobs.dead) }
  return (
    <Section title={t('jobs')} description={t('jobsWaiting', counts)} isWide>
      <div aria-live="polite">{retry.isError && <Alert color="danger">{messageOf(retry.error)}</Alert>}</div>
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('jobs')}
        columns={useColumns((id) => retry.mutate(id))}
        rows={query.data?.jobs}
        rowId={(job) => job.id}
        rowName={(job) => wordsOf(job.kind)}
        query={query}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('noJobs')} message={t('noJobsText')} />}
        pager={{ onlyWhenNeeded: true }}
      />
    </Section>
  )
}

function useColumns(retry: (id: string) => void): DataColumn<FailedJob>[] {
  const t = useTexts(systemTexts)
  const wordsOf = useJobWords()
  return [
    { id: 'kind', header: t('job'), cell: (job) => <JobName name={job.kind} />, rowHeader: true, minWidth: 220 },
    { id: 'reason', header: t('reason'), cell: (job) => job.reason ?? '–', minWidth: 240 },
    { id: 'tries', header: t('tries'), cell: (job) => formatNumber(job.tries), numeric: true, minWidth: 90 },
    {
      id: 'failedAt',
      header: t('failedAt'),
      cell: (job) => formatDateTime(job.failedAt),
      numeric: true,
      minWidth: 150,
    },
    {
      id: 'retry',
      header: t('retry'),
      cell: (job) =>
        job.canRetry ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('retryOf', { name: wordsOf(job.kind) })}
            onClick={() => retry(job.id)}
          >
            {t('retry')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('cannotRetry')}
          </Text>
        ),
      minWidth: 130,
      onCard: 'acts',
    },
  ]
}
