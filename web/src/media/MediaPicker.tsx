import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Pager } from '../ui/pager/Pager.tsx'
import type { LibraryProps } from '../ui/rich-text/picture-upload.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { UploadZone } from './UploadZone.tsx'
import { libraryTexts } from './library-texts.ts'
import { mediaListQuery } from './media-api.ts'
import classes from './library.module.css'

/** The library in a dialog: one picture is chosen; what is dropped or pasted here joins it first. */
export function MediaPicker({ opened, onClose, onPick }: LibraryProps) {
  const t = useTexts(libraryTexts)
  return (
    <Modal opened={opened} onClose={onClose} title={t('pickTitle')} size="2xl">
      <Choice onPick={onPick} />
    </Modal>
  )
}

function Choice({ onPick }: Pick<LibraryProps, 'onPick'>) {
  const t = useTexts(libraryTexts)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(mediaListQuery({ page, limit: 12, search, purpose: 'content' }))
  const isFiltered = search !== ''
  return (
    <div className={classes.picker}>
      <UploadZone purpose="content" takesPaste>
        <SearchBox
          placeholder={t('searchPlaceholder')}
          value={search}
          onSearch={(next) => {
            setSearch(next)
            setPage(1)
          }}
        />
        <MediaGrid
          media={query.data?.media}
          query={query}
          empty={
            <EmptyState
              title={t(isFiltered ? 'nothingFound' : 'empty')}
              message={t(isFiltered ? 'nothingFoundMessage' : 'emptyMessage')}
            />
          }
          verb={t('pick')}
          onOpen={onPick}
        />
        <Pager pagination={query.data?.pagination} onPage={setPage} label={t('pickTitle')} onlyWhenNeeded />
      </UploadZone>
    </div>
  )
}
