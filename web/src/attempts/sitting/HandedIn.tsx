import { Paper, Title } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './sitting.module.css'

interface HandedInProps {
  /** By the time; otherwise by the student. */
  isTimeUp: boolean
  hasClock: boolean
}

/** The paper is closed, and waits on this device for the network. */
export function HandedIn({ isTimeUp, hasClock }: HandedInProps) {
  const t = useTexts(sittingTexts)
  return (
    <Paper component="section" className={classes.handedIn} aria-live="polite">
      <PaperPlane />
      <Title order={2} className={classes.handedInTitle}>
        {t(isTimeUp ? 'timeUpWaiting' : 'handedIn')}
      </Title>
      <p>{t('handedInMessage')}</p>
      {hasClock && !isTimeUp && <p className={classes.handedInClock}>{t('handedInClock')}</p>}
    </Paper>
  )
}

/** A plane of paper above a cloud; it moves only for those who like that. */
function PaperPlane() {
  return (
    <svg viewBox="0 0 160 100" width={180} height={112} aria-hidden className={classes.plane}>
      <path
        d="M34 84h84a18 18 0 0 0 2-36 26 26 0 0 0-49-8 20 20 0 0 0-31 15 15 15 0 0 0-6 29z"
        className={classes.planeCloud}
      />
      <g className={classes.planeBody}>
        <path d="M62 44 138 12 112 66 92 54z" className={classes.planeWing} />
        <path d="M92 54 138 12 84 50l2 18z" className={classes.planeFold} />
      </g>
    </svg>
  )
}
