import { downloadResult, getChildResult, getOwnResult } from '@lms/contracts/attempts/attempt-results.ts'
import { listAssignedQuizzes } from '@lms/contracts/attempts/attempts.ts'
import { getChildProgress, listChildResults } from '@lms/contracts/attempts/child-results.ts'
import { listQuizAttempts } from '@lms/contracts/attempts/quiz-attempts.ts'
import { listAssignments, listGivable } from '@lms/contracts/assignments/assignments.ts'
import { getChild } from '@lms/contracts/children/children.ts'
import { getConsents } from '@lms/contracts/children/consents.ts'
import { listGuardians } from '@lms/contracts/children/guardians.ts'
import type { DataOf, Endpoint, ParamsOf } from '@lms/contracts/endpoint.ts'
import { exportChildArchive, exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { type ReadingKind, listReadings } from '@lms/contracts/privacy/readings.ts'
import { getUser } from '@lms/contracts/users/users.ts'

/** Whom a call was about: people by their ids, or attempts whose students are meant. */
export type Subjects = { people: readonly string[] } | { attempt: string }

interface WatchedCall {
  kind: ReadingKind
  subjectsOf(params: unknown, data: unknown): Subjects
}

const watched = new Map<Endpoint, WatchedCall>()

function watch<E extends Endpoint>(
  endpoint: E,
  kind: ReadingKind,
  subjectsOf: (params: ParamsOf<E>, data: DataOf<E>) => Subjects,
): void {
  watched.set(endpoint, { kind, subjectsOf })
}

const byId = ({ id }: { id: string }): Subjects => ({ people: [id] })

/** Every call by which an administrator comes to see what is known about one child, or about several by name. */
watch(getChild, 'profile', byId)
watch(getUser, 'profile', byId)
watch(listChildResults, 'results', byId)
watch(getChildProgress, 'results', byId)
watch(listAssignedQuizzes, 'results', byId)
watch(listGivable, 'results', byId)
watch(listAssignments, 'results', (_, { assignments }) => ({ people: assignments.map(({ student }) => student._id) }))
watch(getChildResult, 'attempt', ({ historyId }) => ({ attempt: historyId }))
watch(getOwnResult, 'attempt', ({ historyId }) => ({ attempt: historyId }))
watch(downloadResult, 'attempt', ({ id }) => ({ attempt: id }))
watch(listQuizAttempts, 'attempt', (_, { attempts }) => ({ people: attempts.map(({ student }) => student._id) }))
watch(getConsents, 'privacy', byId)
watch(listGuardians, 'privacy', byId)
watch(listReadings, 'privacy', byId)
watch(exportChildData, 'export', byId)
watch(exportChildArchive, 'export', byId)

export function watchedCall(endpoint: Endpoint): WatchedCall | undefined {
  return watched.get(endpoint)
}
