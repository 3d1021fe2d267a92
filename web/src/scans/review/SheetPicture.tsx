import { bubbleRadius } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { SheetPage, SheetRow } from '@lms/contracts/scans/scans.ts'
import { Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { pictureQuery } from '../scans-api.ts'
import { reviewTexts } from './review-texts.ts'
import { givenIn } from './review-steps.ts'
import classes from './review.module.css'

interface SheetPictureProps {
  scanId: string
  page: SheetPage
  /** A part of it, in millimetres; all of it otherwise. */
  part?: { x: number; y: number; width: number; height: number }
  /** The row that is being looked at. */
  current?: string
}

/** A page as it was photographed, laid flat, with what was read drawn over it. */
export function SheetPicture({ scanId, page, part, current }: SheetPictureProps) {
  const t = useTexts(reviewTexts)
  const query = useQuery(pictureQuery(scanId, page._id))
  if (query.isError) return <Text c="dimmed">{messageOf(query.error)}</Text>
  if (query.data === undefined) return <Loader size="sm" aria-label={t('loading')} />
  if (!page.isFlat) return <img src={query.data} alt={t('photograph')} className={classes.photograph} />
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: page.width, height: page.height }
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} className={part === undefined ? classes.sheet : classes.cutOut}>
      <title>{part === undefined ? t('pageOf', { page: page.page }) : t('cutOut')}</title>
      <image href={query.data} x={0} y={0} width={page.width} height={page.height} preserveAspectRatio="none" />
      {page.rows.map((row) => (
        <Marks key={row.id} row={row} isCurrent={row.id === current} />
      ))}
    </svg>
  )
}

/** Beside a bubble rather than over it, so that what is below stays to be seen. */
function Marks({ row, isCurrent }: { row: SheetRow; isCurrent: boolean }) {
  const given = givenIn(row)
  const kind = row.corrected !== null ? 'corrected' : row.isSure ? 'sure' : 'doubtful'
  return (
    <g className={classes.marks} data-kind={kind} data-current={isCurrent || undefined}>
      {row.bubbles
        .filter(({ value }) => given.includes(value) || (kind === 'doubtful' && isCurrent))
        .map(({ value, x, y }) => (
          <circle key={value} cx={x} cy={y} r={bubbleRadius + 0.5} data-given={given.includes(value) || undefined} />
        ))}
    </g>
  )
}
