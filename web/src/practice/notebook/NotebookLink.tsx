import { screens } from '@lms/contracts/screens.ts'
import { IconBookmark, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { mistakesQuery } from '../practice-api.ts'
import { practisingTexts } from '../practice-texts.ts'
import classes from '../practice-page.module.css'

/** The way to the book of mistakes; it says how many are in it once it knows. */
export function NotebookLink() {
  const t = useTexts(practisingTexts)
  const { data } = useQuery(mistakesQuery())
  return (
    <Link to={screens.practiceMistakes.path} className={classes.notebook}>
      <IconBookmark size={30} aria-hidden className={classes.tileIcon} />
      <span className={classes.tileLabel}>{t('notebook')}</span>
      <span className={classes.tileDetail}>
        {data === undefined || data.total === 0
          ? t('notebookHow')
          : t('notebookCount', { count: formatNumber(data.total) })}
      </span>
      <IconChevronRight size={26} aria-hidden className={classes.chevron} />
    </Link>
  )
}
