import { Button, Paper, Title } from '@mantine/core'
import { IconCheck, IconFlagFilled, IconSend } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import type { Translate } from '../../lib/texts.ts'
import { Navigator } from './Navigator.tsx'
import type { Sheet } from './sheet.ts'
import type { SheetText } from './sheet-texts.ts'
import classes from './sheet.module.css'

interface ProgressPanelProps {
  sheet: Sheet
  t: Translate<SheetText>
  columns: 5 | 8
  onSubmit: () => void
  isSubmitting?: boolean
}

/** How far one is, every question at one touch, and the end. */
export function ProgressPanel({ sheet, t, columns, onSubmit, isSubmitting = false }: ProgressPanelProps) {
  const { answered, flagged, unanswered } = sheet.summary
  return (
    <Paper component="section" aria-label={t('progress')} className={classes.panel}>
      <Title order={2} size="h4">
        {t('progress')}
      </Title>
      <dl className={classes.counts}>
        <div>
          <dt>
            <IconCheck size={16} aria-hidden /> {t('answered')}
          </dt>
          <dd>{formatNumber(answered)}</dd>
        </div>
        <div>
          <dt>
            <IconFlagFilled size={16} aria-hidden /> {t('flagged')}
          </dt>
          <dd>{formatNumber(flagged)}</dd>
        </div>
        <div>
          <dt>{t('remaining')}</dt>
          <dd>{formatNumber(unanswered)}</dd>
        </div>
      </dl>
      <Navigator sheet={sheet} t={t} columns={columns} />
      <Button
        size="lg"
        fullWidth
        leftSection={<IconSend size={20} aria-hidden />}
        disabled={sheet.isLocked || isSubmitting}
        onClick={onSubmit}
      >
        {t('submit')}
      </Button>
    </Paper>
  )
}
