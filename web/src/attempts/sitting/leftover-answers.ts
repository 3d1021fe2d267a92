import { type AssignedQuiz, listAssignedQuizzes, showStudentQuiz } from '@lms/contracts/attempts/attempts.ts'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../lib/api.ts'
import { serverBack } from '../../lib/device/server-back.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { AnswerSaver } from './answer-saver.ts'
import { forgetPaper, keepPaper, papersOf } from './keeping/kept-papers.ts'
import { sendKeptPicture } from './keeping/kept-pictures.ts'
import { savingTo, submit } from './sitting-api.ts'
import { hasWaiting, waitingAnswers, waitingSubmit } from './waiting-answers.ts'

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
    const signs = ['online', serverBack]
    for (const sign of signs) window.addEventListener(sign, attempt)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, attempt)
    }
  }, [names])
}

/** Of something that this person is still in the middle of here. */
export async function hasLeftovers(person: string): Promise<boolean> {
  return (await hasWaiting(person)) && (await papersOf(person)).length > 0
}

async function runningOf(person: string): Promise<string[]> {
  const { quizzes } = await call(listAssignedQuizzes, { params: { id: person } })
  return quizzes.filter(({ status }) => status === 'in_progress').map(({ _id }) => _id)
}

/** `running`: what is known to be in progress, besides the papers that this device has kept. True when all is sent. */
export async function sendLeftovers(person: string, running: readonly string[] = []): Promise<boolean> {
  if (!(await hasWaiting(person))) return true
  const kept = await papersOf(person)
  const known = [...running, ...kept.map((paper) => paper.assignedId)]
  // Whoever signed out in between left no paper here: the server knows what is still running.
  const asked = known.length > 0 ? known : await runningOf(person)
  if (asked.length === 0) return true
  for (const assignedId of new Set(asked)) {
    const view = await call(showStudentQuiz, { params: { id: assignedId } })
    const { attempt } = view
    if (attempt === null) {
      // It has ended without this device: nothing of it needs to be kept.
      await keepPaper(person, assignedId, view)
      continue
    }
    const store = waitingAnswers(person, attempt._id)
    const saver = new AnswerSaver(attempt, await store.load(), {
      save: savingTo(assignedId, attempt._id),
      sendPicture: sendKeptPicture,
      store,
      now: () => performance.now(),
      onOver: () => undefined,
    })
    await saver.flush().finally(() => saver.close())
    if (await waitingSubmit(person, attempt._id, assignedId).isKept()) {
      await submit(assignedId, { attemptId: attempt._id, answers: {} })
      await store.forget()
      await forgetPaper(person, assignedId)
    }
  }
  return !(await hasWaiting(person))
}
