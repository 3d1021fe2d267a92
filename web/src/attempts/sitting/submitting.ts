import type { SittingView, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { type AnswerSaver, NotSent } from './answer-saver.ts'
import { submit } from './sitting-api.ts'
import { sittingTexts } from './sitting-texts.ts'

export type Finished = DataOf<typeof submitAttempt>

interface SubmittingOptions {
  assignedId: string
  attemptId: string
  saver: AnswerSaver
  secondsLeft: number | null
  /** The attempt has ended without this page. */
  isOver: boolean
  ask: () => Promise<SittingView | undefined>
}

const pauseBetweenTries = 4000
/** Less than this is no extra time, only a clock that ran ahead. */
const worthwhileSeconds = 2

/** The end of an attempt: by the student, by the time, or elsewhere. Whatever waits is sent before. */
export function useSubmitting({ assignedId, attemptId, saver, secondsLeft, isOver, ask }: SubmittingOptions) {
  const t = useTexts(sittingTexts)
  const queryClient = useQueryClient()
  const [openedAt] = useState(() => performance.now())
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [finished, setFinished] = useState<Finished | null>(null)

  async function send(): Promise<void> {
    await saver.flush()
    const submissionTime = Math.round((performance.now() - openedAt) / 1000)
    const answer = await submit(assignedId, { attemptId, answers: {}, submissionTime })
    await saver.finish()
    setFinished(answer)
    void queryClient.invalidateQueries({ queryKey: ['attempts', 'assigned'] })
  }

  async function byStudent(): Promise<void> {
    setIsSubmitting(true)
    setFailure(undefined)
    try {
      await send()
    } catch (error) {
      setFailure(error instanceof NotSent ? t('notSent') : messageOf(error, t('submitFailed')))
      toast.error(t('submitFailed'), 'submit')
    } finally {
      setIsSubmitting(false)
    }
  }

  const byTime = useEffectEvent(async (): Promise<void> => {
    const view = isOver ? undefined : await ask()
    const left = view?.attempt?.secondsLeft
    if (view?.attempt && (left === null || left === undefined || left > worthwhileSeconds)) return
    await send()
  })

  const isTimeUp = (secondsLeft === 0 || isOver) && finished === null
  useEffect(() => {
    if (!isTimeUp) return undefined
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const attemptOnce = (): void => {
      byTime().catch(() => {
        if (isWanted) timer = setTimeout(attemptOnce, pauseBetweenTries)
      })
    }
    attemptOnce()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isTimeUp])

  return { isTimeUp, isSubmitting, failure, finished, submit: byStudent }
}
