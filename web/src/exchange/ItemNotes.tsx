import type { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
        <Note key={said.message} isBlocking={isBlocking}>
          {translateSent(said)}
        </Note>
      ))}
      {duplicateOf !== null && (
        <Note icon={IconCopy}>
          <Anchor
            size="sm"
            renderRoot={(anchor) => (
              <Link {...anchor} to={screens.questionView.path} params={{ id: duplicateOf._id }} />
            )}
          >
            {t('duplicateOf', { title: duplicateOf.title })}
          </Anchor>
        </Note>
      )}
      {sameAsNumber !== null && <Note icon={IconCopy}>{t('sameAs', { number: sameAsNumber })}</Note>}
    </ul>
  )
}

export function hasNotes({ problems, duplicateOf, sameAsNumber }: ImportItem): boolean {
  return problems.length > 0 || duplicateOf !== null || sameAsNumber !== null
}

interface NoteProps {
  isBlocking?: boolean
  icon?: typeof IconCopy
  children: ReactNode
}

export function Note({ isBlocking = false, icon, children }: NoteProps) {
  const Icon = icon ?? (isBlocking ? IconAlertTriangle : IconInfoCircle)
  return (
    <li className={classes.note} data-blocking={isBlocking || undefined}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </li>
  )
}
