import type { Sticker } from '@lms/contracts/garden/stickers.ts'
import { useTexts } from '../lib/texts.ts'
import { StickerDrawing } from './drawings/StickerDrawing.tsx'
import { gardenTexts } from './garden-texts.ts'
import classes from './garden.module.css'

/** Each with why it is there: what was done, or who praised and how. */
export function StickerShelf({ stickers, label }: { stickers: readonly Sticker[]; label: string }) {
  return (
    <ul className={classes.shelf} aria-label={label}>
      {stickers.map((sticker) => (
        <StickerOnShelf key={sticker._id} sticker={sticker} />
      ))}
    </ul>
  )
}

function StickerOnShelf({ sticker: { picture, reason, words, from } }: { sticker: Sticker }) {
  const t = useTexts(gardenTexts)
  if (reason !== null) {
    return (
      <li className={classes.sticker}>
        <StickerDrawing picture={picture} />
        {t(`reason_${reason}`)}
      </li>
    )
  }
  const giver = from === null ? t('fromFamily') : t('from', { from })
  return (
    <li className={classes.sticker} data-praise={words === null ? undefined : true}>
      <StickerDrawing picture={picture} />
      <span>
        {words !== null && <span className={classes.words}>{t('praise', { words })}</span>}
        {giver}
      </span>
    </li>
  )
}
