import { type AssignedQuiz, showStudentQuiz } from '@lms/contracts/attempts/attempts.ts'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../lib/api.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { AnswerSaver } from './answer-saver.ts'
import { savingTo } from './sitting-api.ts'
import { hasWaiting, waitingAnswers } from './waiting-answers.ts'

/**
 * Somebody lost the network, closed the quiz, and is back on the list: what waits on this device is sent from here
 * too, before the time of the attempt is over.
 */
export function useLeftoverAnswers(quizzes: readonly AssignedQuiz[] | undefined): void {
  const person = useSignedInUser().id
  const running = (quizzes ?? []).filter(({ status }) => status === 'in_progress').map(({ _id }) => _id)
  const send = useEffectEvent(() => sendLeftovers(person, running))
  const names = running.join()
  useEffect(() => {
    if (names === '') return undefined
    // Without network nothing is lost: the next visit tries again, and so does its return.
    const attempt = (): void => void send().catch(() => undefined)
    attempt()
    window.addEventListener('online', attempt)
    return () => window.removeEventListener('online', attempt)
  }, [names])
}

async function sendLeftovers(person: string, assignedIds: readonly string[]): Promise<void> {
  if (!(await hasWaiting(person))) return
  for (const assignedId of assignedIds) {
    const { attempt } = await call(showStudentQuiz, { params: { id: assignedId } })
    if (attempt === null) continue
    const store = waitingAnswers(person, attempt._id)
    const saver = new AnswerSaver(attempt, await store.load(), {
      save: savingTo(assignedId, attempt._id),
      store,
      now: () => performance.now(),
      onOver: () => undefined,
    })
    await saver.flush().finally(() => saver.close())
  }
}
