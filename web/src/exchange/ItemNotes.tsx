import type { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { translateSent, useTexts } from '../lib/texts.ts'
import { exchangeTexts } from './exchange-texts.ts'
import classes from './exchange.module.css'

/** What is to be said about a question of the file. */
export function ItemNotes({ item }: { item: ImportItem }) {
  const t = useTexts(exchangeTexts)
  const { problems, duplicateOf, sameAsNumber } = item
  if (!hasNotes(item)) return null
  return (
    <ul className={classes.notes}>
      {problems.map(({ isBlocking, ...said }) => (
        <li key={said.message} className={classes.note} data-blocking={isBlocking || undefined}>
          {isBlocking ? <IconAlertTriangle size={16} aria-hidden /> : <IconInfoCircle size={16} aria-hidden />}
          <span>{translateSent(said)}</span>
        </li>
      ))}
      {duplicateOf !== null && (
        <li className={classes.note}>
          <IconCopy size={16} aria-hidden />
          <Anchor
            size="sm"
            renderRoot={(anchor) => (
              <Link {...anchor} to={screens.questionView.path} params={{ id: duplicateOf._id }} />
            )}
          >
            {t('duplicateOf', { title: duplicateOf.title })}
          </Anchor>
        </li>
      )}
      {sameAsNumber !== null && (
        <li className={classes.note}>
          <IconCopy size={16} aria-hidden />
          <span>{t('sameAs', { number: sameAsNumber })}</span>
        </li>
      )}
    </ul>
  )
}

export function hasNotes({ problems, duplicateOf, sameAsNumber }: ImportItem): boolean {
  return problems.length > 0 || duplicateOf !== null || sameAsNumber !== null
}
