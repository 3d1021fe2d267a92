import { downloadResult, getChildResult, getOwnResult } from '@lms/contracts/attempts/attempt-results.ts'
import { listAssignedQuizzes } from '@lms/contracts/attempts/attempts.ts'
import { getChildProgress, listChildResults } from '@lms/contracts/attempts/child-results.ts'
import { listMarkedAnswers, listMarkingGroups, markAnswer } from '@lms/contracts/attempts/marking.ts'
import { listQuizAttempts, regradeQuiz } from '@lms/contracts/attempts/quiz-attempts.ts'
import { listAssignments, listGivable } from '@lms/contracts/assignments/assignments.ts'
import { getChild, updateChild } from '@lms/contracts/children/children.ts'
import { getConsents } from '@lms/contracts/children/consents.ts'
import { getFamily } from '@lms/contracts/children/family.ts'
import { listGuardians } from '@lms/contracts/children/guardians.ts'
import type { BodyOf, DataOf, Endpoint, ParamsOf } from '@lms/contracts/endpoint.ts'
import { inviteParents, makeGroupCards } from '@lms/contracts/groups/group-cards.ts'
import { getGroupResults } from '@lms/contracts/groups/group-results.ts'
import { listMembers, updateMember } from '@lms/contracts/groups/groups.ts'
import { changeRow, listRows } from '@lms/contracts/groups/student-lists.ts'
import { listChildStickers } from '@lms/contracts/garden/stickers.ts'
import { addCandidates, listCandidates, updateCandidate } from '@lms/contracts/paper-sheets/candidates.ts'
import { listPaperMarks, savePaperMarks } from '@lms/contracts/paper-sheets/paper-marks.ts'
import { readPracticeSettings, readProgress, savePracticeSettings } from '@lms/contracts/practice/practice-progress.ts'
import { chooseWeeklyMail, previewWeekly, readWeekly } from '@lms/contracts/practice/weekly-report.ts'
import { exportChildArchive, exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { type ReadingKind, listReadings } from '@lms/contracts/privacy/readings.ts'
import { changeScannedSheet, getScan, getScannedSheet } from '@lms/contracts/scans/scans.ts'
import { getUserFactors } from '@lms/contracts/second-factor/second-factor.ts'
import { getUserSignIns, setTemporaryPassword } from '@lms/contracts/users/user-help.ts'
import { approveUser, getUser, rejectUser, restoreUser, updateUser } from '@lms/contracts/users/users.ts'

/** Whom a call was about: people by their ids, or attempts whose students are meant. */
export type Subjects = { people: readonly string[] } | { attempt: string }

interface WatchedCall {
  kindOf(body: unknown): ReadingKind
  subjectsOf(params: unknown, data: unknown): Subjects
  /** Whether the address alone says whom it is about: then a refusal that brings the record along is a reading too. */
  isOfOne: boolean
}

const watched = new Map<Endpoint, WatchedCall>()

type Kind<E extends Endpoint> = ReadingKind | ((body: BodyOf<E>) => ReadingKind)

function kindOf<E extends Endpoint>(kind: Kind<E>): (body: BodyOf<E>) => ReadingKind {
  return typeof kind === 'function' ? kind : () => kind
}

function watch<E extends Endpoint>(endpoint: E, kind: Kind<E>, subjectsOf: (params: ParamsOf<E>) => Subjects): void {
  watched.set(endpoint, { kindOf: kindOf(kind), subjectsOf, isOfOne: true })
}

function watchList<E extends Endpoint>(endpoint: E, kind: Kind<E>, peopleIn: (data: DataOf<E>) => Person[]): void {
  const subjectsOf = (_: unknown, data: DataOf<E>): Subjects => ({ people: peopleIn(data).map(({ _id }) => _id) })
  watched.set(endpoint, { kindOf: kindOf(kind), subjectsOf, isOfOne: false })
}

interface Person {
  _id: string
}

const studentOf = ({ studentId }: { studentId: string | null }): Person[] =>
  studentId === null ? [] : [{ _id: studentId }]
const named = (people: readonly (Person | null)[]): Person[] => people.filter((person) => person !== null)

const byId = ({ id }: { id: string }): Subjects => ({ people: [id] })

/** Every call by which an administrator comes to see what is known about one child, or about several by name. */
watch(getChild, 'profile', byId)
watch(getUser, 'profile', byId)
watch(getFamily, 'profile', byId)
watch(getUserSignIns, 'profile', byId)
watch(getUserFactors, 'profile', byId)
watch(setTemporaryPassword, 'password', byId)
// What is changed, or nearly, is shown in the answer.
watch(updateChild, ({ password }) => (password === undefined ? 'profile' : 'password'), byId)
for (const change of [updateUser, approveUser, rejectUser, restoreUser]) watch(change, 'profile', byId)
watch(listChildResults, 'results', byId)
watch(getChildProgress, 'results', byId)
watchList(readProgress, 'results', ({ child_id }) => [{ _id: child_id }])
for (const call of [readPracticeSettings, savePracticeSettings])
  watchList(call, 'profile', ({ child_id }) => [{ _id: child_id }])
for (const call of [readWeekly, previewWeekly, chooseWeeklyMail])
  watchList(call, 'results', ({ child_id }) => [{ _id: child_id }])
watch(listAssignedQuizzes, 'results', byId)
watch(listGivable, 'results', byId)
watchList(listAssignments, 'results', ({ assignments }) => assignments.map(({ student }) => student))
watchList(regradeQuiz, 'attempt', ({ regrade }) => regrade.changes.map(({ student }) => student))
watch(getChildResult, 'attempt', ({ historyId }) => ({ attempt: historyId }))
watch(getOwnResult, 'attempt', ({ historyId }) => ({ attempt: historyId }))
watch(downloadResult, 'attempt', ({ id }) => ({ attempt: id }))
watchList(listQuizAttempts, 'attempt', ({ attempts }) => attempts.map(({ student }) => student))
watchList(listPaperMarks, 'attempt', ({ rows }) => rows.flatMap(studentOf))
watchList(savePaperMarks, 'attempt', ({ row }) => studentOf(row))
for (const call of [listCandidates, addCandidates])
  watchList(call, 'profile', ({ candidates }) => candidates.flatMap(studentOf))
watchList(updateCandidate, 'profile', ({ candidate }) => studentOf(candidate))
watchList(listMarkingGroups, 'attempt', ({ groups }) => groups.flatMap(({ attempt }) => attempt?.student ?? []))
watchList(listMarkedAnswers, 'attempt', ({ answers }) => answers.map(({ student }) => student))
watch(markAnswer, 'attempt', ({ attemptId }) => ({ attempt: attemptId }))
watchList(getScan, 'attempt', ({ sheets }) => sheets.flatMap(({ student }) => student ?? []))
for (const call of [getScannedSheet, changeScannedSheet])
  watchList(call, 'attempt', ({ sheet }) => (sheet.student === null ? [] : [sheet.student]))
watchList(listMembers, 'profile', ({ members }) => members)
watchList(makeGroupCards, 'password', ({ cards }) => cards)
watchList(inviteParents, 'profile', ({ invitations }) => invitations)
watchList(getGroupResults, 'results', ({ rows }) => rows)
watchList(listRows, 'profile', ({ rows }) => rows.flatMap(({ existing, student }) => named([existing, student])))
watchList(changeRow, 'profile', ({ row }) => named([row.existing, row.student]))
watchList(updateMember, 'profile', ({ member }) => [member])
watch(listChildStickers, 'results', byId)
watch(getConsents, 'privacy', byId)
watch(listGuardians, 'privacy', byId)
watch(listReadings, 'privacy', byId)
watch(exportChildData, 'export', byId)
watch(exportChildArchive, 'export', byId)

export function watchedCall(endpoint: Endpoint): WatchedCall | undefined {
  return watched.get(endpoint)
}
