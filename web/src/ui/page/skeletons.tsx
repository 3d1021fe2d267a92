import { Paper, Skeleton, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import classes from './page.module.css'
import { pageTexts } from './page-texts.ts'

/** A page with its title, filters and a list, before anything of it is known. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className={classes.page}>
        <Skeleton height={30} width="min(260px, 70%)" />
        <Skeleton height={36} width="min(420px, 100%)" />
        <Lines count={8} />
      </div>
    </Loading>
  )
}

/** Rows of a list that is not a table. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Loading>
      <Lines count={rows} />
    </Loading>
  )
}

/** Labels with their inputs. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Loading>
      <div className={classes.page}>
        {placeholders(fields).map((key) => (
          <div key={key}>
            <Skeleton height={14} width={120} mb={8} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Cards side by side. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Loading>
      <div className={classes.cards}>
        {placeholders(cards).map((key) => (
          <Paper key={key} withBorder radius="md" p="md">
            <Skeleton height={18} width="60%" mb={12} />
            <Skeleton height={12} mb={8} />
            <Skeleton height={12} width="80%" />
          </Paper>
        ))}
      </div>
    </Loading>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <Paper withBorder radius="md">
      {placeholders(count).map((key) => (
        <div key={key} className={classes.line}>
          <Skeleton height={14} width={`${55 + ((key * 17) % 35)}%`} />
        </div>
      ))}
    </Paper>
  )
}

function Loading({ children }: { children: ReactNode }) {
  const t = useTexts(pageTexts)
  return (
    <div aria-live="polite" aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

function placeholders(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
