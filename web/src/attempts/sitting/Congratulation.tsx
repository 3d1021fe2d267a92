import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconConfetti } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { Stars } from './Stars.tsx'
import type { Finished } from './submitting.ts'
import { sittingTexts } from './sitting-texts.ts'
import classes from './sitting.module.css'

/** The end is a small feast, whatever the score. */
export function Congratulation({ assignedId, finished }: { assignedId: string; finished: Finished }) {
  const t = useTexts(sittingTexts)
  const navigate = useNavigate()
  const leave = (): void => void navigate({ to: screens.assignedQuizzes.path })
  return (
    <Modal opened onClose={leave} title={t('wellDone')} closeOnClickOutside={false}>
      <div className={classes.celebration}>
        <span className={classes.celebrationIcon}>
          <IconConfetti size={56} stroke={1.5} aria-hidden />
        </span>
        <strong>{translated(attemptMessages.submitted)}</strong>
        {!finished.resultsShown && <span>{t('resultsLater')}</span>}
        <Stars assignedId={assignedId} />
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
