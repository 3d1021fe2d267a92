import { Paper, Title } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { practiceRunTexts } from '../practice-texts.ts'
import frame from '../../attempts/focus/focus.module.css'
import classes from './practice.module.css'

/** Everything is answered, and the network has not heard of all of it yet. */
export function WaitingForNetwork({ count }: { count: number }) {
  const t = useTexts(practiceRunTexts)
  return (
    <div className={frame.question}>
      <Paper component="output" className={classes.end}>
        <IconCloudUp size={56} stroke={1.5} aria-hidden className={classes.cloud} />
        <Title order={2} className={classes.endTitle}>
          {t('allWaiting')}
        </Title>
        <p>{t('allWaitingMore', { count })}</p>
      </Paper>
    </div>
  )
}
