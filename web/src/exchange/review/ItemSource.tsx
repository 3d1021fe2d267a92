import type { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { Text } from '@mantine/core'
import { translateSent, useTexts } from '../../lib/texts.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

/** What stands in the file beside what was made of it, and why. */
export function ItemSource({ item }: { item: ImportItem }) {
  const t = useTexts(reviewTexts)
  const { origin } = item
  if (origin === null || !hasSource(item)) return null
  return (
    <div className={classes.source}>
      {origin.source !== '' && (
        <>
          <Text size="sm" fw={600}>
            {t('original')}
          </Text>
          <Text size="sm" className={classes.sourceText}>
            {origin.source}
          </Text>
        </>
      )}
      {origin.listed !== undefined && (
        <>
          <Text size="sm" fw={600}>
            {t('originalKey')}
          </Text>
          <Text size="sm" className={classes.sourceText}>
            {origin.listed}
          </Text>
        </>
      )}
      {origin.reasons.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {t('reasons')}
          </Text>
          <ul className={classes.reasons}>
            {origin.reasons.map((said) => (
              <li key={said.message}>{translateSent(said)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

export function hasSource({ origin }: ImportItem): boolean {
  return origin !== null && (origin.source !== '' || origin.reasons.length > 0)
}
