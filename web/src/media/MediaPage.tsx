import type { LibraryMedia } from '@lms/contracts/media/media.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { overTenPages } from '../ui/pager/Pager.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { MediaDetails } from './MediaDetails.tsx'
import { MediaFilters } from './MediaFilters.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { UploadZone } from './UploadZone.tsx'
import { libraryTexts } from './library-texts.ts'
import { mediaListQuery } from './media-api.ts'
import { useMediaColumns } from './media-columns.tsx'
import { MediaList } from './media-list.ts'
import { useMediaRowActions } from './media-row-actions.ts'

export function MediaPage() {
  const t = useTexts(libraryTexts)
  const isStudent = useSignedInUser().role === 'student'
  const list = useListState(MediaList)
  const { page, limit, search, type, use, view } = list.values
  const query = useQuery(mediaListQuery({ page, limit, search, type: type || undefined, use: use || undefined }))
  const [opened, setOpened] = useState<LibraryMedia | null>(null)
  const rowActions = useMediaRowActions(setOpened)
  const columns = useMediaColumns(setOpened)
  const media = query.data?.media
  const empty = (
    <NoRecords
      list={list}
      filtered={{ title: t('nothingFound'), message: t('nothingFoundMessage'), clear: t('clearFilters') }}
      none={{ title: t('empty'), message: t('emptyMessage') }}
    />
  )
  const grid = <MediaGrid media={media} query={query} empty={empty} verb={t('openVerb')} onOpen={setOpened} />
  return (
    <Page title={t('title')} description={t(isStudent ? 'ownDescription' : 'description')}>
      <UploadZone purpose={isStudent ? 'avatar' : 'content'} takesPaste={opened === null}>
        <MediaFilters list={list} />
        <RecordTable
          list={list}
          pagination={query.data?.pagination}
          label={t('table')}
          columns={columns}
          rows={media}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          query={query}
          errorTitle={t('loadFailed')}
          empty={empty}
          rowActions={rowActions}
          pager={{ sizes: [12, 24, 48, 96], jumper: overTenPages }}
          instead={view === 'list' ? undefined : grid}
        />
      </UploadZone>
      <MediaDetails media={opened} onClose={() => setOpened(null)} />
    </Page>
  )
}
