import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import { listMessages as messages } from '@lms/contracts/groups/student-list-messages.ts'
import type * as contract from '@lms/contracts/groups/student-lists.ts'
import { listLimits } from '@lms/contracts/groups/student-lists.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { plainName } from '../../media/stored-pictures.ts'
import { days, hours, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { AppError, conflict, invalid, notFound, tooMany } from '../../platform/http/errors.ts'
import type { By, FileForm } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { paginationOf } from '../../platform/pagination.ts'
import { expectGroup } from '../group-access.ts'
import { findGroup } from '../group-store.ts'
import { checkRows, isBlocking } from '../rules/list-check.ts'
import { type ReadRow, rowsOf, splitName } from '../rules/list-columns.ts'
import { knownStudents } from './known-student-store.ts'
import type { ListDependencies } from './list-dependencies.ts'
import * as rowStore from './list-row-store.ts'
import { saveStudents } from './list-saving.ts'
import * as store from './list-store.ts'
import { undoStudents } from './list-undoing.ts'
import { listView, rowViews } from './list-view.ts'

const uploadLimit = { points: 60, windowMilliseconds: hours(1) }
const mostOpen = 20

type OneList = DataOf<typeof contract.getStudentList>
type Rows = typeof contract.listRows

export interface StudentLists {
  upload(by: By, query: QueryOf<typeof contract.uploadStudentList>, form: FileForm): Promise<OneList>
  list(
    actor: Actor,
    query: QueryOf<typeof contract.listStudentLists>,
  ): Promise<DataOf<typeof contract.listStudentLists>>
  get(actor: Actor, id: string): Promise<OneList>
  rows(actor: Actor, id: string, query: QueryOf<Rows>): Promise<DataOf<Rows>>
  changeRow(
    actor: Actor,
    id: string,
    number: number,
    changes: contract.RowChanges,
  ): Promise<DataOf<typeof contract.changeRow>>
  choose(actor: Actor, id: string, choice: BodyOf<typeof contract.chooseRows>): Promise<OneList>
  confirm(actor: Actor, id: string): Promise<OneList>
  undo(actor: Actor, id: string): Promise<OneList>
  discard(actor: Actor, id: string): Promise<void>
  forgetExpired(): Promise<void>
}

export function createStudentLists(dependencies: ListDependencies): StudentLists {
  const { database, clock, limits, jobs, reading } = dependencies
  const now = (): string => clock.now().toISOString()

  const view = async (queries: Queries, list: store.StoredList): Promise<OneList> => ({
    list: await listView(queries, list),
  })

  function expectSight(actor: Actor, list: store.StoredList | null): store.StoredList {
    if (!list || !can(actor, 'group:import', list)) throw notFound(messages.notFound)
    return list
  }

  /** Held until the act is done, and only in this state. */
  async function expectIn(tx: Queries, actor: Actor, id: string, state: contract.ListState) {
    const list = expectSight(actor, await store.lockList(tx, id))
    if (list.state !== state) throw conflict('wrong_state', messages.wrongState)
    return list
  }

  async function checked(
    queries: Queries,
    { userId, groupId }: Pick<store.StoredList, 'userId' | 'groupId'>,
    rows: readonly (ReadRow & { choice: contract.RowChoice | null })[],
  ): Promise<rowStore.StagedRow[]> {
    const group = groupId === null ? null : await findGroup(queries, groupId)
    const defaultGroup = group?.name ?? null
    const students = await knownStudents(queries, userId, rows, defaultGroup)
    const found = checkRows(rows, { students, defaultGroup })
    return rows.map(({ number, lastName, firstName, groupName, parentEmail, candidateNumber }, index) => {
      const { problems = [], existingId = null, choice = null } = found[index] ?? {}
      const isBlocked = problems.some(({ code }) => isBlocking(code))
      const row = { number, lastName, firstName, groupName, parentEmail, candidateNumber }
      return { ...row, problems, existingId, choice, isBlocked }
    })
  }

  /** Another line may be right or wrong because of this one. */
  async function checkAgain(tx: Queries, list: store.StoredList, changed: readonly rowStore.StoredRow[]) {
    const before = new Map(changed.map((row) => [row.number, saidOf(row)]))
    for (const row of await checked(tx, list, changed))
      if (saidOf(row) !== before.get(row.number)) await rowStore.saveRow(tx, list.id, row)
  }

  return {
    async upload({ actor }, { groupId }, form) {
      authorizeRole(actor, 'group:import')
      const { allowed, retryAfterSeconds } = await limits.count(`student-lists:${actor.id}`, uploadLimit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      if ((await store.countOpen(database.read(), actor.id)) >= mostOpen)
        throw conflict('too_many_open', messages.tooManyOpen)
      const group = groupId === undefined ? null : await findGroup(database.read(), groupId)
      if (groupId !== undefined) expectGroup(actor, group)
      if (group && group.authorId !== actor.id) throw notFound(groupMessages.notFound)
      const file = await form.readFile(listLimits.bytes)
      if (file === null) throw invalid([{ field: 'file', message: messages.noFile }], messages.noFile)
      if (file === 'too large') throw new AppError('tooLarge', 'file_too_large', messages.tooLarge)
      const read = await reading.read(new Uint8Array(file.content), actor.id)
      if ('failure' in read) throw unfit(messages[read.failure])
      const rows = rowsOf(read.lines)
      if (rows === null) throw unfit(messages.noColumns)
      if (rows.length === 0) throw unfit(messages.empty)
      if (rows.length > listLimits.rows) throw unfit(messages.tooMany)
      const list: store.StoredList = {
        id: newId(),
        userId: actor.id,
        fileName: plainName(file.name),
        state: 'staged',
        failure: null,
        groupId: group?.id ?? null,
        madeGroups: [],
        kept: [],
        createdAt: now(),
        expiresAt: later(clock.now(), days(listLimits.daysKept)).toISOString(),
      }
      const staged = await checked(
        database.read(),
        list,
        rows.map((row) => ({ ...row, choice: null })),
      )
      return database.transaction(async (tx) => {
        await store.insertList(tx, list)
        await rowStore.insertRows(tx, list.id, staged)
        return view(tx, list)
      })
    },

    async list(actor, query) {
      authorizeRole(actor, 'group:import')
      const { lists, total } = await store.listsOf(database.read(), actor.id, query)
      const shown = []
      for (const list of lists) shown.push(await listView(database.read(), list))
      return { lists: shown, pagination: paginationOf(query, total) }
    },

    async get(actor, id) {
      return view(database.read(), expectSight(actor, await store.findList(database.read(), id)))
    },

    async rows(actor, id, query) {
      expectSight(actor, await store.findList(database.read(), id))
      const { rows, total } = await rowStore.listRows(database.read(), id, query)
      return { rows: await rowViews(database.read(), rows), pagination: paginationOf(query, total) }
    },

    changeRow(actor, id, number, { name, ...changes }) {
      return database.transaction(async (tx) => {
        const list = await expectIn(tx, actor, id, 'staged')
        const rows = await rowStore.allRows(tx, id)
        const row = rows.find((one) => one.number === number)
        if (!row || row.studentId !== null) throw notFound(messages.rowNotFound)
        Object.assign(row, definedIn(changes), name === undefined ? {} : splitName(name))
        if (changes.parentEmail !== undefined) row.parentEmail = changes.parentEmail.toLowerCase()
        await rowStore.saveRow(tx, id, row)
        await checkAgain(tx, list, rows)
        const saved = await rowStore.findRow(tx, id, number)
        const [shown] = await rowViews(tx, saved ? [saved] : [])
        if (!shown) throw notFound(messages.rowNotFound)
        return { row: shown, ...(await view(tx, list)) }
      })
    },

    choose(actor, id, { choice }) {
      return database.transaction(async (tx) => {
        const list = await expectIn(tx, actor, id, 'staged')
        await rowStore.chooseForAsked(tx, id, choice)
        return view(tx, list)
      })
    },

    confirm(actor, id) {
      return database.transaction(async (tx) => {
        const list = await expectIn(tx, actor, id, 'staged')
        const { asked, taken, done } = await rowStore.countsOf(tx, id)
        if (asked > 0) throw conflict('undecided', messages.undecided, { values: { count: asked } })
        if (taken - done <= 0) throw conflict('nothing_taken', messages.nothingTaken)
        await store.saveList(tx, id, { state: 'saving', failure: null })
        await jobs.enqueue(tx, saveStudents, { listId: id }, { key: id })
        return view(tx, { ...list, state: 'saving' })
      })
    },

    undo(actor, id) {
      return database.transaction(async (tx) => {
        const list = await expectIn(tx, actor, id, 'saved')
        await store.saveList(tx, id, { state: 'undoing', kept: [] })
        await jobs.enqueue(tx, undoStudents, { listId: id }, { key: id })
        return view(tx, { ...list, state: 'undoing', kept: [] })
      })
    },

    discard(actor, id) {
      return database.transaction(async (tx) => {
        const list = expectSight(actor, await store.lockList(tx, id))
        if (list.state === 'saving' || list.state === 'undoing') throw conflict('wrong_state', messages.wrongState)
        await store.deleteList(tx, id)
      })
    },

    forgetExpired: () => database.transaction((tx) => store.deleteListsBefore(tx, now())),
  }
}

function saidOf({ problems, existingId, choice, isBlocked }: rowStore.StagedRow): string {
  return JSON.stringify([problems.map(({ code, values }) => [code, values]), existingId, choice, isBlocked])
}

function definedIn(changes: Omit<contract.RowChanges, 'name'>) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

function unfit(message: (typeof messages)[keyof typeof messages]): AppError {
  return invalid([{ field: 'file', message }], message)
}
