import { Paper, Skeleton, Text, ThemeIcon } from '@mantine/core'
import type { ComponentType } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import classes from './page.module.css'

export interface Stat {
  label: string
  /** Absent while it loads. */
  value: number | string | undefined
  icon?: ComponentType<{ size?: number }>
  color?: string
  hint?: string
}

/** A row of numbers that sum up the page below. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={classes.stats}>
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </dl>
  )
}

function StatCard({ label, value, icon: Icon, color, hint }: Stat) {
  return (
    <Paper withBorder radius="md" className={classes.stat}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd className={classes.statValue}>
        {value === undefined ? (
          <Skeleton height={20} width={64} my={6} />
        ) : (
          <span>{typeof value === 'number' ? formatNumber(value) : value}</span>
        )}
        {hint !== undefined && (
          <Text size="xs" c="dimmed">
            {hint}
          </Text>
        )}
      </dd>
      {Icon !== undefined && (
        <ThemeIcon
          component="dd"
          variant="light"
          color={color}
          size={36}
          radius="md"
          aria-hidden
          className={classes.statIcon}
        >
          <Icon size={20} />
        </ThemeIcon>
      )}
    </Paper>
  )
}
