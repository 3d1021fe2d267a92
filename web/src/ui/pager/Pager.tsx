import type { Pagination } from '@lms/contracts/fields.ts'
import { NativeSelect, Text } from '@mantine/core'
import { useEffect } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { PageButtons } from './PageButtons.tsx'
import { PageJumper } from './PageJumper.tsx'
import { pagerTexts } from './pager-texts.ts'
import classes from './pager.module.css'

export interface PagerProps {
  /** As the list call answered it; nothing shows before that. */
  pagination: Pagination | undefined
  onPage: (page: number, options?: { replace: boolean }) => void
  onLimit?: (limit: number) => void
  sizes?: readonly number[]
  /** What is counted: 'Showing 1 to 10 of 42 items'. */
  noun?: 'items' | 'results'
  /** When a field to jump to a page is offered; see `overTenPages` and `overHundredItems`. */
  jumper?: (pagination: Pagination) => boolean
  /** Needed where a page has more than one list. */
  label?: string
  /** Nothing at all while everything fits on one page. */
  onlyWhenNeeded?: boolean
}

export const overTenPages = ({ totalPages }: Pagination): boolean => totalPages > 10
export const overHundredItems = ({ total }: Pagination): boolean => total > 100

const usualSizes = [5, 10, 20, 50]

export function Pager({ pagination, onPage, onLimit, sizes = usualSizes, noun = 'items', ...options }: PagerProps) {
  const t = useTexts(pagerTexts)
  useReturnFromBeyond(pagination, onPage)
  if (pagination === undefined || pagination.total === 0) return null
  if (options.onlyWhenNeeded === true && pagination.totalPages <= 1) return null

  const { page, limit, total, totalPages, totalCapped } = pagination
  const from = Math.min((page - 1) * limit + 1, total)
  const to = Math.min(page * limit, total)
  const offered = [...new Set([...sizes, limit])].sort((a, b) => a - b)
  return (
    <nav className={classes.pager} aria-label={options.label ?? t('label')}>
      <Text size="sm" className={classes.summary} aria-live="polite">
        {t('showing', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: `${formatNumber(total)}${totalCapped === true ? '+' : ''}`,
          noun: t(noun),
        })}
      </Text>
      <div className={classes.controls}>
        {onLimit !== undefined && (
          <NativeSelect
            size="xs"
            aria-label={t('pageSize')}
            value={limit}
            data={offered.map((count) => ({ value: String(count), label: t('perPage', { count }) }))}
            onChange={(event) => onLimit(Number(event.currentTarget.value))}
          />
        )}
        <PageButtons page={page} totalPages={totalPages} onPage={onPage} />
        {options.jumper?.(pagination) === true && <PageJumper totalPages={totalPages} onPage={onPage} />}
      </div>
    </nav>
  )
}

/** Someone on a page that no longer exists, after deletions or by an old link, lands on the last one. */
function useReturnFromBeyond(pagination: Pagination | undefined, onPage: PagerProps['onPage']): void {
  const page = pagination?.page ?? 1
  const lastPage = Math.max(pagination?.totalPages ?? 1, 1)
  useEffect(() => {
    if (page > lastPage) onPage(lastPage, { replace: true })
  }, [page, lastPage, onPage])
}
