import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import * as contract from '@lms/contracts/paper-sheets/candidates.ts'
import { paperMessages as messages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { parentIdsOf } from '../../children/child-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { sightOf } from '../../groups/group.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { paginationOf } from '../../platform/pagination.ts'
import { namesOf } from '../../users/user-name-store.ts'
import { findUser } from '../../users/user-store.ts'
import type { PaperAttempts } from '../attempts/paper-attempts.ts'
import * as store from '../printed/candidate-store.ts'

export interface Candidates {
  list(actor: Actor, query: QueryOf<typeof contract.listCandidates>): Promise<DataOf<typeof contract.listCandidates>>
  add(by: By, body: BodyOf<typeof contract.addCandidates>): Promise<DataOf<typeof contract.addCandidates>>
  update(
    by: By,
    id: string,
    body: BodyOf<typeof contract.updateCandidate>,
  ): Promise<DataOf<typeof contract.updateCandidate>>
  remove(by: By, id: string): Promise<void>
}

interface CandidateDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  paperAttempts: Pick<PaperAttempts, 'link'>
}

export function createCandidates({ database, clock, audit, paperAttempts }: CandidateDependencies): Candidates {
  const record = recordActsOn(audit, 'candidate')

  async function view(queries: Queries, candidates: readonly store.Candidate[]): Promise<contract.PaperCandidate[]> {
    const names = await namesOf(
      queries,
      candidates.map(({ studentId }) => studentId).filter((id) => id !== null),
    )
    return candidates.map(({ id, number, name, studentId }) => ({
      _id: id,
      number,
      name: studentId === null ? name : (names.get(studentId) ?? name),
      studentId,
    }))
  }

  async function expectStudent(tx: Queries, actor: Actor, studentId: string): Promise<void> {
    const user = await findUser(tx, studentId)
    const isTheirs = can(actor, 'quiz:assign', { parentIds: await parentIdsOf(tx, studentId) })
    if (user?.role !== 'student' || !isTheirs) throw notFound(assignmentMessages.studentNotFound)
  }

  async function expectOwn(tx: Queries, actor: Actor, id: string): Promise<store.Candidate> {
    const candidate = await store.findCandidate(tx, id)
    if (!candidate || !can(actor, 'paper:candidates', candidate)) throw notFound(messages.candidateNotFound)
    return candidate
  }

  return {
    async list(actor, query) {
      const { candidates, total } = await store.listCandidates(
        database.read(),
        { ownerId: actor.id, sight: sightOf(actor) },
        query,
      )
      return { candidates: await view(database.read(), candidates), pagination: paginationOf(query, total) }
    },

    add(by, { candidates: wanted }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const taken = new Set(await store.numbersOf(tx, actor.id))
        if (taken.size + wanted.length > contract.candidateLimits.listMaximum)
          throw invalid([
            {
              field: 'candidates',
              message: messages.candidatesMany,
              values: { count: String(contract.candidateLimits.listMaximum) },
            },
          ])
        const studentIds = wanted.map(({ studentId }) => studentId).filter((id) => typeof id === 'string')
        const known = new Map(
          (await store.candidatesAmong(tx, actor.id, studentIds)).map((candidate) => [candidate.studentId, candidate]),
        )
        const added: store.Candidate[] = []
        for (const { studentId = null, name = '', number = nextOf(taken) } of wanted) {
          if (studentId !== null) await expectStudent(tx, actor, studentId)
          const present = studentId === null ? undefined : known.get(studentId)
          const candidate =
            present ??
            (await store.insertCandidate(tx, {
              ownerId: actor.id,
              number,
              studentId,
              name: studentId === null ? name : '',
              createdAt: clock.now().toISOString(),
            }))
          if (!candidate) throw conflict('candidate_taken', messages.candidateTaken)
          if (studentId !== null) known.set(studentId, candidate)
          taken.add(candidate.number)
          added.push(candidate)
          if (!present) await record(tx, by, 'candidate.add', candidate.id, { number: candidate.number, studentId })
        }
        return { candidates: await view(tx, added) }
      })
    },

    update(by, id, { number, studentId, name }) {
      return database.transaction(async (tx) => {
        const before = await expectOwn(tx, by.actor, id)
        const after = {
          ...before,
          number: number ?? before.number,
          studentId: studentId === undefined ? before.studentId : studentId,
          name: name ?? before.name,
        }
        if (after.studentId === null && after.name === '')
          throw invalid([{ field: 'name', message: messages.candidateWho }])
        await expectFree(tx, after)
        // Also one who was theirs before: what is answered names the student.
        if (after.studentId !== null) await expectStudent(tx, by.actor, after.studentId)
        if (after.studentId !== null && after.studentId !== before.studentId)
          await paperAttempts.link(tx, by, id, after.studentId)
        await store.saveCandidate(tx, { ...after, name: after.studentId === null ? after.name : '' })
        await record(tx, by, 'candidate.update', id, { number: after.number, studentId: after.studentId })
        const [candidate] = await view(tx, [after])
        if (!candidate) throw notFound(messages.candidateNotFound)
        return { candidate }
      })
    },

    remove(by, id) {
      return database.transaction(async (tx) => {
        const candidate = await expectOwn(tx, by.actor, id)
        await store.removeCandidate(tx, candidate.id)
        const { number, studentId } = candidate
        await record(tx, by, 'candidate.remove', id, { number, studentId })
      })
    },
  }

  async function expectFree(tx: Queries, { id, ownerId, number, studentId }: store.Candidate): Promise<void> {
    const others = [
      await store.candidateWithNumber(tx, ownerId, number),
      ...(studentId === null ? [] : await store.candidatesAmong(tx, ownerId, [studentId])),
    ]
    if (others.some((other) => other !== null && other.id !== id))
      throw conflict('candidate_taken', messages.candidateTaken)
  }
}

/** One more than the largest, in four digits; a gap once there is no larger one. */
function nextOf(taken: ReadonlySet<string>): string {
  const largest = Math.max(0, ...[...taken].map(Number))
  const written = (number: number): string => String(number).padStart(4, '0')
  if (largest < 999_999) return written(largest + 1)
  let free = 1
  while (taken.has(written(free))) free += 1
  return written(free)
}
