import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type GroupAct, type GroupActDraft, listGroupActs, startGroupAct } from '../contracts/groups/group-acts.ts'
import { listQuizzes } from '../contracts/quizzes/quizzes.ts'
import { insertGroup } from '../server/src/groups/group-store.ts'
import { insertMembers } from '../server/src/groups/member-store.ts'
import { type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { call, signIn } from './call.ts'
import { type Process, startProduct } from './processes/product.ts'
import { onEachEngine } from './sizes.ts'
import { table } from './table.ts'
import { addPeople } from './users/people.ts'

/**
 * What is done for a large group: how long it takes, and what becomes of it when the server is killed in the middle.
 * `npm run bench:groups -- --students 5000 --engines sqlite,postgres`
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '5000' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
})
const students = Number(values.students)

let isWrong = false
await onEachEngine(values.engines, async (engine, place) => {
  const settings = await place('large')
  const { groupId, total } = await filled(settings)
  let site = await opened(settings)
  const rows: Record<string, string | number>[] = []
  const run = async (draft: GroupActDraft, killAt: number | null): Promise<void> => {
    const began = performance.now()
    await call(site.url, startGroupAct, { token: site.token, params: { id: groupId }, body: draft })
    if (killAt !== null) {
      await until(site, groupId, ({ done }) => done >= killAt)
      await site.product.end('SIGKILL')
      site = await opened(settings)
    }
    const act = await until(site, groupId, ({ state }) => state !== 'running')
    const seconds = (performance.now() - began) / 1000
    rows.push({
      act: killAt === null ? draft.kind : `${draft.kind}, killed at ${killAt}`,
      state: act.state,
      students: act.done,
      changed: act.changed,
      seconds: seconds.toFixed(1),
    })
    if (act.state !== 'done' || act.done !== total) isWrong = true
  }
  const { quizzes } = await call(site.url, listQuizzes, { token: site.token, query: { limit: 1, isActive: true } })
  const quizId = quizzes[0]?._id ?? ''
  await run({ kind: 'assign', quizId }, Math.floor(students / 4))
  await run({ kind: 'extend', quizId, minutes: 10 }, null)
  await run({ kind: 'release', quizId }, null)
  await run({ kind: 'withdraw', quizId }, null)
  await run({ kind: 'assign', quizId }, null)
  await site.product.end('SIGTERM')
  const given = await assignedIn(settings, quizId, groupId)
  console.log(`${engine}, a group of ${total}\n${table(rows)}`)
  console.log(`Students of the group who have the quiz in the end: ${given} of ${total}\n`)
  if (given !== total) isWrong = true
})
if (isWrong) {
  console.log('Somebody was left out.')
  process.exitCode = 1
}

interface Site {
  product: Process
  url: string
  token: string
}

async function opened({ directory, url = '' }: DatabaseSettings): Promise<Site> {
  const product = await startProduct({ DATA_DIR: directory, DATABASE_URL: url, LOG_LEVEL: 'silent' })
  const token = await signIn(product.url, { email: 'admin', password: 'Demo1234' })
  return { product, url: product.url, token }
}

async function until({ url, token }: Site, id: string, isThere: (act: GroupAct) => boolean): Promise<GroupAct> {
  for (;;) {
    const [act] = (await call(url, listGroupActs, { token, params: { id }, query: { limit: 1 } })).acts
    if (act && isThere(act)) return act
    await delay(100)
  }
}

/** The demo people and quizzes, and one group of everybody else. */
async function filled(settings: DatabaseSettings): Promise<{ groupId: string; total: number }> {
  await (await opened(settings)).product.end('SIGTERM')
  const database = openDatabase(settings, () => {})
  try {
    await addPeople(database, students * 2)
    return await database.transaction(async (tx) => {
      const author = await tx.selectFrom('users').select('id').where('username', '=', 'admin').executeTakeFirstOrThrow()
      const now = new Date().toISOString()
      const group = await insertGroup(tx, { authorId: author.id, name: 'Toàn khối', class: null }, now)
      if (!group) throw new Error('There is such a group')
      const people = await tx
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'student')
        .where('is_active', '=', true)
        .where('username', 'like', 'person.%')
        .limit(students)
        .execute()
      for (let from = 0; from < people.length; from += 500) {
        const some = people.slice(from, from + 500).map(({ id }) => ({ studentId: id }))
        await insertMembers(tx, group.id, some, now)
      }
      return { groupId: group.id, total: people.length }
    })
  } finally {
    await database.close()
  }
}

async function assignedIn(settings: DatabaseSettings, quizId: string, groupId: string): Promise<number> {
  const database = openDatabase(settings, () => {})
  try {
    const { count } = await database
      .read()
      .selectFrom('assignments')
      .innerJoin('group_members', 'group_members.student_id', 'assignments.student_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('assignments.quiz_id', '=', quizId)
      .where('group_members.group_id', '=', groupId)
      .executeTakeFirstOrThrow()
    return count
  } finally {
    await database.close()
  }
}
