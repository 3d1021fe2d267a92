import type { PracticeSession } from '@lms/contracts/practice/practice-sessions.ts'
import { useEffect, useState } from 'react'
import { useSignedInUser } from '../lib/session/session.ts'
import { GoOnWith } from './GoOnWith.tsx'
import { keptSessions } from './keeping/practice-database.ts'

/** While the server cannot be asked: what this device has kept can be gone on with. */
export function KeptPractice() {
  const person = useSignedInUser().id
  const [sessions, setSessions] = useState<readonly PracticeSession[]>([])
  useEffect(() => {
    let isHere = true
    void keptSessions(person).then((kept) => isHere && setSessions(kept))
    return () => {
      isHere = false
    }
  }, [person])
  // What was only fetched ahead has its own card.
  const begun = sessions.filter(({ kind, answers }) => kind !== 'today' || answers.length > 0)
  const latest = begun.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0]
  if (latest === undefined) return null
  const settled = latest.answers.filter(({ state }) => state !== 'again').length
  return <GoOnWith id={latest._id} left={latest.questions.length - settled} />
}
