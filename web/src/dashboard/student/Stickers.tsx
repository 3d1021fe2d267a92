import type { StudentDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { StickerShelf } from '../../garden/StickerShelf.tsx'
import { useTexts } from '../../lib/texts.ts'
import { studentTexts } from './student-texts.ts'
import classes from './student-home.module.css'

export function Stickers({ stickers }: { stickers: StudentDashboard['stickers'] }) {
  const t = useTexts(studentTexts)
  if (stickers.length === 0) return null
  return (
    <section aria-labelledby="stickers" className={classes.stickers}>
      <div className={classes.row}>
        <Title order={2} id="stickers" className={classes.studentTitle}>
          {t('stickers')}
        </Title>
        <Link to={screens.studentGarden.path} className={classes.more}>
          {t('allStickers')}
        </Link>
      </div>
      <StickerShelf stickers={stickers} label={t('stickers')} />
    </section>
  )
}
