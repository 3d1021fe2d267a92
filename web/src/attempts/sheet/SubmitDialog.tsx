import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import type { Translate } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import type { SheetSummary } from './sheet-summary.ts'
import type { SheetText } from './sheet-texts.ts'
import classes from './sheet.module.css'

interface SubmitDialogProps {
  opened: boolean
  summary: SheetSummary
  isSubmitting: boolean
  /** Why the last try did not work. */
  failure?: string | undefined
  onContinue: () => void
  onSubmit: () => void
  t: Translate<SheetText>
}

export function SubmitDialog({ opened, summary, isSubmitting, failure, onContinue, onSubmit, t }: SubmitDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={() => !isSubmitting && onContinue()}
      title={t('confirmTitle')}
      closeOnClickOutside={false}
      footer={
        <>
          <Button variant="default" size="lg" disabled={isSubmitting} onClick={onContinue}>
            {t('continue')}
          </Button>
          <Button size="lg" disabled={isSubmitting} onClick={onSubmit}>
            {t(isSubmitting ? 'submitting' : 'submitNow')}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <Text size="lg">{t('confirmMessage')}</Text>
        <dl className={classes.summary}>
          {(['total', 'answered', 'unanswered', 'flagged'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{formatNumber(summary[name])}</dd>
            </div>
          ))}
        </dl>
        {summary.unanswered > 0 && (
          <Alert color="warning" variant="outline" icon={<IconAlertTriangle size={20} aria-hidden />}>
            {t('unansweredWarning', { count: summary.unanswered })}
          </Alert>
        )}
        {failure !== undefined && (
          <Alert color="danger" variant="outline" role="alert">
            {failure}
          </Alert>
        )}
      </div>
    </Modal>
  )
}
