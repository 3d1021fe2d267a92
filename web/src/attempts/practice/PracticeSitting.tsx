import type { PracticeRun } from '@lms/contracts/attempts/practice.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Countdown } from '../sheet/Countdown.tsx'
import { ProgressPanel } from '../sheet/ProgressPanel.tsx'
import { QuestionCard } from '../sheet/QuestionCard.tsx'
import { SubmitDialog } from '../sheet/SubmitDialog.tsx'
import { clockFrom } from '../sheet/attempt-clock.ts'
import { useLeavingGuard } from '../sheet/leaving-guard.ts'
import { useLocalSheet } from '../sheet/local-sheet.ts'
import { finishPractice, practiceResultQuery } from './practice-api.ts'
import { practiceTexts } from './practice-texts.ts'
import { useSecondsLeft } from '../sheet/seconds-left.ts'
import { useSheetKeys } from '../sheet/sheet-keys.ts'
import classes from '../sheet/sheet.module.css'

export function PracticeSitting({ run }: { run: PracticeRun }) {
  const t = useTexts(practiceTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [openedAt] = useState(() => performance.now())
  const [clock] = useState(() => clockFrom(run.secondsLeft, performance.now()))
  const [isAsking, setIsAsking] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const secondsLeft = useSecondsLeft(clock)
  const isTimeUp = secondsLeft === 0
  const sheet = useLocalSheet(run.quiz.questions, isSubmitting || isTimeUp)
  useSheetKeys(sheet, true)
  const work = useLeavingGuard(sheet.summary.answered > 0 && !isTimeUp)

  async function finish(): Promise<void> {
    setIsSubmitting(true)
    setFailure(undefined)
    try {
      const submissionTime = Math.round((performance.now() - openedAt) / 1000)
      const result = await finishPractice({
        historyId: run._id,
        answers: sheet.answers,
        flagged: [...sheet.flagged],
        submissionTime,
      })
      work.end()
      queryClient.setQueryData(practiceResultQuery(result.attemptId).queryKey, result)
      await navigate({ to: screens.practiceResult.path, params: { attemptId: result.attemptId } })
    } catch (error) {
      setFailure(messageOf(error, t('submitFailed')))
      toast.error(t('submitFailed'), 'submit')
    } finally {
      setIsSubmitting(false)
    }
  }

  const byTime = useEffectEvent(() => void finish())
  useEffect(() => {
    if (!isTimeUp) return undefined
    const timer = setTimeout(byTime)
    return () => clearTimeout(timer)
  }, [isTimeUp])

  const { answered, total } = sheet.summary
  function goBackTo(place: number): void {
    setIsAsking(false)
    sheet.goTo(place)
  }

  return (
    <div className={classes.sitting}>
      <header className={classes.header}>
        <div className={classes.heading}>
          <Title order={1} className={classes.headTitle}>
            {run.quiz.title}
          </Title>
          <div className={classes.headLine}>
            <span>{t('questionOf', { number: sheet.index + 1, total })}</span>
            <span>{t('answeredOf', { answered, total })}</span>
            <span>{t('practice')}</span>
          </div>
        </div>
        {secondsLeft !== null && <Countdown seconds={secondsLeft} t={t} />}
      </header>
      <div className={classes.columns}>
        <QuestionCard sheet={sheet} t={t} />
        <ProgressPanel
          sheet={sheet}
          t={t}
          columns={5}
          isSubmitting={isSubmitting && !isTimeUp}
          onSubmit={() => setIsAsking(true)}
        />
      </div>
      <SubmitDialog
        opened={isAsking || isTimeUp}
        sheet={sheet}
        isSubmitting={isSubmitting}
        failure={failure}
        onContinue={() => setIsAsking(false)}
        onGoTo={isTimeUp ? undefined : goBackTo}
        onSubmit={() => void finish()}
        t={t}
      />
    </div>
  )
}
