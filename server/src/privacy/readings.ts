import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { type ReadingKind, type listReadings, readingKinds } from '@lms/contracts/privacy/readings.ts'
import { findAttempt } from '../attempts/attempt-store.ts'
import type { Audit } from '../audit/audit.ts'
import { actedOnSince, entriesAbout } from '../audit/audit-store.ts'
import { expectChild } from '../children/child-access.ts'
import { type Clock, hours, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { By, Call, Route, SignedInActor } from '../platform/http/route.ts'
import { paginationOf } from '../platform/pagination.ts'
import { namesOf } from '../users/user-name-store.ts'
import { findUser, findUserEvenDeleted, findUsers } from '../users/user-store.ts'
import { type Subjects, watchedCall } from './watched-calls.ts'

/** Who leafs through a child's pages has read them once. */
const once = hours(1)
const actionOf = (kind: ReadingKind): string => `child.read-${kind}`
const kindsByAction = new Map(readingKinds.map((kind) => [actionOf(kind), kind]))

export interface Readings {
  list(actor: Actor, childId: string, query: QueryOf<typeof listReadings>): Promise<DataOf<typeof listReadings>>
  /** The same routes; those that show a child's data write down which administrator saw it, before it is sent. */
  watch(routes: readonly Route[]): Route[]
}

interface ReadingDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}

export function createReadings({ database, clock, audit }: ReadingDependencies): Readings {
  async function childrenAmong(subjects: Subjects): Promise<string[]> {
    const queries = database.read()
    const ids =
      'attempt' in subjects ? [(await findAttempt(queries, subjects.attempt))?.attempt.studentId] : subjects.people
    const [first, ...more] = new Set(ids.filter((id) => id !== undefined))
    if (first === undefined) return []
    // One whose account is deleted can still be looked at, one by one.
    const people =
      more.length === 0 ? [await findUserEvenDeleted(queries, first)] : await findUsers(queries, [first, ...more])
    return people.filter((user) => user?.role === 'student').flatMap((user) => user?.id ?? [])
  }

  async function note({ actor, caller }: By, kind: ReadingKind, subjects: Subjects): Promise<void> {
    const recordIds = await childrenAmong(subjects)
    if (recordIds.length === 0) return
    const action = actionOf(kind)
    const since = later(clock.now(), -once).toISOString()
    const known = await actedOnSince(database.read(), { actorId: actor.id, action, recordIds, since })
    const unknown = recordIds.filter((id) => !known.has(id))
    if (unknown.length === 0) return
    await database.transaction(async (tx) => {
      for (const recordId of unknown) await audit.record(tx, { actor, caller, action, recordType: 'user', recordId })
    })
  }

  function watchOne(route: Route): Route {
    const watched = watchedCall(route.endpoint)
    if (!watched) return route
    async function noteIfAdministrator(call: Call<SignedInActor>, data: unknown): Promise<void> {
      const { actor, caller, params, body } = call
      if (watched && actor.role === 'administrator')
        await note({ actor, caller }, watched.kindOf(body), watched.subjectsOf(params, data))
    }
    const { file } = route
    return {
      ...route,
      async answer(call) {
        try {
          const data = await route.answer(call)
          await noteIfAdministrator(call, data)
          return data
        } catch (error) {
          const isShown = error instanceof AppError && error.details.data !== undefined
          if (isShown && watched.isOfOne) await noteIfAdministrator(call, undefined)
          throw error
        }
      },
      ...(file && {
        async file(call) {
          const sent = await file(call)
          await noteIfAdministrator(call, undefined)
          return sent
        },
      }),
    }
  }

  return {
    async list(actor, childId, query) {
      const queries = database.read()
      await expectChild(queries, await findUser(queries, childId), (kinship) => can(actor, 'child:read', kinship))
      const wanted = { recordId: childId, actions: [...kindsByAction.keys()] }
      const { entries, total } = await entriesAbout(queries, wanted, query)
      const names = await namesOf(queries, [...new Set(entries.map(({ actorId }) => actorId ?? ''))])
      return {
        readings: entries.map(({ action, actorId, createdAt }) => ({
          kind: kindsByAction.get(action) ?? 'profile',
          by: names.get(actorId ?? '') ?? null,
          at: createdAt,
        })),
        pagination: paginationOf(query, total),
      }
    },
    watch: (routes) => routes.map(watchOne),
  }
}
