import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { anotherUsername, suggestedUsername } from '@lms/contracts/children/username-suggestion.ts'
import { groupLimits } from '@lms/contracts/groups/groups.ts'
import { listLimits } from '@lms/contracts/groups/student-lists.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { z } from 'zod'
import { days, later, seconds } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { hashPassword } from '../../users/sign-in/passwords.ts'
import { findUser, insertUser, isUsernameTaken } from '../../users/user-store.ts'
import { countGroupsOf, findGroup, findGroupNamed, insertGroup } from '../group-store.ts'
import { hasMembers, insertMembers, isCandidateTaken } from '../member-store.ts'
import type { ListDependencies } from './list-dependencies.ts'
import type { RowProblem } from '../rules/list-check.ts'
import { type StoredRow, blockRow, countsOf, markRow, nextToSave } from './list-row-store.ts'
import { type StoredList, findList, lockList, saveList } from './list-store.ts'

export const saveStudents = jobKind('groups:save-list', z.object({ listId: z.string() }))

const portion = 50
/** Short turns and a short lease: a process that dies is missed after half a minute, not at the end of it all. */
const longestTurn = seconds(5)

type Place = { groupId: string } | { reason: RowProblem }

/** In portions, each with the mark that it is done: a restart goes on where it ended, and nobody is made twice. */
export function defineListSaving({ database, jobs, clock, audit, events }: ListDependencies): void {
  const now = (): string => clock.now().toISOString()

  async function groupFor(tx: Queries, list: StoredList, name: string, made: string[]): Promise<Place> {
    const known =
      name === '' && list.groupId !== null
        ? await findGroup(tx, list.groupId)
        : await findGroupNamed(tx, list.userId, name)
    if (known) return { groupId: known.id }
    if (name === '') return { reason: { code: 'groupGone', values: {} } }
    if ((await countGroupsOf(tx, list.userId)) >= groupLimits.groups)
      return { reason: { code: 'groupsMany', values: { group: name } } }
    const group = await insertGroup(tx, { authorId: list.userId, name, class: null }, now())
    if (group) made.push(group.id)
    // Somebody else made it in the same moment.
    const groupId = group?.id ?? (await findGroupNamed(tx, list.userId, name))?.id
    return groupId === undefined ? { reason: { code: 'groupGone', values: {} } } : { groupId }
  }

  /** Where a line goes, or what has come between since it was looked at. */
  async function placeFor(tx: Queries, list: StoredList, row: StoredRow, made: string[]): Promise<Place> {
    const isKnown = row.choice === 'existing'
    if (isKnown && row.existingId === null) return { reason: { code: 'studentGone', values: {} } }
    const place = await groupFor(tx, list, row.groupName, made)
    if ('reason' in place) return place
    if (await hasMembers(tx, place.groupId, groupLimits.members)) return { reason: { code: 'groupFull', values: {} } }
    const { candidateNumber: number } = row
    const holder = (isKnown && row.existingId) || ''
    const isTaken = number !== '' && (await isCandidateTaken(tx, place.groupId, number, holder))
    return isTaken ? { reason: { code: 'candidateNow', values: { number } } } : place
  }

  async function accountFor(tx: Queries, actor: Actor, list: StoredList, row: StoredRow, passwordHash: string) {
    if (row.choice === 'existing' && row.existingId !== null) return row.existingId
    const user = await insertUser(tx, clock, {
      firstName: row.firstName,
      lastName: row.lastName,
      username: await freeName(tx, row),
      email: null,
      passwordHash,
      role: 'student',
      isActive: true,
      approval: 'approved',
      isEmailVerified: false,
      isDemo: false,
    })
    if (!user) throw new Error('A username was taken meanwhile')
    const details = { parentIds: [], listId: list.id }
    await audit.record(tx, { actor, action: 'child.create', recordType: 'user', recordId: user.id, details })
    return user.id
  }

  async function savePortion(listId: string, actor: Actor, passwordHash: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      const list = await lockList(tx, listId)
      if (list?.state !== 'saving') return false
      const rows = await nextToSave(tx, listId, portion)
      const made = [...list.madeGroups]
      for (const row of rows) {
        const place = await placeFor(tx, list, row, made)
        if ('reason' in place) {
          await blockRow(tx, listId, row, place.reason)
          continue
        }
        const { groupId } = place
        const studentId = await accountFor(tx, actor, list, row, passwordHash)
        const member = {
          studentId,
          candidateNumber: row.candidateNumber === '' ? null : row.candidateNumber,
          parentEmail: row.parentEmail === '' ? null : row.parentEmail,
        }
        const joined = await insertMembers(tx, groupId, [member], now())
        await markRow(tx, listId, row.number, {
          studentId,
          groupId,
          isMade: row.choice === 'new',
          hasJoined: joined.length > 0,
        })
      }
      if (made.length > list.madeGroups.length) await saveList(tx, listId, { madeGroups: made })
      notifyOpenScreens(events, 'groups', [list.userId])
      return rows.length > 0
    })
  }

  jobs.define(
    saveStudents,
    async ({ payload: { listId }, signal, complete }) => {
      const list = await findList(database.read(), listId)
      const user = list && (await findUser(database.read(), list.userId))
      if (!list || list.state !== 'saving') return
      if (!user?.isActive || !can(user, 'group:import', list))
        return database.transaction((tx) => saveList(tx, listId, { state: 'staged', failure: 'savingFailed' }))
      const actor: Actor = { id: user.id, role: user.role }
      // Nobody knows it: the first card makes one that somebody does.
      const passwordHash = await hashPassword(crypto.randomUUID())
      const end = performance.now() + longestTurn
      while (await savePortion(listId, actor, passwordHash)) {
        signal.throwIfAborted()
        if (performance.now() > end)
          return database.transaction(async (tx) => {
            await jobs.enqueue(tx, saveStudents, { listId })
            await complete(tx)
          })
        // SQLite answers at once, so nobody else would come to word before all of it is done.
        await setImmediate()
      }
      await database.transaction(async (tx) => {
        const { done } = await countsOf(tx, listId)
        const expiresAt = later(clock.now(), days(listLimits.daysUndoable)).toISOString()
        await saveList(tx, listId, { state: 'saved', failure: null, expiresAt })
        const entry = { action: 'student-list.save', recordType: 'student-list', recordId: listId }
        await audit.record(tx, { actor, ...entry, details: { students: done } })
        await complete(tx)
        notifyOpenScreens(events, 'groups', [user.id])
      })
    },
    {
      lease: seconds(30),
      maximumTries: 5,
      // What is made stays and can be taken back; the rest can be tried again.
      whenDead: (tx, { listId }) => saveList(tx, listId, { state: 'staged', failure: 'savingFailed' }),
    },
  )
}

async function freeName(tx: Queries, { lastName, firstName }: StoredRow): Promise<string> {
  const wanted = suggestedUsername(lastName, firstName) || 'hocsinh'
  for (let name = wanted, tries = 1; ; tries += 1) {
    if (!(await isUsernameTaken(tx, name))) return name
    // Many share a name: after a few tries it gets longer.
    name = anotherUsername(tries % 5 === 0 ? name : wanted, randomInt).slice(0, 50)
  }
}
