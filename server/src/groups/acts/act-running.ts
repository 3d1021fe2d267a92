import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { seconds } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import { findUser } from '../../users/user-store.ts'
import { sightOf } from '../group.ts'
import { expectGroup } from '../group-access.ts'
import { findGroup } from '../group-store.ts'
import { memberIdsAfter } from '../member-store.ts'
import type { ActDependencies } from './act-dependencies.ts'
import { type StoredAct, lockAct, saveAct } from './act-store.ts'

export const runGroupAct = jobKind('groups:act', z.object({ actId: z.string() }))

const portion = 50
/** Short turns and a short lease: a process that dies is missed after half a minute, not at the end of it all. */
const longestTurn = seconds(5)

/** In portions, each with the mark how far it is: a restart goes on where it ended, and nobody is given anything twice. */
export function defineGroupActs(dependencies: ActDependencies): void {
  const { database, clock, jobs, events, notifications, assignments, quizAttempts } = dependencies

  function doFor(tx: Queries, by: By, act: StoredAct, studentIds: readonly string[]): Promise<number> {
    const { kind, quizId, minutes } = act
    if (kind === 'assign') return assignments.assignTo(tx, by, quizId, studentIds)
    if (kind === 'withdraw') return assignments.withdrawFrom(tx, by, quizId, studentIds)
    if (kind === 'release') return quizAttempts.releaseTo(tx, by, quizId, studentIds)
    return quizAttempts.extendFor(tx, by, quizId, { studentIds, minutes: minutes ?? 0 })
  }

  /** Who asked, as they stand now: who may no longer do it is told no by the same rules as at the beginning. */
  async function askedBy(tx: Queries, { actorId, caller }: StoredAct): Promise<By | null> {
    const user = await findUser(tx, actorId)
    return user?.isActive === true ? { actor: { id: user.id, role: user.role, sessionId: '' }, caller } : null
  }

  async function end(tx: Queries, act: StoredAct, state: 'done' | 'stopped'): Promise<void> {
    await saveAct(tx, act.id, { ...act, state, finishedAt: clock.now().toISOString() })
    const group = await findGroup(tx, act.groupId)
    const quiz = await findQuiz(tx, act.quizId)
    const told = { groupId: act.groupId, group: group?.name ?? '', quiz: quiz?.title ?? '', act: act.kind }
    const outcome = { changed: act.changed, isStopped: state === 'stopped' }
    await notifications.notify(tx, [act.actorId], 'group_act_done', { ...told, ...outcome })
    notifyOpenScreens(events, 'groups', [act.actorId])
  }

  /** Answers whether there is more. */
  function step(actId: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      const act = await lockAct(tx, actId)
      if (act?.state !== 'running') return false
      const by = await askedBy(tx, act)
      if (!by) {
        await end(tx, act, 'stopped')
        return false
      }
      expectGroup(by.actor, await findGroup(tx, act.groupId))
      const ids = await memberIdsAfter(tx, act.groupId, sightOf(by.actor), { after: act.cursor, limit: portion })
      const changed = ids.length === 0 ? 0 : await doFor(tx, by, act, ids)
      const moved = {
        ...act,
        done: act.done + ids.length,
        changed: act.changed + changed,
        cursor: ids.at(-1) ?? act.cursor,
      }
      if (ids.length < portion) await end(tx, moved, 'done')
      else await saveAct(tx, actId, moved)
      notifyOpenScreens(events, 'groups', [act.actorId])
      return ids.length === portion
    })
  }

  /** A refusal is an answer, not a fault: nothing would be better the next time. */
  async function stepOrStop(actId: string): Promise<boolean> {
    try {
      return await step(actId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await stop(actId)
      return false
    }
  }

  const stop = (actId: string): Promise<void> => database.transaction((tx) => stopIn(tx, actId))

  async function stopIn(tx: Queries, actId: string): Promise<void> {
    const act = await lockAct(tx, actId)
    if (act?.state === 'running') await end(tx, act, 'stopped')
  }

  jobs.define(
    runGroupAct,
    async ({ payload: { actId }, signal, complete }) => {
      const turnEnds = performance.now() + longestTurn
      while (await stepOrStop(actId)) {
        signal.throwIfAborted()
        if (performance.now() > turnEnds)
          return database.transaction(async (tx) => {
            await jobs.enqueue(tx, runGroupAct, { actId })
            await complete(tx)
          })
        // SQLite answers at once, so nobody else would come to word before all of it is done.
        await setImmediate()
      }
    },
    { lease: seconds(30), maximumTries: 5, whenDead: (tx, { actId }) => stopIn(tx, actId) },
  )
}
