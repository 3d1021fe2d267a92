import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../contracts/permissions.ts'
import type { Role } from '../../contracts/roles.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { insertUser } from '../../server/src/users/user-store.ts'
import { addQuizzes } from '../quizzes/many-quizzes.ts'
import { settle } from '../processes/settled.ts'

const quizCount = 200
/** Each child has these finished, five times each, and the open ones besides. */
const finishedQuizzes = 20
const openQuizzes = 4
const childrenPerParent = 2
const day = 24 * 60 * 60 * 1000

export interface School {
  database: Database
  administrator: Actor
  parent: Actor
  student: Actor
}

/** So many children with a hundred attempts each, spread over the last year. The same for both engines. */
export async function buildSchool(database: Database, childCount: number, attemptsPerChild: number): Promise<School> {
  const administrators = await addPeople(database, 'administrator', 1)
  const parents = await addPeople(database, 'parent', Math.ceil(childCount / childrenPerParent))
  const children = await addPeople(database, 'student', childCount)
  await addQuizzes(database, quizCount, { administrator: administrators[0] ?? '', parents: parents.slice(0, 50) })
  const quizIds = (await database.read().selectFrom('quizzes').select('id').orderBy('id').execute()).map(({ id }) => id)
  await inPortions(children, async (tx, child, index) => {
    const created_at = new Date().toISOString()
    const parent_id = parents[Math.floor(index / childrenPerParent)] ?? ''
    await tx.insertInto('child_links').values({ parent_id, child_id: child, created_at }).execute()
    await tx
      .insertInto('assignments')
      .values(
        Array.from({ length: finishedQuizzes + openQuizzes }, (_, number) => ({
          id: newId(),
          quiz_id: quizIds[(index * 7 + number) % quizIds.length] ?? '',
          student_id: child,
          status: number < finishedQuizzes ? ('completed' as const) : ('not_started' as const),
          attempt_count: number < finishedQuizzes ? attemptsPerChild / finishedQuizzes : 0,
          created_at,
        })),
      )
      .execute()
  })
  await addAttempts(database, attemptsPerChild / finishedQuizzes, childCount * attemptsPerChild)
  await settle(database)
  const actor = (id: string | undefined, role: Role): Actor => ({ id: id ?? '', role })
  return {
    database,
    administrator: actor(administrators[0], 'administrator'),
    parent: actor(parents[0], 'parent'),
    student: actor(children[0], 'student'),
  }

  async function inPortions(
    ids: readonly string[],
    act: (tx: Parameters<Parameters<Database['transaction']>[0]>[0], id: string, index: number) => Promise<void>,
  ): Promise<void> {
    for (let start = 0; start < ids.length; start += 200)
      await database.transaction(async (tx) => {
        for (const [offset, id] of ids.slice(start, start + 200).entries()) await act(tx, id, start + offset)
      })
  }
}

async function addPeople(database: Database, role: Role, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < count; start += 500)
    await database.transaction(async (tx) => {
      for (let number = start; number < Math.min(count, start + 500); number += 1) {
        const user = await insertUser(
          tx,
          { now: () => new Date() },
          {
            email: null,
            username: `${role}-${number}`,
            passwordHash: '',
            firstName: 'An',
            lastName: 'Lê',
            role,
            isActive: true,
            approval: 'approved',
            isEmailVerified: true,
            isDemo: false,
          },
        )
        ids.push(user?.id ?? '')
      }
    })
  return ids
}

/** In the database itself: a million rows are not sent there one by one. */
async function addAttempts(database: Database, timesEach: number, total: number): Promise<void> {
  const isSqlite = database.dialect === 'sqlite'
  const id: RawBuilder<string> = isSqlite ? sql`lower(hex(randomblob(16)))` : sql`gen_random_uuid()::text`
  const now = Date.now()
  const step = (365 * day) / total
  // Evenly over the last year, whoever they belong to.
  const moment: RawBuilder<string> = isSqlite
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now / 1000} - ((place * 7919 + time * 104729) % ${total}) * ${step / 1000}, 'unixepoch')`
    : sql`to_timestamp(${now / 1000}::float8 - ((place * 7919 + time * 104729) % ${total}::bigint) * ${step / 1000}::float8)`
  // A few hundred thousand at a time: no statement may take longer than a minute.
  const portions = Math.ceil(total / 100_000)
  for (let portion = 0; portion < portions; portion += 1)
    await database.transaction(async (tx) => {
      await sql`
      insert into attempts (id, quiz_id, student_id, purpose, assignment_id, number, state, started_at, time_limit,
        finished_at, sequence, answers, flagged, score, total_points, passed)
      select ${id}, quiz_id, student_id, 'assigned', assignment_id, time, 'completed', moment, 45, moment, 1, '{}', '[]',
        (place * 13 + time * 31) % 101, 100, (place * 13 + time * 31) % 101 >= 60
      from (
        select quiz_id, student_id, assignment_id, time, place, ${moment} as moment
        from (
          select quiz_id, student_id, id as assignment_id, row_number() over (order by id) as place
          from assignments where status = 'completed'
        ) as given
        cross join (${sql.join(
          Array.from({ length: timesEach }, (_, time) => sql`select ${sql.lit(time + 1)} as time`),
          sql` union all `,
        )}) as times
        where place % ${sql.lit(portions)} = ${sql.lit(portion)}
      ) as sat`.execute(tx)
    })
}
