import type { LibraryMedia } from '@lms/contracts/media/media.ts'
import { UnstyledButton } from '@mantine/core'
import { formatDate } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { libraryTexts } from './library-texts.ts'
import { sizeName, typeName } from './media-list.ts'
import classes from './library.module.css'

export function useMediaColumns(onOpen: (media: LibraryMedia) => void): DataColumn<LibraryMedia>[] {
  const t = useTexts(libraryTexts)
  return [
    {
      id: 'name',
      header: t('name'),
      rowHeader: true,
      minWidth: 180,
      cell: (media) => (
        <UnstyledButton
          className={classes.row}
          onClick={() => onOpen(media)}
          aria-label={t('open', { name: media.name })}
        >
          <img src={media.thumbnailUrl} alt="" loading="lazy" className={classes.rowPicture} />
          <span className={classes.rowName}>{media.name}</span>
        </UnstyledButton>
      ),
    },
    {
      id: 'alt',
      header: t('alt'),
      minWidth: 160,
      cell: ({ alt }) => (alt === '' ? <StatusBadge color="warning">{t('noAlt')}</StatusBadge> : alt),
    },
    { id: 'type', header: t('type'), minWidth: 72, cell: ({ type }) => typeName(type) },
    { id: 'size', header: t('size'), minWidth: 88, numeric: true, cell: ({ size }) => sizeName(size) },
    {
      id: 'use',
      header: t('use'),
      minWidth: 104,
      onCard: 'status',
      cell: ({ useCount }) => (
        <StatusBadge color={useCount > 0 ? 'success' : 'gray'}>{t(useCount > 0 ? 'used' : 'unused')}</StatusBadge>
      ),
    },
    { id: 'owner', header: t('owner'), minWidth: 110, cell: ({ owner }) => owner?.name ?? t('nobody') },
    { id: 'createdAt', header: t('date'), minWidth: 96, cell: ({ createdAt }) => formatDate(createdAt) },
  ]
}
