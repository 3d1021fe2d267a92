import type { ScannedSheet } from '@lms/contracts/scans/scans.ts'
import { sheetStateMessages } from '@lms/contracts/scans/sheet-state-messages.ts'
import { Text } from '@mantine/core'
import { translated, useTexts } from '../lib/texts.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { scanTexts } from './scan-texts.ts'
import { sheetColors } from './sheet-states.ts'
import classes from './scans.module.css'

/** The state of a sheet in a word, and why it is so. */
export function SheetProblem({ sheet }: { sheet: ScannedSheet }) {
  return (
    <div className={classes.problem}>
      <StatusBadge color={sheetColors[sheet.state]}>{translated(sheetStateMessages[sheet.state])}</StatusBadge>
      <Reason sheet={sheet} />
    </div>
  )
}

function Reason({ sheet }: { sheet: ScannedSheet }) {
  const t = useTexts(scanTexts)
  const said = reasonOf()
  return said === null ? null : (
    <Text size="sm" c="dimmed">
      {said}
    </Text>
  )

  function reasonOf(): string | null {
    if (sheet.state === 'doubtful') return t('doubts', { count: sheet.doubtful })
    if (sheet.state === 'missing') return t('lacksPages', { pages: sheet.missingPages.join(', ') })
    if (sheet.state === 'again') return sheet.again.map((reason) => t(reason)).join(', ')
    if (sheet.state === 'double')
      return sheet.doubleOf === null ? t('enteredBefore') : t('sameAs', { number: sheet.doubleOf })
    return null
  }
}
