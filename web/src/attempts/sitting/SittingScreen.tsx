import type { SittingView, StudentQuiz } from '@lms/contracts/attempts/attempts.ts'
import { Alert, Button, Switch, Title } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useState, useSyncExternalStore } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { FeedbackForm } from '../../questions/preview/FeedbackForm.tsx'
import { Congratulation } from './Congratulation.tsx'
import { Countdown } from '../sheet/Countdown.tsx'
import { ProgressPanel } from '../sheet/ProgressPanel.tsx'
import { ProgressRing } from '../sheet/ProgressRing.tsx'
import { QuestionCard } from '../sheet/QuestionCard.tsx'
import { SaveState } from './SaveState.tsx'
import { SubmitDialog } from '../sheet/SubmitDialog.tsx'
import { answersOf, flaggedOf, waitingCount } from './answer-queue.ts'
import type { AnswerSaver } from './answer-saver.ts'
import { useLeavingGuard } from '../sheet/leaving-guard.ts'
import { useSecondsLeft } from '../sheet/seconds-left.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { summaryOf } from '../sheet/sheet-summary.ts'
import { sittingTexts } from './sitting-texts.ts'
import { useSubmitting } from './submitting.ts'
import { useSheetKeys } from '../sheet/sheet-keys.ts'
import { sheetTexts } from '../sheet/sheet-texts.ts'
import around from './sitting.module.css'
import classes from '../sheet/sheet.module.css'

interface SittingScreenProps {
  /** Of the assignment, or of a quiz that nobody assigned. */
  assignedId: string
  attemptId: string
  quiz: StudentQuiz
  saver: AnswerSaver
  isOver: boolean
  ask: () => Promise<SittingView | undefined>
}

export function SittingScreen({ assignedId, attemptId, quiz, saver, isOver, ask }: SittingScreenProps) {
  const t = useTexts(sittingTexts)
  const words = useTexts(sheetTexts)
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const secondsLeft = useSecondsLeft(state.clock)
  const ending = useSubmitting({ assignedId, attemptId, saver, secondsLeft, isOver, ask })
  const [index, setIndex] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const [hasKeys, setHasKeys] = useLocalStorage({ key: 'taking-keys', defaultValue: true })
  useLeavingGuard(state.phase !== 'idle' && waitingCount(state.queue) > 0)

  const { questions } = quiz
  const ids = questions.map(({ _id }) => _id)
  const answers = answersOf(state.queue)
  const flagged = flaggedOf(state.queue)
  const sheet: Sheet = {
    questions,
    index,
    answers,
    flagged,
    summary: summaryOf(ids, answers, flagged),
    isLocked: ending.isTimeUp || ending.isSubmitting || ending.finished !== null,
    answer: saver.answer,
    flag: saver.flag,
    goTo: (next) => setIndex(Math.min(Math.max(next, 0), questions.length - 1)),
  }
  useSheetKeys(sheet, hasKeys && ending.finished === null)
  const question = questions[index]
  return (
    <div className={classes.sitting}>
      <header className={classes.header}>
        <div className={classes.heading}>
          <Title order={1} className={classes.headTitle}>
            {quiz.title}
          </Title>
          <div className={classes.headLine}>
            <span>{words('points', { count: formatNumber(quiz.totalPoints) })}</span>
            <SaveState state={state} />
          </div>
        </div>
        {secondsLeft !== null && <Countdown seconds={secondsLeft} t={words} />}
        <ProgressRing
          percent={sheet.summary.percent}
          label={words('progressPercent', { percent: sheet.summary.percent })}
        />
      </header>
      {ending.isTimeUp && (
        <Alert color="warning" variant="outline" role="alert">
          {t('timeUp')}
        </Alert>
      )}
      {state.changedElsewhere.length > 0 && (
        <Alert color="warning" variant="outline" role="alert">
          {t('changedElsewhere', { numbers: numbersOf(ids, state.changedElsewhere) })}{' '}
          <Button variant="default" size="lg" onClick={() => saver.noteRead()}>
            {t('understood')}
          </Button>
        </Alert>
      )}
      <div className={classes.columns}>
        <QuestionCard sheet={sheet} t={words}>
          {question !== undefined && (
            <FeedbackForm key={question._id} questionId={question._id} questionTitle={question.title} />
          )}
        </QuestionCard>
        <ProgressPanel
          sheet={sheet}
          t={words}
          columns={5}
          isSubmitting={ending.isSubmitting}
          onSubmit={() => setIsAsking(true)}
        />
      </div>
      <Switch
        size="md"
        className={around.keys}
        label={t('keys')}
        checked={hasKeys}
        onChange={(event) => setHasKeys(event.currentTarget.checked)}
      />
      <SubmitDialog
        opened={isAsking && ending.finished === null && !ending.isTimeUp}
        summary={sheet.summary}
        isSubmitting={ending.isSubmitting}
        failure={ending.failure}
        onContinue={() => setIsAsking(false)}
        onSubmit={() => void ending.submit()}
        t={words}
      />
      {ending.finished !== null && <Congratulation assignedId={assignedId} finished={ending.finished} />}
    </div>
  )
}

function numbersOf(ids: readonly string[], changed: readonly string[]): string {
  return changed
    .map((id) => ids.indexOf(id) + 1)
    .sort((one, other) => one - other)
    .join(', ')
}
