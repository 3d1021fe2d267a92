import { IconAlarm, IconClock } from '@tabler/icons-react'
import type { Translate } from '../../lib/texts.ts'
import { formatCountdown, warningSeconds } from './attempt-clock.ts'
import type { SheetText } from './sheet-texts.ts'
import classes from './sheet.module.css'

export function Countdown({ seconds, t }: { seconds: number; t: Translate<SheetText> }) {
  const isShort = seconds < warningSeconds
  const Icon = isShort ? IconAlarm : IconClock
  return (
    <span className={classes.countdown} data-short={isShort || undefined} role="timer" aria-label={t('timeLeft')}>
      <Icon size={20} aria-hidden />
      {formatCountdown(seconds)}
    </span>
  )
}
