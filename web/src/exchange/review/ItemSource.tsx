import type { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { List, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { reviewTexts } from './review-texts.ts'
import classes from '../exchange.module.css'

/** What stands in the file beside what was made of it, and why. */
export function ItemSource({ item }: { item: ImportItem }) {
  const t = useTexts(reviewTexts)
  const { origin } = item
  if (origin === null || !hasSource(item)) return null
  return (
    <Paper p="sm" bg="var(--mantine-color-default-hover)" fz="sm" miw={0} className={classes.anywhere}>
      {origin.source !== '' && <Part title={t('original')}>{origin.source}</Part>}
      {origin.listed !== undefined && <Part title={t('originalKey')}>{origin.listed}</Part>}
      {origin.reasons.length > 0 && (
        <Part title={t('reasons')}>
          <List size="sm">
            {origin.reasons.map((said) => (
              <List.Item key={said.message}>{translateSent(said)}</List.Item>
            ))}
          </List>
        </Part>
      )}
    </Paper>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <div className={classes.typed}>{children}</div>
    </>
  )
}

export function hasSource({ origin }: ImportItem): boolean {
  return origin !== null && (origin.source !== '' || origin.reasons.length > 0)
}
