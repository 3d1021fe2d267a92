import { Alert, Progress, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatNumber } from '../../lib/formats.ts'
import classes from './bulk-outcome.module.css'
import type { BulkFailure } from './portions.ts'

const namesShown = 10

interface BulkOutcomeProps {
  progress: { done: number; total: number } | null
  failures: readonly BulkFailure[]
  /** In the words of the slice. */
  texts: {
    working: string
    progress: (values: { done: string; total: string }) => string
    failures: (values: { count: string }) => string
    failure: (values: { title: string; message: string }) => string
    dismiss: string
  }
  onDismiss: () => void
}

/** How far an act on many is, and which of them it failed for. */
export function BulkOutcome({ progress, failures, texts, onDismiss }: BulkOutcomeProps) {
  return (
    <>
      {progress !== null && (
        <div className={classes.progress}>
          <Progress value={(progress.done / progress.total) * 100} aria-label={texts.working} className={classes.bar} />
          <Text size="sm">
            {texts.progress({ done: formatNumber(progress.done), total: formatNumber(progress.total) })}
          </Text>
        </div>
      )}
      {failures.length > 0 && (
        <Alert
          color="danger"
          variant="outline"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={texts.failures({ count: formatNumber(failures.length) })}
          withCloseButton
          closeButtonLabel={texts.dismiss}
          onClose={onDismiss}
        >
          <ul className={classes.failures}>
            {failures.slice(0, namesShown).map(({ id, title, message }) => (
              <li key={id}>{texts.failure({ title, message })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
