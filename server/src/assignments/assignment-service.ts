import { assignmentMessages as messages } from '@lms/contracts/assignments/assignment-messages.ts'
import type * as contract from '@lms/contracts/assignments/assignments.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { childIdsOf, parentIdsOfEach } from '../children/child-store.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, forbidden, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { paginationOf } from '../platform/pagination.ts'
import { readsAdministratorQuestions } from '../questions/question-access.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { type Sight, sightOf } from '../quizzes/quiz-access.ts'
import { listQuizzes } from '../quizzes/quiz-list-store.ts'
import { toChoices } from '../quizzes/quiz-lists.ts'
import type { Scope } from '../quizzes/quiz-scope.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import { addStudents, lockFigures } from '../subjects/subject-figure-store.ts'
import { authorsOf } from '../users/author-store.ts'
import { findUsers } from '../users/user-store.ts'
import type { Assignment } from './assignment.ts'
import { assignQuiz } from './assignment-giving.ts'
import * as store from './assignment-store.ts'
import { toAssignmentView } from './assignment-view.ts'

type Listing = typeof contract.listAssignments
type Givable = typeof contract.listGivable

export interface Assignments {
  assign(by: By, quizId: string, draft: contract.AssignmentDraft): Promise<DataOf<typeof contract.assignQuiz>>
  list(actor: Actor, quizId: string, query: QueryOf<Listing>): Promise<DataOf<Listing>>
  givable(actor: Actor, studentId: string, query: QueryOf<Givable>): Promise<DataOf<Givable>>
  withdraw(by: By, quizId: string, studentId: string): Promise<void>
  /** For several students in the caller's transaction; answers for how many it changed something. */
  assignTo(tx: Queries, by: By, quizId: string, studentIds: readonly string[]): Promise<number>
  /** Who has begun keeps it. */
  withdrawFrom(tx: Queries, by: By, quizId: string, studentIds: readonly string[]): Promise<number>
  /** Whether this person may give it; throws what they would be told. */
  expectGivable(queries: Queries, actor: Actor, quizId: string): Promise<Quiz>
}

interface AssignmentDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
}

export function createAssignments({ database, clock, audit, notifications }: AssignmentDependencies): Assignments {
  const now = (): string => clock.now().toISOString()
  const recordAct = recordActsOn(audit, 'assignment')
  const record = (tx: Queries, by: By, action: string, { id, quizId, studentId }: Assignment) =>
    recordAct(tx, by, action, id, { quizId, studentId })

  async function expectSeen(queries: Queries, actor: Actor, id: string): Promise<{ quiz: Quiz; sight: Sight }> {
    const quiz = await findQuiz(queries, id)
    const sight = quiz?.deletedAt === null ? await sightOf(queries, actor, quiz, store.isAssigned) : null
    if (!quiz || !sight) throw notFound(quizMessages.notFound)
    return { quiz, sight }
  }

  /** What one knows only by its face is another family's: nothing to hand on. */
  async function expectGivable(queries: Queries, actor: Actor, id: string): Promise<Quiz> {
    const { quiz, sight } = await expectSeen(queries, actor, id)
    if (sight === 'face') throw forbidden()
    return quiz
  }

  /** Students who are there and whom this person may give something. One who is not theirs does not exist. */
  async function expectStudents(queries: Queries, actor: Actor, ids: readonly string[]): Promise<void> {
    const students = (await findUsers(queries, ids)).filter(({ role }) => role === 'student')
    const parents = await parentIdsOfEach(queries, ids)
    const isTheirs = ({ id }: { id: string }): boolean =>
      can(actor, 'quiz:assign', { parentIds: parents.get(id) ?? [] })
    if (students.filter(isTheirs).length < ids.length) throw notFound(messages.studentNotFound)
  }

  async function view(queries: Queries, assignments: readonly Assignment[]): Promise<contract.Assignment[]> {
    const students = await authorsOf(
      queries,
      assignments.map(({ studentId }) => studentId),
    )
    return assignments.map((assignment) => toAssignmentView(assignment, students))
  }

  async function give(tx: Queries, by: By, quizId: string, studentIds: readonly string[]): Promise<number> {
    const { actor } = by
    authorizeRole(actor, 'quiz:assign')
    const quiz = await expectGivable(tx, actor, quizId)
    await expectStudents(tx, actor, studentIds)
    const added = await assignQuiz(tx, quiz, { studentIds, assignedBy: actor.id }, now())
    for (const assignment of added) {
      await record(tx, by, 'assignment.create', assignment)
      await notifications.notify(tx, [assignment.studentId], 'quiz_assigned', {
        assignmentId: assignment.id,
        quizId,
        quiz: quiz.title,
        deadline: quiz.deadline,
      })
    }
    return added.length
  }

  async function takeBack(tx: Queries, by: By, subjectId: string, assignment: Assignment): Promise<void> {
    const { id, studentId } = assignment
    await lockFigures(tx, [subjectId])
    await store.removeAssignment(tx, id)
    const others = await store.studentsInSubject(tx, subjectId, [studentId])
    await addStudents(tx, subjectId, others.has(studentId) ? 0 : -1)
    await record(tx, by, 'assignment.withdraw', assignment)
  }

  return {
    assign(by, quizId, { studentIds }) {
      const { actor } = by
      authorizeRole(actor, 'quiz:assign')
      return database.transaction(async (tx) => {
        await give(tx, by, quizId, studentIds)
        const all = await view(tx, await store.assignmentsFor(tx, quizId, studentIds))
        const byStudent = new Map(all.map((assignment) => [assignment.student._id, assignment]))
        const assignments = studentIds.map((id) => byStudent.get(id)).filter((found) => found !== undefined)
        const [assignment] = assignments
        if (!assignment) throw notFound(messages.studentNotFound)
        return { assignment, assignments }
      })
    },

    async list(actor, quizId, query) {
      authorizeRole(actor, 'quiz:assign')
      await expectSeen(database.read(), actor, quizId)
      const whose = actor.role === 'administrator' ? 'everyone' : await childIdsOf(database.read(), actor.id)
      const { assignments, total, isCapped } = await store.listAssignments(database.read(), quizId, whose, query)
      return {
        assignments: await view(database.read(), assignments),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async givable(actor, studentId, query) {
      authorizeRole(actor, 'quiz:assign')
      const queries = database.read()
      await expectStudents(queries, actor, [studentId])
      const isApproved = await readsAdministratorQuestions(queries, actor)
      const scope: Scope =
        actor.role === 'administrator' ? 'everything' : { readerId: actor.id, isApproved, withoutFaces: true }
      const wanted = { ...query, isActive: true, sortBy: 'createdAt', sortOrder: 'desc' } as const
      const { quizzes, total, isCapped } = await listQuizzes(queries, scope, wanted)
      const ids = quizzes.map(({ id }) => id)
      const given = new Map(
        (await store.assignmentsAmong(queries, studentId, ids)).map(({ quizId, status }) => [quizId, status]),
      )
      const choices = await toChoices(queries, quizzes)
      return {
        quizzes: quizzes.flatMap(({ id, authorId, questionCount, deadline, hasPassword }, index) => {
          const choice = choices[index]
          const status = given.get(id) ?? null
          return choice
            ? [{ ...choice, questionCount, deadline, hasPassword, isOwn: authorId === actor.id, status }]
            : []
        }),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    withdraw(by, quizId, studentId) {
      const { actor } = by
      authorizeRole(actor, 'quiz:assign')
      return database.transaction(async (tx) => {
        const { subjectId } = (await expectSeen(tx, actor, quizId)).quiz
        await expectStudents(tx, actor, [studentId])
        const assignment = await store.lockAssignment(tx, quizId, studentId)
        if (!assignment) throw notFound(messages.notFound)
        if (assignment.status !== 'not_started') throw conflict('already_started', messages.alreadyStarted)
        await takeBack(tx, by, subjectId, assignment)
      })
    },

    assignTo: (tx, by, quizId, studentIds) => give(tx, by, quizId, studentIds),

    async withdrawFrom(tx, by, quizId, studentIds) {
      authorizeRole(by.actor, 'quiz:assign')
      const { subjectId } = (await expectSeen(tx, by.actor, quizId)).quiz
      await expectStudents(tx, by.actor, studentIds)
      let withdrawn = 0
      for (const { studentId } of await store.assignmentsFor(tx, quizId, studentIds)) {
        const assignment = await store.lockAssignment(tx, quizId, studentId)
        if (assignment?.status !== 'not_started') continue
        await takeBack(tx, by, subjectId, assignment)
        withdrawn += 1
      }
      return withdrawn
    },

    expectGivable,
  }
}
