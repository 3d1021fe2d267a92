import type { RunningAttempt } from '@lms/contracts/attempts/attempts.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSignedInUser } from '../../lib/session/session.ts'
import { AnswerSaver } from './answer-saver.ts'
import { savingTo } from './sitting-api.ts'
import { waitingAnswers } from './waiting-answers.ts'

/** The saver of one attempt, once what an earlier visit left behind has been read. */
export function useAnswerSaver(assignedId: string, attempt: RunningAttempt, onOver: () => void): AnswerSaver | null {
  const person = useSignedInUser().id
  const [saver, setSaver] = useState<AnswerSaver | null>(null)
  const current = useEffectEvent(() => attempt)
  const tellOver = useEffectEvent(onOver)

  useEffect(() => {
    let mine: AnswerSaver | null = null
    const leaving = new AbortController()
    const { signal } = leaving
    const store = waitingAnswers(person, attempt._id)
    void store.load().then((waiting) => {
      if (signal.aborted) return
      mine = new AnswerSaver(current(), waiting, {
        save: savingTo(assignedId, attempt._id),
        store,
        now: () => performance.now(),
        onOver: () => !signal.aborted && tellOver(),
      })
      setSaver(mine)
    })
    const wake = (): void => mine?.wake()
    window.addEventListener('online', wake, { signal })
    // The last moment in which a phone surely lets a page work.
    document.addEventListener('visibilitychange', wake, { signal })
    return () => {
      leaving.abort()
      const left = mine
      void left
        ?.flush()
        // What could not be sent is stored, and goes first on the next visit.
        .catch(() => undefined)
        .finally(() => left.close())
    }
  }, [person, assignedId, attempt._id])

  return saver
}
