import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@lms/contracts/notifications/notifications.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { type TestApp, startTestApp } from '../../testing/test-app.ts'
import { createEvents } from '../platform/events/events.ts'
import { screensChanged } from '../platform/events/screen-events.ts'
import { createNotifications } from './notification-service.ts'

async function start() {
  const app = await startTestApp()
  const events = await createEvents({ database: app.database, log: silentLog })
  onTestFinished(() => events.close())
  const notifications = createNotifications({ database: app.database, events, clock: app.clock })
  const told: string[][] = []
  events.subscribe(screensChanged, ({ userIds }) => void told.push(userIds))
  const notify = (userIds: string[], name: string, userId: string = crypto.randomUUID()) =>
    app.database.transaction((tx) =>
      notifications.notify(tx, userIds, 'registration', { userId, name, role: 'parent' }),
    )
  return { ...app, notifications, notify, told }
}

interface Listed {
  notifications: { id: string; details: { name: string }; isRead: boolean; isSettled: boolean }[]
  unread: number
  pagination: object
}

async function listOf(call: TestApp['call'], token: string, query: Record<string, string> = {}): Promise<Listed> {
  const { status, body } = await call(listNotifications, { token, query })
  expect(status).toBe(200)
  return body['data'] as Listed
}

const names = ({ notifications }: Listed): string[] => notifications.map(({ details }) => details.name)

describe('notifications', () => {
  test('reach those that they are for, newest first and in pages', async () => {
    const { call, signedIn, notify, clock, told } = await start()
    const [lan, minh] = [await signedIn('administrator'), await signedIn('parent')]
    for (const name of ['Đào', 'Hường', 'Tú']) {
      clock.move(1000)
      await notify([lan.user.id], name)
    }
    const all = await listOf(call, lan.token)
    expect(names(all)).toEqual(['Tú', 'Hường', 'Đào'])
    expect(all.unread).toBe(3)
    expect(all.pagination).toEqual({ page: 1, limit: 10, total: 3, totalPages: 1 })
    expect(names(await listOf(call, lan.token, { page: '2', limit: '2' }))).toEqual(['Đào'])
    expect(await listOf(call, minh.token)).toMatchObject({ notifications: [], unread: 0 })
    expect(told).toEqual([[lan.user.id], [lan.user.id], [lan.user.id]])
  })

  test('are read one by one or all at once, and only by their owner', async () => {
    const { call, signedIn, notify } = await start()
    const [lan, minh] = [await signedIn('administrator'), await signedIn('parent')]
    await notify([lan.user.id, minh.user.id], 'Đào')
    await notify([lan.user.id, minh.user.id], 'Tú')
    const id = (await listOf(call, lan.token)).notifications[0]?.id ?? ''

    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await call(readNotification, { token: lan.token, params: { id } })
      expect(status).toBe(200)
      expect(body['data']).toMatchObject({ notification: { id, isRead: true } })
    }
    expect((await listOf(call, lan.token)).unread).toBe(1)

    await call(readAllNotifications, { token: lan.token })
    expect((await listOf(call, lan.token)).unread).toBe(0)
    expect((await listOf(call, minh.token)).unread).toBe(2)
  })

  test('of somebody else do not exist, not even for an administrator', async () => {
    const { call, signedIn, notify } = await start()
    const [lan, minh] = [await signedIn('administrator'), await signedIn('student')]
    await notify([minh.user.id], 'Đào')
    const id = (await listOf(call, minh.token)).notifications[0]?.id ?? ''
    expect((await call(readNotification, { token: lan.token, params: { id } })).status).toBe(404)
    expect((await call(readNotification, { token: lan.token, params: { id: crypto.randomUUID() } })).status).toBe(404)
    expect((await listOf(call, minh.token)).unread).toBe(1)
    expect((await call(listNotifications)).status).toBe(401)
  })

  test('that ask for a decision are settled for everyone who was asked, once one of them has decided', async () => {
    const { call, signedIn, notify, notifications, database, told } = await start()
    const [lan, minh] = [await signedIn('administrator'), await signedIn('administrator')]
    const waiting = crypto.randomUUID()
    await notify([lan.user.id, minh.user.id], 'Đào', waiting)
    await notify([minh.user.id], 'Tú')
    told.length = 0
    await database.transaction((tx) => notifications.settle(tx, 'registration', [waiting]))
    expect(told.map((ids) => ids.toSorted())).toEqual([[lan.user.id, minh.user.id].toSorted()])
    expect(await listOf(call, lan.token)).toMatchObject({ unread: 0, notifications: [{ isSettled: true }] })
    const others = await listOf(call, minh.token)
    expect(others.unread).toBe(1)
    const settled = Object.fromEntries(others.notifications.map(({ details, isSettled }) => [details.name, isSettled]))
    expect(settled).toEqual({ Tú: false, Đào: true })
  })

  test('go with their person', async () => {
    const { database, signedIn, notify } = await start()
    const { user } = await signedIn('student')
    await notify([user.id], 'Đào')
    await database.transaction(async (tx) => {
      await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
      await tx.deleteFrom('users').where('id', '=', user.id).execute()
    })
    expect(await database.read().selectFrom('notifications').selectAll().execute()).toEqual([])
  })
})
