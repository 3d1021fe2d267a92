import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Stars } from '../../sitting/Stars.tsx'
import { type AttemptLinkProps, AttemptSwitch } from '../AttemptSwitch.tsx'
import { PdfButton } from '../PdfButton.tsx'
import { ResultDetail } from '../ResultDetail.tsx'
import { resultTexts } from '../result-texts.ts'
import { HowItWent } from './HowItWent.tsx'
import { NextStep } from './NextStep.tsx'
import { ResultHero } from './ResultHero.tsx'
import { ownOutcome } from './own-outcome.ts'
import { ownResultTexts } from './own-result-texts.ts'
import classes from './own-result.module.css'

interface OwnResultProps {
  history: AttemptHistory
  back: ReactNode
  AttemptLink: ComponentType<AttemptLinkProps>
}

/** For the one who did it: first the child, then what to do next, then the sheet, then what to keep. */
export function OwnResult({ history, back, AttemptLink }: OwnResultProps) {
  const t = useTexts(resultTexts)
  const own = useTexts(ownResultTexts)
  const outcome = ownOutcome(history)
  const { quizz, _id: assignmentId } = history.student_quiz
  const [wanted, setWanted] = useState<number>()
  return (
    <Page title={t('title')} actions={back}>
      <div className={classes.room}>
        <ResultHero history={history} outcome={outcome} />
        <HowItWent outcome={outcome} onQuestion={setWanted} />
        <NextStep history={history} outcome={outcome} />
        <AttemptSwitch history={history} AttemptLink={AttemptLink} />
        <ResultDetail history={history} wanted={wanted} onShown={() => setWanted(undefined)} />
        <Section title={own('keep')} isWide>
          <div className={classes.keep}>
            <PdfButton attemptId={history._id} quizTitle={quizz.title} size="lg" />
            <Stars key={history._id} assignedId={assignmentId} before={history.rating ?? 0} />
          </div>
        </Section>
      </div>
    </Page>
  )
}
