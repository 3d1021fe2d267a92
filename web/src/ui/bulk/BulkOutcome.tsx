import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import type { Translate } from '../../lib/texts.ts'
import classes from './bulk-outcome.module.css'
import type { Bulk } from './use-bulk.ts'

/** In the words of the slice. */
export type BulkOutcomeText = 'working' | 'progress' | 'failures' | 'failure' | 'dismiss'

interface BulkOutcomeProps {
  bulk: Bulk
  t: Translate<BulkOutcomeText>
  stopLabel: string | undefined
}

/** How far an act on many is, and which of them it failed for. */
export function BulkOutcome({ bulk: { progress, failures, stop, dismiss }, t, stopLabel }: BulkOutcomeProps) {
  return (
    <>
      {progress !== null && (
        <div className={classes.progress}>
          <Text size="sm" aria-live="polite">
            {t('progress', { done: formatNumber(progress.done), total: formatNumber(progress.total) })}
          </Text>
          <Progress
            value={(progress.done / progress.total) * 100}
            aria-label={t('working')}
            className={classes.bar}
            animated
          />
          {stopLabel !== undefined && (
            <Button size="compact-md" variant="default" onClick={stop}>
              {stopLabel}
            </Button>
          )}
        </div>
      )}
      {failures.length > 0 && (
        <Alert
          color="danger"
          variant="outline"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('failures', { count: formatNumber(failures.length) })}
          withCloseButton
          closeButtonLabel={t('dismiss')}
          onClose={dismiss}
        >
          <ul className={classes.failures}>
            {failures.map(({ id, title, message }) => (
              <li key={id}>{t('failure', { title, message })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
