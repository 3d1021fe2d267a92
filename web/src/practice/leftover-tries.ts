import { useEffect, useEffectEvent } from 'react'
import { serverBack } from '../lib/device/server-back.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { keepWaiting, keptSessions, waitingIn } from './keeping/practice-database.ts'
import { judgingIn } from './practice-api.ts'

/** Somebody lost the network, left the questions, and is back: what waits on this device is sent from here too. */
export function useLeftoverTries(onSent: () => void): void {
  const person = useSignedInUser().id
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    // Without network nothing is lost: the next visit tries again, and so does its return.
    const send = (): void =>
      void sendLeftovers(person)
        .then((count) => count > 0 && tell())
        .catch(() => undefined)
    send()
    const signs = ['online', serverBack]
    for (const sign of signs) window.addEventListener(sign, send)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, send)
    }
  }, [person])
}

async function sendLeftovers(person: string): Promise<number> {
  let count = 0
  for (const { _id: sessionId } of await keptSessions(person))
    for (const [questionId, waiting] of Object.entries(await waitingIn(person, sessionId))) {
      await judgingIn(sessionId)(questionId, waiting)
      await keepWaiting(person, sessionId, questionId, null)
      count += 1
    }
  return count
}
