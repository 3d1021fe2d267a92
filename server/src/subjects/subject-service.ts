import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { subjectMessages as messages } from '@lms/contracts/subjects/subject-messages.ts'
import type * as contract from '@lms/contracts/subjects/subjects.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorize, authorizeRole, authorizeRead } from '../platform/http/authorize.ts'
import { type AppError, conflict, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { paginationOf } from '../platform/pagination.ts'
import { authorsOf } from '../users/author-store.ts'
import type { Subject } from './subject.ts'
import * as lists from './subject-list-store.ts'
import * as store from './subject-store.ts'
import { toChoice, toFace, toSubjectView } from './subject-view.ts'
import type { QuizKnowledge, SubjectDependencies } from './subject-dependencies.ts'

type OneSubject = DataOf<typeof contract.createSubject>

export interface Subjects {
  list(actor: Actor, query: QueryOf<typeof contract.listSubjects>): Promise<DataOf<typeof contract.listSubjects>>
  stats(actor: Actor): Promise<contract.SubjectStats>
  choices(actor: Actor, query: QueryOf<typeof contract.subjectChoices>): Promise<contract.SubjectChoice[]>
  ofClass(actor: Actor, code: ClassCode): Promise<contract.SubjectChoice[]>
  get(actor: Actor, id: string): Promise<DataOf<typeof contract.getSubject>>
  create(by: By, draft: contract.SubjectDraft): Promise<OneSubject>
  update(by: By, id: string, changes: contract.SubjectChanges): Promise<OneSubject>
  remove(by: By, id: string): Promise<void>
  restore(by: By, id: string): Promise<OneSubject>
}

interface ServiceDependencies extends SubjectDependencies {
  quizzes: QuizKnowledge
}

export function createSubjects({ database, clock, audit, quizzes }: ServiceDependencies): Subjects {
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'subject')

  async function view(queries: Queries, subject: Subject): Promise<OneSubject> {
    return { subject: toSubjectView(subject, await authorsOf(queries, [subject.authorId])) }
  }

  /** The one that changes: what this person cannot see does not exist, what is not theirs is not theirs to change. */
  async function lockFor(tx: Queries, { actor }: By, id: string): Promise<Subject> {
    const subject = await store.lockSubject(tx, id)
    if (!subject) throw notFound(messages.notFound)
    authorizeRead(actor, 'subject:read', subject)
    authorize(actor, 'subject:update', subject)
    return subject
  }

  return {
    async list(actor, query) {
      authorizeRole(actor, 'subject:list')
      const subjects = await lists.listSubjects(database.read(), actor, query)
      const total = await lists.countSubjects(database.read(), actor, query)
      const authors = await authorsOf(
        database.read(),
        subjects.map(({ authorId }) => authorId),
      )
      return {
        subjects: subjects.map((subject) => toSubjectView(subject, authors)),
        pagination: paginationOf(query, total),
      }
    },

    async stats(actor) {
      authorizeRole(actor, 'subject:list')
      const queries = database.read()
      const totalStudents = await quizzes.countStudents(queries, lists.listedSubjectIds(queries, actor))
      return { ...(await lists.readStats(queries, actor)), totalStudents }
    },

    async choices(actor, query) {
      authorizeRole(actor, 'subject:list')
      return (await lists.subjectChoices(database.read(), actor, query)).map(toChoice)
    },

    async ofClass(actor, code) {
      authorizeRole(actor, 'subject:list')
      return (await lists.subjectsOfClass(database.read(), actor, code)).map(toChoice)
    },

    async get(actor, id) {
      const subject = await store.findSubject(database.read(), id)
      if (!subject) throw notFound(messages.notFound)
      const hasQuizForReader = actor.role === 'student' && (await quizzes.hasQuizFor(database.read(), actor.id, id))
      authorizeRead(actor, 'subject:read', { ...subject, hasQuizForReader })
      if (subject.deletedAt !== null) authorizeRead(actor, 'subject:update', subject)
      return actor.role === 'student' ? { subject: toFace(subject) } : view(database.read(), subject)
    },

    create(by, draft) {
      const { actor } = by
      authorizeRole(actor, 'subject:create')
      return database.transaction(async (tx) => {
        const owned = { authorId: actor.id, byAdministrator: actor.role === 'administrator' }
        const subject = await store.insertSubject(tx, { ...draft, ...owned }, now())
        if (!subject) throw codeTaken()
        await record(tx, by, 'subject.create', subject.id)
        return view(tx, subject)
      })
    },

    update(by, id, { version, ...changes }) {
      return database.transaction(async (tx) => {
        const subject = await lockFor(tx, by, id)
        if (subject.deletedAt !== null) throw notFound(messages.notFound)
        if (version !== subject.version)
          throw conflict('stale', platformMessages.stale, { data: await view(tx, subject) })
        const next = { ...subject, ...withoutAbsent(changes) }
        const fields = changedFields(subject, changes)
        if (fields.length === 0) return view(tx, subject)
        if (await store.isCodeTaken(tx, subject.authorId, next.code, id)) throw codeTaken()
        const saved = await store.saveSubject(tx, next, now())
        await record(tx, by, 'subject.update', id, { fields })
        return view(tx, saved)
      })
    },

    remove(by, id) {
      return database.transaction(async (tx) => {
        const subject = await lockFor(tx, by, id)
        if (subject.deletedAt !== null) throw notFound(messages.notFound)
        await store.saveDeletion(tx, id, now(), now())
        await record(tx, by, 'subject.delete', id)
      })
    },

    restore(by, id) {
      return database.transaction(async (tx) => {
        const subject = await lockFor(tx, by, id)
        if (subject.deletedAt === null) return view(tx, subject)
        if (await store.isCodeTaken(tx, subject.authorId, subject.code, id)) throw codeTaken()
        const restored = await store.saveDeletion(tx, id, null, now())
        await record(tx, by, 'subject.restore', id)
        return view(tx, restored)
      })
    },
  }
}

function codeTaken(): AppError {
  return conflict('code_taken', messages.codeTaken, {
    errors: [{ field: 'code', message: messages.codeTaken }],
  })
}

function withoutAbsent<Changes extends object>(
  changes: Changes,
): { [Field in keyof Changes]?: NonNullable<Changes[Field]> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never
}
