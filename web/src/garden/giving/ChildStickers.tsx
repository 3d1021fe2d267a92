import { stickerMessages } from '@lms/contracts/garden/sticker-messages.ts'
import type { ChildSticker } from '@lms/contracts/garden/stickers.ts'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { StickerDrawing } from '../drawings/StickerDrawing.tsx'
import { childStickersQuery, useStickerActs } from '../garden-api.ts'
import { gardenTexts } from '../garden-texts.ts'
import { GiveSticker } from './GiveSticker.tsx'
import { givingTexts } from './giving-texts.ts'
import classes from './giving.module.css'

const limit = 5

/** What the child has, earned or given; one's own gifts can be taken back. */
export function ChildStickers({ childId, childName }: { childId: string; childName: string }) {
  const t = useTexts(givingTexts)
  const [page, setPage] = useState(1)
  const query = useQuery(childStickersQuery(childId, { page, limit }))
  const { data, error } = query
  return (
    <Section title={t('title')} description={t('about')}>
      {data === undefined && error === null && <ListSkeleton rows={2} />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && data.stickers.length === 0 && <Text>{t('none')}</Text>}
      {data !== undefined && data.stickers.length > 0 && (
        <ul className={classes.list} aria-label={t('title')}>
          {data.stickers.map((sticker) => (
            <Line key={sticker._id} childId={childId} sticker={sticker} />
          ))}
        </ul>
      )}
      <Pager pagination={data?.pagination} onPage={setPage} onlyWhenNeeded />
      <div>
        <GiveSticker childId={childId} childName={childName} />
      </div>
    </Section>
  )
}

function Line({ childId, sticker }: { childId: string; sticker: ChildSticker }) {
  const t = useTexts(givingTexts)
  const garden = useTexts(gardenTexts)
  const { remove } = useStickerActs(childId)
  const { picture, reason, words, from, isYours, createdAt } = sticker
  const name = garden(`sticker_${picture}`)
  const giver = from === null ? t('fromGone') : garden('from', { from })
  const why = reason === null ? (words ?? name) : garden(`reason_${reason}`)

  async function takeBack(): Promise<void> {
    try {
      await remove.mutateAsync(sticker._id)
      toast.success(translated(stickerMessages.removed))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <li className={classes.line}>
      <StickerDrawing picture={picture} size={48} />
      <div className={classes.lineText}>
        <Text>{why}</Text>
        <Text size="sm" c="dimmed">
          {reason === null
            ? `${giver} · ${formatDateTime(createdAt)}`
            : `${t('earned')} · ${formatDateTime(createdAt)}`}
        </Text>
      </div>
      {isYours && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('takeBackOf', { name: why })}
          loading={remove.isPending}
          onClick={() => void takeBack()}
        >
          {t('takeBack')}
        </Button>
      )}
    </li>
  )
}
