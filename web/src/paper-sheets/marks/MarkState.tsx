import type { PaperMarksRow, PrintedCode } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { Button, Text } from '@mantine/core'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { type MarkDraft, unclearIn } from './mark-drafts.ts'
import { paperMarksTexts } from './paper-marks-texts.ts'
import classes from './paper-marks.module.css'

interface MarkStateProps {
  row: PaperMarksRow
  typed: { draft: MarkDraft; isTyped: boolean; isSaving: boolean; problem: string | null }
  codes: readonly PrintedCode[]
  onRetry: () => void
}

/** What a line is worth, or why it is not saved. */
export function MarkState({ row: { entry }, typed, codes, onRetry }: MarkStateProps) {
  const t = useTexts(paperMarksTexts)
  if (typed.isSaving) return <StatusBadge color="gray">{t('saving')}</StatusBadge>
  if (typed.problem !== null)
    return (
      <span className={classes.problem} role="alert">
        <Text size="sm" c="var(--mantine-color-error)">
          {typed.problem}
        </Text>
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </span>
    )
  if (typed.isTyped) {
    const unclear = unclearIn(typed.draft, codes)
    if (unclear.length === 0) return <StatusBadge color="warning">{t('unsaved')}</StatusBadge>
    const said = unclear.includes(0) ? t('unclearTotal') : t('unclear', { numbers: unclear.join(', ') })
    return <StatusBadge color="danger">{said}</StatusBadge>
  }
  if (entry === null) return <Text c="dimmed">—</Text>
  const points = codes.find(({ code }) => code === typed.draft.code)?.points ?? 0
  return (
    <span className={classes.problem}>
      {entry.score === null ? t('waits') : `${formatNumber(entry.score)} / ${formatNumber(points)}`}
      <StatusBadge color="success">{t('saved')}</StatusBadge>
    </span>
  )
}
