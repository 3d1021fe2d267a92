import type { LibraryMedia } from '@lms/contracts/media/media.ts'
import { Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import type { ListQuery } from '../ui/data-table/data-column.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { libraryTexts } from './library-texts.ts'
import { sizeName, typeName } from './media-list.ts'
import classes from './library.module.css'

interface MediaGridProps {
  media: readonly LibraryMedia[] | undefined
  query: ListQuery
  empty: ReactNode
  /** What a click on a picture does, in one word. */
  verb: string
  onOpen: (media: LibraryMedia) => void
}

const placeholders = Array.from({ length: 12 }, (_, index) => index)

export function MediaGrid({ media, query, empty, verb, onOpen }: MediaGridProps) {
  const t = useTexts(libraryTexts)
  if (query.isError && media === undefined) {
    return (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (media === undefined) {
    return (
      <div className={classes.grid} aria-busy>
        {placeholders.map((key) => (
          <Skeleton key={key} className={classes.frame} />
        ))}
      </div>
    )
  }
  if (media.length === 0) return empty
  return (
    <ul className={classes.grid} aria-label={t('table')} aria-busy={query.isFetching}>
      {media.map((each) => (
        <li key={each.id}>
          <UnstyledButton className={classes.card} onClick={() => onOpen(each)}>
            <span className={classes.frame}>
              <img src={each.thumbnailUrl} alt="" loading="lazy" className={classes.thumbnail} />
            </span>
            <span className={classes.name}>
              <VisuallyHidden>{verb} </VisuallyHidden>
              {each.name}
            </span>
            <span className={classes.fileFacts}>
              {typeName(each.type)} · {sizeName(each.size)}
              {each.alt === '' && (
                <span className={classes.noAlt} title={t('noAlt')}>
                  <IconAlertTriangle size={14} aria-hidden />
                  <VisuallyHidden>{t('noAlt')}</VisuallyHidden>
                </span>
              )}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
