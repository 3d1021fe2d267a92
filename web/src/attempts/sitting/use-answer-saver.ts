import type { RunningAttempt } from '@lms/contracts/attempts/attempts.ts'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSignedInUser } from '../../lib/session/session.ts'
import { secondsLeftOn } from '../sheet/attempt-clock.ts'
import { type Waiting, nothingWaiting } from './answer-queue.ts'
import { AnswerSaver } from './answer-saver.ts'
import { noteStanding } from './keeping/kept-papers.ts'
import { sendKeptPicture } from './keeping/kept-pictures.ts'
import { savingTo } from './sitting-api.ts'
import { waitingAnswers, waitingSubmit } from './waiting-answers.ts'

interface OpenSaver {
  saver: AnswerSaver
  /** An earlier visit handed the paper in, and the server has not heard of it yet. */
  isHandedIn: boolean
}

interface Opening {
  /** Nothing waits on this device, so nothing has to be read. */
  isUntouched: boolean
  onOver: () => void
}

/** The saver of one attempt, once what an earlier visit left behind has been read. */
export function useAnswerSaver(
  assignedId: string,
  attempt: RunningAttempt,
  { isUntouched, onOver }: Opening,
): OpenSaver | null {
  const person = useSignedInUser().id
  const [open, setOpen] = useState<OpenSaver | null>(null)
  const current = useEffectEvent(() => attempt)
  const tellOver = useEffectEvent(onOver)
  const isNew = useEffectEvent(() => isUntouched)

  // Before it is painted: a new sheet needs no skeleton.
  useLayoutEffect(() => {
    let mine: AnswerSaver | null = null
    const leaving = new AbortController()
    const { signal } = leaving
    const store = waitingAnswers(person, attempt._id)
    const submit = waitingSubmit(person, attempt._id, assignedId)
    function begin(waiting: Waiting, isHandedIn: boolean): void {
      mine = new AnswerSaver(current(), waiting, {
        save: savingTo(assignedId, attempt._id),
        sendPicture: sendKeptPicture,
        store,
        now: () => performance.now(),
        onOver: () => !signal.aborted && tellOver(),
      })
      followStanding(mine, person, assignedId)
      setOpen({ saver: mine, isHandedIn })
    }
    if (isNew()) begin(nothingWaiting, false)
    else {
      void Promise.all([store.load(), submit.isKept()]).then(([waiting, isHandedIn]) => {
        if (!signal.aborted) begin(waiting, isHandedIn)
      })
    }
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

  return open
}

/** What the server has acknowledged belongs to the paper that this device keeps. */
function followStanding(saver: AnswerSaver, person: string, assignedId: string): void {
  let { server } = saver.state().queue
  saver.subscribe(() => {
    const { queue, clock } = saver.state()
    if (queue.server === server) return
    server = queue.server
    void noteStanding(person, assignedId, { ...server, secondsLeft: secondsLeftOn(clock, performance.now()) })
  })
}
