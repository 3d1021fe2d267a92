import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { groupActMessages as messages } from '@lms/contracts/groups/group-act-messages.ts'
import type * as contract from '@lms/contracts/groups/group-acts.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { paginationOf } from '../../platform/pagination.ts'
import { findQuizzes } from '../../quizzes/quiz-store.ts'
import { sightOf } from '../group.ts'
import { expectGroup } from '../group-access.ts'
import { findGroup, lockGroup } from '../group-store.ts'
import { memberCounts } from '../member-store.ts'
import type { ActDependencies } from './act-dependencies.ts'
import { runGroupAct } from './act-running.ts'
import * as store from './act-store.ts'

type Listing = typeof contract.listGroupActs

export interface GroupActs {
  start(by: By, groupId: string, draft: contract.GroupActDraft): Promise<DataOf<typeof contract.startGroupAct>>
  list(actor: Actor, groupId: string, query: QueryOf<Listing>): Promise<DataOf<Listing>>
}

export function createGroupActs(dependencies: ActDependencies): GroupActs {
  const { database, clock, jobs, events, audit, assignments, quizAttempts } = dependencies
  const record = recordActsOn(audit, 'group')

  async function views(queries: Queries, acts: readonly store.StoredAct[]): Promise<contract.GroupAct[]> {
    const quizzes = await findQuizzes(
      queries,
      acts.map(({ quizId }) => quizId),
    )
    const titles = new Map(quizzes.map(({ id, title }) => [id, title]))
    return acts.map(({ id, kind, quizId, minutes, state, total, done, changed, createdAt, finishedAt }) => ({
      _id: id,
      kind,
      quiz: { _id: quizId, title: titles.get(quizId) ?? '' },
      minutes,
      state,
      total,
      done,
      changed,
      createdAt,
      finishedAt,
    }))
  }

  return {
    start(by, groupId, draft) {
      const { actor } = by
      const { kind, quizId } = draft
      return database.transaction(async (tx) => {
        const group = expectGroup(actor, await lockGroup(tx, groupId))
        if (kind === 'extend' || kind === 'release') await quizAttempts.expectOwn(tx, actor, quizId)
        else await assignments.expectGivable(tx, actor, quizId)
        const total = (await memberCounts(tx, [groupId], sightOf(actor))).get(groupId) ?? 0
        if (total === 0) throw conflict('group_empty', messages.nobody)
        const { address, userAgent } = by.caller
        const act: store.StoredAct = {
          id: newId(),
          groupId,
          quizId,
          actorId: actor.id,
          caller: { address, userAgent },
          kind,
          minutes: draft.kind === 'extend' ? draft.minutes : null,
          state: 'running',
          total,
          done: 0,
          changed: 0,
          cursor: '',
          createdAt: clock.now().toISOString(),
          finishedAt: null,
        }
        const isNew = await store.insertAct(tx, act)
        const running = isNew ? act : ((await store.findRunning(tx, act)) ?? act)
        if (isNew) {
          await jobs.enqueue(tx, runGroupAct, { actId: act.id })
          await record(tx, by, 'group.act', group.id, { kind, quizId, students: total })
        }
        notifyOpenScreens(events, 'groups', [actor.id])
        const [shown] = await views(tx, [running])
        if (!shown) throw conflict('group_empty', messages.nobody)
        return { act: shown }
      })
    },

    async list(actor, groupId, query) {
      expectGroup(actor, await findGroup(database.read(), groupId))
      const { acts, total } = await store.listActs(database.read(), groupId, query)
      return { acts: await views(database.read(), acts), pagination: paginationOf(query, total) }
    },
  }
}
