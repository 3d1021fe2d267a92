import type { SittingView, StudentQuiz } from '@lms/contracts/attempts/attempts.ts'
import { Alert, Button, Drawer, Switch } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useFocusMode } from '../../lib/focus-mode.ts'
import { useTexts } from '../../lib/texts.ts'
import { FeedbackForm } from '../../questions/preview/FeedbackForm.tsx'
import { PartBoundary } from '../../ui/page/PartBoundary.tsx'
import { CheckControl } from '../checking/CheckControl.tsx'
import { optionMarks } from '../checking/option-marks.ts'
import { useSittingChecks } from '../checking/sitting-checks.ts'
import { HandedIn } from './HandedIn.tsx'
import { Ending } from './Ending.tsx'
import { SectionHead } from '../sections/SectionHead.tsx'
import { SittingBar } from './SittingBar.tsx'
import { SittingHeader } from './SittingHeader.tsx'
import { ProgressPanel } from '../sheet/ProgressPanel.tsx'
import { QuestionCard } from '../sheet/QuestionCard.tsx'
import { SubmitDialog } from '../sheet/SubmitDialog.tsx'
import { answersOf, flaggedOf, waitingCount } from './answer-queue.ts'
import type { AnswerSaver } from './answer-saver.ts'
import { usePlace } from './place.ts'
import { clockOf } from './keeping/looked-at.ts'
import { useLooking } from '../sheet/question-clock.ts'
import { useLeavingGuard } from '../sheet/leaving-guard.ts'
import { useSecondsLeft } from '../sheet/seconds-left.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { summaryOf } from '../sheet/sheet-summary.ts'
import { sectionSecondsLeft } from '../sections/section-time.ts'
import { isOffline } from './sitting-api.ts'
import { sittingTexts } from './sitting-texts.ts'
import { useSubmitting } from './submitting.ts'
import { useSheetKeys } from '../sheet/sheet-keys.ts'
import { sheetTexts } from '../sheet/sheet-texts.ts'
import around from './sitting.module.css'
import classes from '../focus/focus.module.css'

interface SittingScreenProps {
  /** Of the assignment, or of a quiz that nobody assigned. */
  assignedId: string
  attemptId: string
  quiz: StudentQuiz
  saver: AnswerSaver
  wasHandedIn: boolean
  isOver: boolean
  ask: () => Promise<SittingView | undefined>
}

export function SittingScreen({ assignedId, attemptId, quiz, saver, wasHandedIn, isOver, ask }: SittingScreenProps) {
  useFocusMode()
  const t = useTexts(sittingTexts)
  const words = useTexts(sheetTexts)
  const state = useSyncExternalStore(saver.subscribe, saver.state)
  const secondsLeft = useSecondsLeft(state.clock)
  const ending = useSubmitting({ assignedId, attemptId, saver, secondsLeft, isOver, wasHandedIn, ask })
  const [isAsking, setIsAsking] = useState(false)
  const [hasNumbers, setHasNumbers] = useState(false)
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const [hasKeys, setHasKeys] = useLocalStorage({ key: 'taking-keys', defaultValue: true })
  // The question first; what opens later, or stands below it, in the next frame.
  const hasFirstLook = useDeferredValue(true, false)
  useLeavingGuard(!ending.isHandedIn && state.phase !== 'idle' && waitingCount(state.queue) > 0, {
    isKept: state.isKeptHere,
  })

  const { questions } = quiz
  const ids = questions.map(({ _id }) => _id)
  const answers = answersOf(state.queue)
  const flagged = flaggedOf(state.queue)
  const [index, goTo] = usePlace(attemptId, ids, answers)
  useLooking(clockOf(attemptId), ids[index] ?? null)
  const isClosed = ending.isTimeUp || ending.isHandedIn || ending.finished !== null
  const section = quiz.paperSections[questions[index]?.section ?? -1]
  const sectionLeft = section === undefined ? null : sectionSecondsLeft(section, secondsLeft)
  const sheet: Sheet = {
    questions,
    index,
    answers,
    flagged,
    summary: summaryOf(ids, answers, flagged),
    isLocked: isClosed || ending.isSubmitting || sectionLeft === 0,
    answer: saver.answer,
    flag: saver.flag,
    goTo,
  }
  const checks = useSittingChecks({ assignedId, attemptId, quiz, flush: () => saver.flush() })
  // What was judged for good stays as it was given; the rest of the sheet goes on.
  const answering = {
    ...sheet,
    isLocked: sheet.isLocked || checks.isSettled(ids[index]),
    marks: optionMarks(checks.of(ids[index] ?? '')),
  }
  useSheetKeys(answering, hasKeys && !isClosed)
  const isWaiting = ending.isHandedIn || (ending.isTimeUp && state.phase === 'failing' && isOffline(state.failure))
  const question = questions[index]
  function pick(next: number): void {
    setHasNumbers(false)
    goTo(next)
  }
  function askToSubmit(): void {
    setHasNumbers(false)
    setIsAsking(true)
  }
  const numbers = (
    <ProgressPanel
      sheet={{ ...sheet, goTo: pick }}
      t={words}
      columns={5}
      isSubmitting={ending.isSubmitting}
      onSubmit={askToSubmit}
    />
  )
  return (
    <div className={classes.screen}>
      <SittingHeader
        title={quiz.title}
        totalPoints={quiz.totalPoints}
        sheet={sheet}
        state={state}
        secondsLeft={secondsLeft}
        hasNotice={!isWaiting}
        words={words}
      />
      <div className={classes.desk}>
        {/* Without a question nothing in it takes the focus, and on a small screen it must still be scrolled. */}
        <div className={classes.question} {...(isWaiting && { role: 'group', tabIndex: 0, 'aria-label': quiz.title })}>
          {ending.isTimeUp && !ending.isHandedIn && (
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
          {isWaiting ? (
            <HandedIn isTimeUp={!ending.isHandedIn} hasClock={secondsLeft !== null} />
          ) : (
            <PartBoundary resetKey={question?._id ?? ''}>
              {section !== undefined && <SectionHead section={section} secondsLeft={sectionLeft} />}
              <QuestionCard sheet={answering} t={words} isBare>
                {question !== undefined && (
                  <CheckControl
                    question={question}
                    given={answers[question._id]}
                    checks={checks}
                    isLocked={sheet.isLocked}
                  />
                )}
                {question !== undefined && hasFirstLook && (
                  <FeedbackForm
                    key={`report ${question._id}`}
                    questionId={question._id}
                    questionTitle={question.title}
                  />
                )}
              </QuestionCard>
            </PartBoundary>
          )}
          {hasFirstLook && (
            <Switch
              size="md"
              className={around.keys}
              label={t('keys')}
              checked={hasKeys}
              onChange={(event) => setHasKeys(event.currentTarget.checked)}
            />
          )}
        </div>
        {isWide && !isWaiting && <div className={classes.side}>{numbers}</div>}
      </div>
      {!isWaiting && (
        <SittingBar
          sheet={sheet}
          words={words}
          isSubmitting={ending.isSubmitting}
          onNumbers={isWide ? null : () => setHasNumbers(true)}
          onSubmit={askToSubmit}
        />
      )}
      {hasFirstLook && (
        <Drawer
          opened={hasNumbers && !isWide}
          onClose={() => setHasNumbers(false)}
          position="bottom"
          size="auto"
          title={words('navigator')}
          closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
          classNames={{ content: around.sheet, body: around.sheetBody, title: around.sheetTitle }}
        >
          {numbers}
        </Drawer>
      )}
      {hasFirstLook && (
        <SubmitDialog
          opened={isAsking && !isClosed}
          sheet={sheet}
          isSubmitting={ending.isSubmitting}
          failure={ending.failure}
          onContinue={() => setIsAsking(false)}
          onGoTo={(next) => {
            setIsAsking(false)
            goTo(next)
          }}
          onSubmit={() => void ending.submit()}
          t={words}
        />
      )}
      {ending.finished !== null && (
        <Ending assignedId={assignedId} finished={ending.finished} answered={sheet.summary.answered} />
      )}
    </div>
  )
}

function numbersOf(ids: readonly string[], changed: readonly string[]): string {
  return changed
    .map((id) => ids.indexOf(id) + 1)
    .sort((one, other) => one - other)
    .join(', ')
}
