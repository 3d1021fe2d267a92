import { Button, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTexts } from '../lib/texts.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import classes from './dashboard.module.css'

/** What the dashboard could not load, and how to ask again. */
export interface Failure {
  isRetrying: boolean
  onRetry: () => void
}

export function LoadFailure({ isRetrying, onRetry }: Failure) {
  const t = useTexts(dashboardTexts)
  return (
    <div role="alert" className={classes.failure}>
      <Text inherit>{t('loadFailed')}</Text>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isRetrying}
        onClick={onRetry}
      >
        {t('tryAgain')}
      </Button>
    </div>
  )
}
