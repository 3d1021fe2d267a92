import { describe, expect, onTestFinished, test } from 'vitest'
import { until } from '../../../testing/until.ts'
import { z } from 'zod'
import { silentLog } from '../../../testing/silent-log.ts'
import { emptyDatabase, engine } from '../../../testing/test-database.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../database/database.ts'
import { type Events, createEvents, eventKind } from './events.ts'
import { screensChanged, notifyOpenScreens } from './screen-events.ts'

const told = eventKind('test:told', z.object({ words: z.string() }))

async function openProcess(settings: DatabaseSettings): Promise<{ database: Database; events: Events }> {
  const database = openDatabase(settings, () => {})
  onTestFinished(() => database.close())
  const events = await createEvents({ database, log: silentLog })
  onTestFinished(() => events.close())
  return { database, events }
}

function collect(events: Events): string[] {
  const heard: string[] = []
  events.subscribe(told, ({ words }) => void heard.push(words))
  events.onMissed(() => void heard.push('(missed)'))
  return heard
}

describe('an event', () => {
  test('reaches the listeners of its kind until they leave', async () => {
    const { events } = await openProcess(await emptyDatabase())
    const heard: string[] = []
    const leave = events.subscribe(told, ({ words }) => void heard.push(words))
    events.publish(eventKind('test:other', z.object({})), {})
    events.publish(told, { words: 'xin chào' })
    leave()
    events.publish(told, { words: 'too late' })
    expect(heard).toEqual(['xin chào'])
    expect(events.isHealthy()).toBe(true)
  })

  test('waits for the commit, and is lost with a rollback', async () => {
    const { database, events } = await openProcess(await emptyDatabase())
    const heard = collect(events)
    await database.transaction(async () => {
      events.publish(told, { words: 'kept' })
      expect(heard).toEqual([])
    })
    await database
      .transaction(async () => {
        events.publish(told, { words: 'lost' })
        throw new Error('no')
      })
      .catch(() => {})
    expect(heard).toEqual(['kept'])
  })

  test('reaches the other listeners when one fails', async () => {
    const { events } = await openProcess(await emptyDatabase())
    events.subscribe(told, () => {
      throw new Error('broken')
    })
    const heard = collect(events)
    events.publish(told, { words: 'still here' })
    expect(heard).toEqual(['still here'])
  })
})

describe.runIf(engine === 'postgres')('between processes, an event', () => {
  test('reaches everybody once', async () => {
    const settings = await emptyDatabase()
    const [here, there] = [await openProcess(settings), await openProcess(settings)]
    const [heardHere, heardThere] = [collect(here.events), collect(there.events)]
    here.events.publish(told, { words: 'một' })
    await until(() => expect(heardThere).toEqual(['một']))
    there.events.publish(told, { words: 'hai' })
    await until(() => expect(heardHere).toEqual(['một', 'hai']))
    expect(heardThere).toEqual(['một', 'hai'])
  })

  test('that is too long for the wire becomes a call to fetch everything again', async () => {
    const settings = await emptyDatabase()
    const [here, there] = [await openProcess(settings), await openProcess(settings)]
    const [heardHere, heardThere] = [collect(here.events), collect(there.events)]
    const words = 'đ'.repeat(5000)
    here.events.publish(told, { words })
    await until(() => expect(heardThere).toEqual(['(missed)']))
    expect(heardHere).toEqual([words])
  })

  test('about many people is told in parts', async () => {
    const settings = await emptyDatabase()
    const [here, there] = [await openProcess(settings), await openProcess(settings)]
    const seen = new Set<string>()
    const missed = collect(there.events)
    there.events.subscribe(screensChanged, ({ userIds }) => {
      for (const id of userIds) seen.add(id)
    })
    notifyOpenScreens(
      here.events,
      'notifications',
      Array.from({ length: 1000 }, () => crypto.randomUUID()),
    )
    await until(() => expect(seen.size).toBe(1000))
    expect(missed).toEqual([])
  })

  test('lost with the connection is made up for when it is back', async () => {
    const settings = await emptyDatabase()
    const [here, there] = [await openProcess(settings), await openProcess(settings)]
    const heard = collect(there.events)
    await here.database.pool?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'events' and datname = current_database()`,
    )
    await until(() => expect(there.events.isHealthy()).toBe(false), 2)
    await until(() => expect(heard).toEqual(['(missed)']))
    await until(() => expect(here.events.isHealthy() && there.events.isHealthy()).toBe(true))
    here.events.publish(told, { words: 'back' })
    await until(() => expect(heard).toEqual(['(missed)', 'back']))
  })

  test('that makes no sense harms nobody', async () => {
    const settings = await emptyDatabase()
    const { database, events } = await openProcess(settings)
    const heard = collect(events)
    const notify = (text: string) => database.pool?.query('select pg_notify($1, $2)', ['events', text])
    await notify('not json')
    await notify('{"from": "elsewhere", "kind": "test:told", "payload": {"words": 7}}')
    await notify('{"from": "elsewhere", "kind": "test:told", "payload": {"words": "fine"}}')
    await until(() => expect(heard).toEqual(['fine']))
  })
})
