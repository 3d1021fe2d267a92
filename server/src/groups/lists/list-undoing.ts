import { setImmediate } from 'node:timers/promises'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { z } from 'zod'
import { linksOf } from '../../children/guardian-store.ts'
import { allAssignmentsOf } from '../../assignments/assignment-store.ts'
import { seconds } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { lockUser, removeUser } from '../../users/user-change-store.ts'
import { findUser } from '../../users/user-store.ts'
import { deleteGroup, lockGroup } from '../group-store.ts'
import { deleteMembers, memberCounts } from '../member-store.ts'
import type { ListDependencies } from './list-dependencies.ts'
import { type StoredRow, markRow, nextToUndo } from './list-row-store.ts'
import { findList, lockList, saveList } from './list-store.ts'

export const undoStudents = jobKind('groups:undo-list', z.object({ listId: z.string() }))

const portion = 25
const longestTurn = seconds(5)
/** As many are named; more would be no list that anybody reads. */
const mostNamed = 100

/** In portions as well; what somebody has used by now stays, and is named. */
export function defineListUndoing({ database, jobs, audit, events, forget }: ListDependencies): void {
  async function takeBack(tx: Queries, actor: Actor, row: StoredRow & { studentId: string }): Promise<boolean> {
    const user = await lockUser(tx, row.studentId)
    if (row.isMade && user && (await isInUse(tx, user))) return false
    if (row.hasJoined && row.groupId !== null) await deleteMembers(tx, row.groupId, [row.studentId])
    if (!row.isMade || !user) return true
    await forget(tx, user.id)
    await removeUser(tx, user.id)
    await audit.record(tx, { actor, action: 'user.purge', recordType: 'user', recordId: user.id })
    return true
  }

  async function undoPortion(listId: string, actor: Actor): Promise<boolean> {
    return database.transaction(async (tx) => {
      const list = await lockList(tx, listId)
      if (list?.state !== 'undoing') return false
      const rows = await nextToUndo(tx, listId, portion)
      const kept = [...list.kept]
      for (const row of rows) {
        const { studentId } = row
        if (studentId === null) continue
        // What is forgotten of a person takes lines that name them along; this one is needed to say what happened.
        await markRow(tx, listId, row.number, { studentId: null, groupId: null, isMade: false, hasJoined: false })
        if (!(await takeBack(tx, actor, { ...row, studentId })) && kept.length < mostNamed) kept.push(studentId)
      }
      await saveList(tx, listId, { kept })
      notifyOpenScreens(events, 'groups', [list.userId])
      return rows.length > 0
    })
  }

  async function dropEmptyGroups(tx: Queries, ids: readonly string[]): Promise<void> {
    const counts = await memberCounts(tx, ids, 'everyone')
    for (const id of ids) if ((counts.get(id) ?? 0) === 0 && (await lockGroup(tx, id))) await deleteGroup(tx, id)
  }

  jobs.define(
    undoStudents,
    async ({ payload: { listId }, signal, complete }) => {
      const list = await findList(database.read(), listId)
      const user = list && (await findUser(database.read(), list.userId))
      if (!list || !user || list.state !== 'undoing') return
      // Accounts are taken away only for who may still make them.
      if (!user.isActive || !can(user, 'group:import', list))
        return database.transaction((tx) => saveList(tx, listId, { state: 'saved' }))
      const actor: Actor = { id: user.id, role: user.role }
      const end = performance.now() + longestTurn
      while (await undoPortion(listId, actor)) {
        signal.throwIfAborted()
        if (performance.now() > end)
          return database.transaction(async (tx) => {
            await jobs.enqueue(tx, undoStudents, { listId })
            await complete(tx)
          })
        await setImmediate()
      }
      await database.transaction(async (tx) => {
        await dropEmptyGroups(tx, list.madeGroups)
        await saveList(tx, listId, { state: 'undone', madeGroups: [] })
        const entry = { action: 'student-list.undo', recordType: 'student-list', recordId: listId }
        await audit.record(tx, { actor, ...entry, details: { kept: (await findList(tx, listId))?.kept.length ?? 0 } })
        await complete(tx)
        notifyOpenScreens(events, 'groups', [user.id])
      })
    },
    {
      lease: seconds(30),
      maximumTries: 5,
      whenDead: (tx, { listId }) => saveList(tx, listId, { state: 'saved' }),
    },
  )
}

/** Somebody has signed in with it, looks after it, or was given a quiz. */
async function isInUse(tx: Queries, user: { id: string; lastLoginAt: string | null }): Promise<boolean> {
  if (user.lastLoginAt !== null) return true
  return (await linksOf(tx, user.id)).length > 0 || (await allAssignmentsOf(tx, user.id)).length > 0
}
