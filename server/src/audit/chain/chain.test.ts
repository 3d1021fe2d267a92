import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { days, later, minutes, seconds } from '../../platform/clock.ts'
import { namesOf } from '../../users/user-name-store.ts'
import { forgetCallerOf, insertEntry } from '../audit-store.ts'
import { findChain } from './chain-store.ts'
import { beginning } from './links.ts'
import { sealEntries, trimEntries } from './sealing.ts'
import { verifyChain } from './verifying.ts'

async function start(entries = 6) {
  const app = await startTestApp()
  const { database, clock } = app
  const person = await app.addUser()
  const write = (recordId: string, actor: { id: string } = person) => {
    clock.move(seconds(1))
    return database.transaction((tx) =>
      insertEntry(tx, {
        actor,
        action: 'thing.change',
        recordType: 'thing',
        recordId,
        details: { b: 1, a: ['x', { d: null, c: 2 }] },
        caller: { address: '192.0.2.7', userAgent: 'Máy của Lan' },
        now: clock.now().toISOString(),
      }),
    )
  }
  for (let index = 1; index <= entries; index += 1) await write(String(index))
  await sealEntries(database)
  const verify = (noted?: { position: number; hash: string }) =>
    database.snapshot((queries) =>
      verifyChain(queries, {
        existing: async (reading, ids) => new Set((await namesOf(reading, ids)).keys()),
        ...(noted && { noted }),
      }),
    )
  const idAt = async (position: number) => {
    const row = await database
      .read()
      .selectFrom('audit')
      .select('id')
      .where('position', '=', position)
      .executeTakeFirst()
    return row?.id ?? ''
  }
  const change = (position: number, values: object) =>
    database.transaction((tx) => tx.updateTable('audit').set(values).where('position', '=', position).execute())
  const remove = (from: number, to = from) =>
    database.transaction((tx) =>
      tx.deleteFrom('audit').where('position', '>=', from).where('position', '<=', to).execute(),
    )
  return { ...app, person, write, verify, idAt, change, remove }
}

describe('the chain of the audit log', () => {
  test('holds every entry, and says how many wait for their seal', async () => {
    const { verify, write, app, clock } = await start()
    // The hours of the jobs are known from here on.
    await app.jobs.runDue()
    await write('7')
    expect(await verify()).toMatchObject({ problems: [], entries: 6, unsealed: 1, head: { position: 6 } })
    clock.move(minutes(1))
    await app.jobs.runDue()
    expect(await verify()).toMatchObject({ problems: [], entries: 7, unsealed: 0 })
  })

  test.each([
    ['what was done', { action: 'thing.read' }],
    ['who did it', { actor_id: crypto.randomUUID() }],
    ['a detail', { details: '{"b":2,"a":["x",{"d":null,"c":2}]}' }],
    ['when', { created_at: '2020-01-01T00:00:00.000Z' }],
    ['from where', { address: '198.51.100.1' }],
    ['its own seal', { hash: 'f'.repeat(64) }],
  ])('shows that somebody changed %s', async (_, values) => {
    const { verify, change, idAt } = await start()
    const id = await idAt(3)
    await change(3, values)
    expect((await verify()).problems[0]).toBe(`Entry 3 (${id}) was changed.`)
  })

  test('shows what is missing: one in the middle, the beginning, the end, and the mark of the end', async () => {
    const { verify, remove, database } = await start(9)
    await remove(4)
    expect((await verify()).problems).toEqual(['Entry 4 is missing.'])
    await remove(8, 9)
    expect((await verify()).problems).toEqual(['Entry 4 is missing.', 'Entries 8 to 9 are missing at the end.'])
    await remove(1, 2)
    expect((await verify()).problems[0]).toBe('Entries 1 to 2 are missing.')
    await database.transaction((tx) => tx.deleteFrom('audit_chain').execute())
    expect((await verify()).problems.at(-1)).toBe('The end of the log is not known: its mark was removed.')
  })

  test('that was made anew from the beginning differs from what was noted before', async () => {
    const { verify, database, write } = await start()
    const { head } = await verify()
    expect((await verify(head)).problems).toEqual([])
    await database.transaction(async (tx) => {
      await tx.deleteFrom('audit').execute()
      await tx.deleteFrom('audit_chain').execute()
    })
    for (let index = 0; index < 8; index += 1) await write('forged')
    await sealEntries(database)
    expect((await verify()).problems).toEqual([])
    expect((await verify(head)).problems).toEqual([`What was noted for entry ${head.position} is not in the log.`])
  })

  test('stays whole when somebody is forgotten, and only then may address and browser be gone', async () => {
    const { verify, database, person, change, write, idAt } = await start()
    const gone = { id: crypto.randomUUID() }
    await write('7', gone)
    await sealEntries(database)
    await database.transaction((tx) => forgetCallerOf(tx, gone.id))
    expect((await verify()).problems).toEqual([])
    await change(2, { address: null, user_agent: null, caller_salt: null })
    expect((await verify()).problems).toEqual([`Entry 2 (${await idAt(2)}) has lost where it came from.`])
    await database.transaction((tx) => tx.deleteFrom('users').where('id', '=', person.id).execute())
    expect((await verify()).problems).toEqual([])
  })

  test('can be shortened from its beginning and still be checked', async () => {
    const { verify, database, clock, write, remove } = await start()
    clock.move(days(2))
    await write('7')
    await write('8')
    await sealEntries(database)
    expect(await trimEntries(database, later(clock.now(), -days(1)).toISOString())).toBe(6)
    expect(await verify()).toMatchObject({ problems: [], entries: 2, head: { position: 8 } })
    expect((await verify({ position: 3, hash: 'f'.repeat(64) })).problems).toEqual([])
    await remove(7)
    expect((await verify()).problems).toEqual(['Entry 7 is missing.'])
  })

  test('keeps two years by itself, and stays whole', async () => {
    const { app, verify, database, clock, write } = await start()
    await app.jobs.runDue()
    clock.move(days(728))
    await write('7')
    await app.jobs.runDue()
    await sealEntries(database)
    const { entries } = await verify()
    expect(entries).toBeGreaterThanOrEqual(7)
    clock.move(days(4))
    await app.jobs.runDue()
    expect(await verify()).toMatchObject({ problems: [], entries: entries - 6 })
  })

  test('has no gap and no fork when many write and seal at once', async () => {
    const { verify, write, database } = await start(1)
    const writing = Array.from({ length: 40 }, (_, index) => write(`at once ${index}`))
    const sealing = Array.from({ length: 4 }, () => sealEntries(database))
    await Promise.all([...writing, ...sealing])
    await sealEntries(database)
    expect(await verify()).toMatchObject({ problems: [], entries: 41, unsealed: 0, head: { position: 41 } })
  })

  test('is empty and well where nothing was ever written', async () => {
    const { database, verify } = await start(0)
    expect(await verify()).toMatchObject({ problems: [], entries: 0, head: beginning })
    expect((await findChain(database.read()))?.head).toEqual(beginning)
  })
})
