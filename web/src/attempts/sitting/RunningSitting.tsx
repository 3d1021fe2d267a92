import type { RunningAttempt, SittingView, StudentQuiz } from '@lms/contracts/attempts/attempts.ts'
import { useEffect, useState } from 'react'
import { useServerEvents } from '../../lib/events.ts'
import { keepAppOnDevice } from '../../lib/device/service-worker.ts'
import { KeepsPictures } from '../../questions/parts/answer/keeps-pictures.ts'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { gatherSupplies } from './keeping/paper-supplies.ts'
import { SittingScreen } from './SittingScreen.tsx'
import { useAnswerSaver } from './use-answer-saver.ts'

export interface RunningView {
  quiz: StudentQuiz
  attempt: RunningAttempt
}

interface RunningSittingProps {
  assignedId: string
  view: RunningView
  /** It has just begun, and nothing of it can wait on this device. */
  isUntouched: boolean
  /** The server no longer knows of a running attempt. */
  isOver: boolean
  /** Asks the server how things stand. */
  ask: () => Promise<SittingView | undefined>
}

/** As long as a slow phone needs to draw a question. */
const firstLook = 250

/** Keeps the saving of one attempt; what is seen of it is the screen. */
export function RunningSitting({ assignedId, view, isUntouched, isOver, ask }: RunningSittingProps) {
  const { quiz, attempt } = view
  const [hasEnded, setHasEnded] = useState(false)
  const open = useAnswerSaver(assignedId, attempt, { isUntouched, onOver: () => setHasEnded(true) })
  const saver = open?.saver
  // The bell, which listens elsewhere, is not on this screen; extra time must arrive all the same.
  useServerEvents()

  // The page asks again now and then: extra time may have been given, another window may have written.
  useEffect(() => {
    saver?.catchUp(attempt)
  }, [attempt, saver])

  // While there is a network: without one the next question must still have its pictures and formulas.
  // The first question, which needs none of it, is drawn before.
  const { questions } = quiz
  const isOpen = open !== null
  useEffect(() => {
    if (!isOpen) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void gatherSupplies(questions, leaving.signal)
      keepAppOnDevice()
    }, firstLook)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [questions, isOpen])

  // Then it stands before anything is painted.
  if (open === null) return isUntouched ? null : <PageSkeleton />
  return (
    <KeepsPictures value>
      <SittingScreen
        assignedId={assignedId}
        attemptId={attempt._id}
        quiz={quiz}
        saver={open.saver}
        wasHandedIn={open.isHandedIn}
        isOver={isOver || hasEnded}
        ask={ask}
      />
    </KeepsPictures>
  )
}
