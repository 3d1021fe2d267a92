import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { hasOpenMistakes, mayRetake } from '@lms/contracts/attempts/result-marks.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Title } from '@mantine/core'
import { IconHome, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts.ts'
import { RedoMistakes } from '../../redo/RedoMistakes.tsx'
import { resultTexts } from '../result-texts.ts'
import type { OwnOutcome } from './own-outcome.ts'
import { ownResultTexts } from './own-result-texts.ts'
import classes from './own-result.module.css'

interface NextStepProps {
  history: AttemptHistory
  outcome: OwnOutcome
}

/** Whatever the score: one thing to do now, named. */
export function NextStep({ history, outcome }: NextStepProps) {
  const t = useTexts(ownResultTexts)
  const shared = useTexts(resultTexts)
  const mayAgain = mayRetake(history)
  const mayRedo = hasOpenMistakes(history)
  return (
    <section className={classes.next} aria-labelledby="next-step">
      <div>
        <Title order={3} id="next-step" className={classes.halfTitle}>
          {t('next')}
        </Title>
        <p className={classes.hint}>{t(adviceFor(history, outcome))}</p>
      </div>
      <div className={classes.nextButtons}>
        {mayRedo && <RedoMistakes attemptId={history._id} />}
        {mayAgain && (
          <Button
            size="lg"
            radius="xl"
            variant={outcome.again.length > 0 && !mayRedo ? 'filled' : 'default'}
            leftSection={<IconRefresh size={22} aria-hidden />}
            renderRoot={(button) => (
              <Link {...button} to={screens.studentQuizStart.path} params={{ id: history.student_quiz._id }} />
            )}
          >
            {shared('retake')}
          </Button>
        )}
        <Button
          size="lg"
          radius="xl"
          variant="default"
          leftSection={<IconHome size={22} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.dashboard.path} />}
        >
          {t('home')}
        </Button>
      </div>
    </section>
  )
}

function adviceFor(history: AttemptHistory, { mood, asked, again }: OwnOutcome) {
  if (mood === 'withheld') return 'nextWait'
  if (again.length === 0 && asked > 0) return 'nextPerfect'
  if (hasOpenMistakes(history)) return 'nextRedo'
  if (mayRetake(history)) return 'nextRetake'
  return history.keysShown ? 'nextRead' : 'nextLook'
}
