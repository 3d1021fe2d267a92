import type { BulkResult } from '@lms/contracts/bulk.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translateSent, useTexts } from '../../lib/texts.ts'
import type { UserBulkOutcome } from './user-bulk-run.ts'
import { reasonOf, userQuery } from '../user-api.ts'
import { userBulkTexts } from './user-bulk-texts.ts'
import classes from './bulk.module.css'

const failuresShown = 50

/** Says for whom it did not work, and why. */
export function BulkResults({ outcome, onClose }: { outcome: UserBulkOutcome; onClose: () => void }) {
  const t = useTexts(userBulkTexts)
  const { done, total, failures, interruption } = outcome
  const counts = { successful: formatNumber(done.length), total: formatNumber(total) }
  return (
    <div className={classes.form}>
      <Alert role="alert" color="warning" icon={<IconAlertTriangle aria-hidden />}>
        <Text size="sm">
          {interruption === undefined
            ? t('someFailed', { ...counts, failed: formatNumber(failures.length) })
            : t('stopped', counts)}
        </Text>
        {typeof interruption === 'object' && (
          <Text size="sm">
            {t('failed', { message: reasonOf(interruption.error) ?? messageOf(interruption.error) })}
          </Text>
        )}
      </Alert>
      {failures.length > 0 && (
        <div>
          <Text fw={500} size="sm">
            {t('failures')}
          </Text>
          <ul className={classes.failures}>
            {failures.slice(0, failuresShown).map((failure) => (
              <Failure key={failure.id} failure={failure} />
            ))}
          </ul>
          {failures.length > failuresShown && (
            <Text size="sm" c="dimmed">
              {t('more', { count: formatNumber(failures.length - failuresShown) })}
            </Text>
          )}
        </div>
      )}
      <div className={classes.buttons}>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </div>
  )
}

function Failure({ failure }: { failure: BulkResult }) {
  const { data } = useQuery(userQuery(failure.id))
  return (
    <li className={classes.failure}>
      <span className={classes.failureName}>{data?.displayName ?? failure.id}</span>
      <Text size="sm" c="dimmed">
        {translateSent(failure)}
      </Text>
    </li>
  )
}
