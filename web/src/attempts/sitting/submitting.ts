import type { SittingView, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { waitingCount } from './answer-queue.ts'
import { type AnswerSaver, NotSent } from './answer-saver.ts'
import { secondsOf } from './keeping/looked-at.ts'
import { forgetPaper } from './keeping/kept-papers.ts'
import { isOffline, submit } from './sitting-api.ts'
import { sittingTexts } from './sitting-texts.ts'
import { waitingSubmit } from './waiting-answers.ts'

export interface Finished extends DataOf<typeof submitAttempt> {
  /** Whether the student handed it in, or the time did. */
  by: 'student' | 'time'
  /** Of how many questions the answer came too late to count. */
  late: number
}

interface SubmittingOptions {
  assignedId: string
  attemptId: string
  saver: AnswerSaver
  secondsLeft: number | null
  /** The attempt has ended without this page. */
  isOver: boolean
  /** Handed in on an earlier visit, which could not tell the server. */
  wasHandedIn: boolean
  ask: () => Promise<SittingView | undefined>
}

const pauseBetweenTries = 4000
/** Less than this is no extra time, only a clock that ran ahead. */
const worthwhileSeconds = 2

/** The end of an attempt: by the student, by the time, or elsewhere. Whatever waits is sent before. */
export function useSubmitting(options: SubmittingOptions) {
  const { assignedId, attemptId, saver, secondsLeft, isOver, wasHandedIn, ask } = options
  const t = useTexts(sittingTexts)
  const queryClient = useQueryClient()
  const person = useSignedInUser().id
  const [openedAt] = useState(() => performance.now())
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [isHandedIn, setIsHandedIn] = useState(wasHandedIn)
  const [failure, setFailure] = useState<string>()
  const [finished, setFinished] = useState<Finished | null>(null)

  async function send(by: Finished['by']): Promise<void> {
    await saver.flush()
    const submissionTime = Math.round((performance.now() - openedAt) / 1000)
    const answer = await submit(assignedId, { attemptId, answers: {}, submissionTime, seconds: secondsOf(attemptId) })
    const late = waitingCount(saver.state().queue)
    await saver.finish()
    void forgetPaper(person, assignedId)
    setFinished({ ...answer, by, late })
    void queryClient.invalidateQueries({ queryKey: ['attempts', 'assigned'] })
  }

  async function byStudent(): Promise<void> {
    setIsSubmitting(true)
    setFailure(undefined)
    try {
      await send('student')
    } catch (error) {
      const cause = error instanceof NotSent ? error.cause : error
      if (isOffline(cause)) {
        // Handed in is handed in: the network has only not heard of it yet.
        await waitingSubmit(person, attemptId, assignedId).keep()
        setIsHandedIn(true)
      } else {
        setFailure(messageOf(cause, t('submitFailed')))
        toast.error(t('submitFailed'), 'submit')
      }
    } finally {
      setIsSubmitting(false)
    }
  }

  const byItself = useEffectEvent(async (): Promise<void> => {
    if (isHandedIn) return send('student')
    const view = isOver ? undefined : await ask()
    const left = view?.attempt?.secondsLeft
    if (view?.attempt && (left === null || left === undefined || left > worthwhileSeconds)) return undefined
    // Over with time to spare: somebody has handed it in elsewhere.
    return send(secondsLeft === 0 ? 'time' : 'student')
  })

  const sayFailed = useEffectEvent((error: unknown): void => {
    if (!isOffline(error instanceof NotSent ? error.cause : error)) toast.error(t('submitFailed'), 'submit')
  })

  const isTimeUp = (secondsLeft === 0 || isOver) && finished === null
  const isDue = (isTimeUp || isHandedIn) && finished === null
  useEffect(() => {
    if (!isDue) return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnderWay = false
    const attemptOnce = (): void => {
      clearTimeout(timer)
      if (isUnderWay) return
      isUnderWay = true
      byItself()
        .catch((error: unknown) => {
          sayFailed(error)
          if (!leaving.signal.aborted) timer = setTimeout(attemptOnce, pauseBetweenTries)
        })
        .finally(() => {
          isUnderWay = false
        })
    }
    attemptOnce()
    window.addEventListener('online', attemptOnce, { signal: leaving.signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [isDue])

  return { isTimeUp, isHandedIn, isSubmitting, failure, finished, submit: byStudent }
}
