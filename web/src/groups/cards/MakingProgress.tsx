import { Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import modalClasses from '../../ui/modal/modal.module.css'
import classes from '../groups.module.css'
import { groupCardTexts } from './group-card-texts.ts'

interface MakingProgressProps {
  label: string
  done: number
  total: number
  onStop: () => void
}

export function MakingProgress({ label, done, total, onStop }: MakingProgressProps) {
  const t = useTexts(groupCardTexts)
  const [isStopping, setIsStopping] = useState(false)

  function stop(): void {
    setIsStopping(true)
    onStop()
  }

  return (
    <div className={classes.stack}>
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label={label} size="lg" />
      <Text aria-live="polite">{t('progress', { done: formatNumber(done), total: formatNumber(total) })}</Text>
      <div className={modalClasses.footer}>
        <Button variant="default" loading={isStopping} onClick={stop}>
          {t('stop')}
        </Button>
      </div>
    </div>
  )
}
