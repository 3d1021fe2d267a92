import { Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { userBulkTexts } from './user-bulk-texts.ts'
import classes from './bulk.module.css'

interface BulkProgressProps {
  done: number
  total: number
  onStop: () => void
}

export function BulkProgress({ done, total, onStop }: BulkProgressProps) {
  const t = useTexts(userBulkTexts)
  const [isStopping, setIsStopping] = useState(false)
  return (
    <div className={classes.form}>
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label={t('processing')} animated />
      <Text aria-live="polite">{t('progress', { done: formatNumber(done), total: formatNumber(total) })}</Text>
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={isStopping}
          onClick={() => {
            setIsStopping(true)
            onStop()
          }}
        >
          {t('stop')}
        </Button>
        <Button disabled>{t('processing')}</Button>
      </div>
    </div>
  )
}
