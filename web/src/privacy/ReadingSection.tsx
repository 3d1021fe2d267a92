import type { Reading } from '@lms/contracts/privacy/readings.ts'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { listSchema } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { readingsQuery } from './privacy-api.ts'
import { readingTexts } from './reading-texts.ts'

const ReadingList = listSchema({})

/** Which administrators have looked at the child's data. */
export function ReadingSection({ childId }: { childId: string }) {
  const t = useTexts(readingTexts)
  const list = useListState(ReadingList)
  const { page, limit } = list.values
  const query = useQuery(readingsQuery(childId, { page, limit }))
  return (
    <Section title={t('title')} description={t('about')}>
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('list')}
        columns={[
          { id: 'at', header: t('at'), cell: ({ at }: Reading) => formatDateTime(at), rowHeader: true, minWidth: 130 },
          { id: 'by', header: t('by'), cell: ({ by }: Reading) => by ?? t('gone'), minWidth: 140 },
          { id: 'kind', header: t('kind'), cell: ({ kind }: Reading) => t(kind), minWidth: 140 },
        ]}
        rows={query.data?.readings}
        rowId={({ at, by, kind }) => `${at} ${by ?? ''} ${kind}`}
        rowName={({ at }) => formatDateTime(at)}
        query={query}
        expectedRows={3}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('nobody')} message={t('nobodyAbout')} />}
        pager={{ onlyWhenNeeded: true }}
      />
    </Section>
  )
}
