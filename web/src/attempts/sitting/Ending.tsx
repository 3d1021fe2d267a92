import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconConfetti, IconHourglassEmpty } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { Stars } from './Stars.tsx'
import type { Finished } from './submitting.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './sitting.module.css'

interface EndingProps {
  assignedId: string
  finished: Finished
  /** How many questions have an answer. */
  answered: number
}

/** Who handed it in gets a small feast, whatever the score; who was overtaken by the clock, a kind word. */
export function Ending({ assignedId, finished, answered }: EndingProps) {
  const t = useTexts(sittingTexts)
  const navigate = useNavigate()
  const leave = (): void => void navigate({ to: screens.assignedQuizzes.path })
  const isFeast = finished.by === 'student' && finished.late === 0
  const Icon = isFeast ? IconConfetti : IconHourglassEmpty
  const counted = answered - finished.late
  return (
    <Modal opened onClose={leave} title={t(isFeast ? 'wellDone' : 'timeIsOver')} closeOnClickOutside={false}>
      <div className={classes.celebration}>
        <span className={classes.celebrationIcon}>
          <Icon size={56} stroke={1.5} aria-hidden />
        </span>
        {isFeast && <strong>{translated(attemptMessages.submitted)}</strong>}
        {!isFeast && finished.late > 0 && <strong>{t('arrivedLate', { count: finished.late })}</strong>}
        {!isFeast && <strong>{counted > 0 ? t('timeUpCounted', { count: counted }) : t('timeUpEmpty')}</strong>}
        {!finished.resultsShown && <span>{t('resultsLater')}</span>}
        {(isFeast || counted > 0) && <Stars assignedId={assignedId} />}
        <div className={classes.celebrationButtons}>
          <Button variant="default" size="lg" onClick={leave}>
            {t('close')}
          </Button>
          {finished.resultsShown && (
            <Button
              size="lg"
              renderRoot={(button) => (
                <Link {...button} to={screens.attemptResult.path} params={{ historyId: finished._id }} />
              )}
            >
              {t('seeResult')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
