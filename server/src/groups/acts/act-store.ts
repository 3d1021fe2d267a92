import type { GroupActKind, GroupActState } from '@lms/contracts/groups/group-acts.ts'
import type { Selectable } from 'kysely'
import { dialectOf } from '../../platform/database/dialect.ts'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import type { Caller } from '../../platform/http/route.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import './act-tables.ts'

export interface StoredAct {
  id: string
  groupId: string
  quizId: string
  actorId: string
  caller: Pick<Caller, 'address' | 'userAgent'>
  kind: GroupActKind
  minutes: number | null
  state: GroupActState
  total: number
  done: number
  changed: number
  cursor: string
  createdAt: string
  finishedAt: string | null
}

/** False when the same is under way. */
export async function insertAct(tx: Queries, act: StoredAct): Promise<boolean> {
  const row = await tx
    .insertInto('group_acts')
    .values({
      id: act.id,
      group_id: act.groupId,
      quiz_id: act.quizId,
      actor_id: act.actorId,
      caller: json(act.caller),
      kind: act.kind,
      minutes: act.minutes,
      state: act.state,
      total: act.total,
      done: act.done,
      changed: act.changed,
      cursor: act.cursor,
      created_at: act.createdAt,
      finished_at: act.finishedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findRunning(
  queries: Queries,
  { groupId, quizId, kind }: Pick<StoredAct, 'groupId' | 'quizId' | 'kind'>,
): Promise<StoredAct | null> {
  const row = await queries
    .selectFrom('group_acts')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('quiz_id', '=', quizId)
    .where('kind', '=', kind)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return row ? toAct(row) : null
}

/** Nobody else goes on with it until the transaction ends. */
export async function lockAct(tx: Queries, id: string): Promise<StoredAct | null> {
  const row = await tx
    .selectFrom('group_acts')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toAct(row) : null
}

export async function listActs(
  queries: Queries,
  groupId: string,
  page: PageRequest,
): Promise<{ acts: StoredAct[]; total: number }> {
  const own = queries.selectFrom('group_acts').where('group_id', '=', groupId)
  const rows = await own.selectAll().orderBy('id', 'desc').limit(page.limit).offset(offsetOf(page)).execute()
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { acts: rows.map(toAct), total }
}

export async function saveAct(
  tx: Queries,
  id: string,
  { state, done, changed, cursor, finishedAt }: Pick<StoredAct, 'state' | 'done' | 'changed' | 'cursor' | 'finishedAt'>,
): Promise<void> {
  await tx
    .updateTable('group_acts')
    .set({ state, done, changed, cursor, finished_at: finishedAt })
    .where('id', '=', id)
    .execute()
}

function toAct(row: Selectable<Tables['group_acts']>): StoredAct {
  return {
    id: row.id,
    groupId: row.group_id,
    quizId: row.quiz_id,
    actorId: row.actor_id,
    caller: row.caller,
    kind: row.kind,
    minutes: row.minutes,
    state: row.state,
    total: row.total,
    done: row.done,
    changed: row.changed,
    cursor: row.cursor,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}
