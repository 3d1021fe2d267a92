import { Alert, Title } from '@mantine/core'
import { IconFlower } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Countdown } from '../sheet/Countdown.tsx'
import { ProgressPanel } from '../sheet/ProgressPanel.tsx'
import { ProgressRing } from '../sheet/ProgressRing.tsx'
import { QuestionCard } from '../sheet/QuestionCard.tsx'
import { SubmitDialog } from '../sheet/SubmitDialog.tsx'
import { clockFrom } from '../sheet/attempt-clock.ts'
import { useLocalSheet } from '../sheet/local-sheet.ts'
import { natureQuestions, natureQuiz } from './nature-quiz.ts'
import { natureTexts } from './nature-texts.ts'
import { useSecondsLeft } from '../sheet/seconds-left.ts'
import { useSheetKeys } from '../sheet/sheet-keys.ts'
import garden from './nature.module.css'
import classes from '../sheet/sheet.module.css'

export function NatureSitting() {
  const t = useTexts(natureTexts)
  const [clock] = useState(() => clockFrom(natureQuiz.timeLimit * 60, performance.now()))
  const [isAsking, setIsAsking] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const secondsLeft = useSecondsLeft(clock) ?? 0
  const questions = natureQuestions({
    title: (number) => t('questionTitle', { number }),
    content: (number) => t('questionContent', { number }),
    option: (letter) => t('option', { letter }),
  })
  const isDone = isSubmitted || secondsLeft === 0
  const sheet = useLocalSheet(questions, isDone)
  useSheetKeys(sheet, !isDone)
  const { percent } = sheet.summary
  return (
    <div className={garden.garden}>
      <div className={classes.sitting}>
        <header className={classes.header}>
          <div className={classes.heading}>
            <Title order={1} className={classes.headTitle}>
              <IconFlower size={24} aria-hidden /> {t('title')}
            </Title>
          </div>
          <Countdown seconds={secondsLeft} t={t} />
          <ProgressRing percent={percent} label={t('progressPercent', { percent })} />
        </header>
        {isDone && (
          <Alert color="brand" variant="outline" role="alert">
            {t('preview')}
          </Alert>
        )}
        <div className={classes.columns} data-wide-panel>
          <QuestionCard sheet={sheet} t={t} />
          <ProgressPanel sheet={sheet} t={t} columns={8} onSubmit={() => setIsAsking(true)} />
        </div>
        <SubmitDialog
          opened={isAsking && !isDone}
          sheet={sheet}
          isSubmitting={false}
          onContinue={() => setIsAsking(false)}
          onGoTo={(next) => {
            setIsAsking(false)
            sheet.goTo(next)
          }}
          onSubmit={() => setIsSubmitted(true)}
          t={t}
        />
      </div>
    </div>
  )
}
