import { type PracticeSession, startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import { useEffect, useState } from 'react'
import { gatherSupplies } from '../../attempts/sitting/keeping/paper-supplies.ts'
import { call } from '../../lib/api.ts'
import { keepAppOnDevice } from '../../lib/device/service-worker.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { forgetSession, keepSession, keptSessions } from '../keeping/practice-database.ts'

/** The newest set of this person on this device that was fetched ahead and not begun. */
export async function keptSet(person: string): Promise<PracticeSession | null> {
  return (await setsOf(person))[0] ?? null
}

async function setsOf(person: string): Promise<PracticeSession[]> {
  return (await keptSessions(person))
    .filter(({ kind, answers, finishedAt }) => kind === 'today' && answers.length === 0 && finishedAt === null)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
}

/** While there is a network, the next set comes to this device with all that its questions need. */
export function useNextSet(isWanted: boolean): void {
  const person = useSignedInUser().id
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    void fetchAhead(person, leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [person, isWanted])
}

async function fetchAhead(person: string, signal: AbortSignal): Promise<void> {
  // The same one as before, unless something was answered since: the server decides.
  const { session } = await call(startPractice, { body: { kind: 'today' }, signal })
  for (const { _id } of await setsOf(person)) if (_id !== session._id) await forgetSession(person, _id)
  await keepSession(person, session)
  keepAppOnDevice()
  await gatherSupplies(session.questions, signal)
}

/** What can be begun without network; undefined until this device was looked at. */
export function useKeptSet(): PracticeSession | null | undefined {
  const person = useSignedInUser().id
  const [kept, setKept] = useState<PracticeSession | null>()
  useEffect(() => {
    let isHere = true
    void keptSet(person).then((set) => isHere && setKept(set))
    return () => {
      isHere = false
    }
  }, [person])
  return kept
}
