import type { DataOf } from '@lms/contracts/endpoint.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import * as contract from '@lms/contracts/practice/weekly-report.ts'
import { describe, expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { answer, family, startOnSunday, toSunday, withMail, work } from '../../../testing/apps/weekly-app.ts'
import { type Received, plainTextOf, startMailServer } from '../../../testing/mail-server.ts'
import { someChild } from '../../../testing/records/child.ts'
import { startTestAppOn } from '../../../testing/test-app.ts'
import { engine, migratedDatabase } from '../../../testing/test-database.ts'
import { saveParents } from '../../children/child-store.ts'
import { saveDecision } from '../../children/consent-store.ts'
import { days, hours, minutes } from '../../platform/clock.ts'
import { saveStanding, saveUser } from '../../users/user-change-store.ts'

const weekly = ({ received }: { received: Received[] }) =>
  received.filter(({ content }) => content.includes('List-Unsubscribe:'))
const recipients = (server: { received: Received[] }) => weekly(server).flatMap((mail) => mail.recipients)

describe('the mail of the week', () => {
  test('comes on Sunday evening, once, tells one week of one child, and stops with one press', async () => {
    const server = await startMailServer()
    const app = await startOnSunday(withMail(server.url))
    const { parent, child } = await family(app)
    const other = await someChild(app, parent)
    await work(app)
    expect(weekly(server)).toEqual([])
    app.clock.move(hours(1) + minutes(2))
    await work(app)
    // Nothing was answered by the other child: there is nothing to tell.
    expect(recipients(server)).toEqual([parent.email])
    const [mail] = weekly(server)
    const text = plainTextOf(mail ?? { recipients: [], content: '' })
    expect(text).toContain('Con trả lời 4 câu trong 1 ngày, đúng 2 câu.')
    expect(text).toContain('GỢI Ý')
    expect(text).toContain(`http://lms.test/children/${child.id}/weekly`)
    expect(text).not.toContain(other.id)
    expect(text).not.toMatch(/<[a-z]/)
    expect(mail?.content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const address = /^List-Unsubscribe:\s*<(\S+)>/m.exec(mail?.content ?? '')?.[1] ?? ''
    expect(text).toContain(address)
    for (let run = 0; run < 3; run += 1) {
      app.clock.move(minutes(11))
      await work(app)
    }
    expect(weekly(server)).toHaveLength(1)

    const { pathname, search } = new URL(address)
    const press = (url: string) =>
      app.app.http.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const wanted = async () =>
      (
        (await app.call(contract.readWeekly, { token: await app.tokenOf(parent), query: { child_id: child.id } })).body[
          'data'
        ] as DataOf<typeof contract.readWeekly>
      ).mail
    // To look changes nothing; a guess is nothing.
    await app.app.http.inject({ method: 'GET', url: pathname + search })
    expect((await press(`${pathname}?token=${'x'.repeat(43)}`)).statusCode).toBe(422)
    expect((await press(pathname)).statusCode).toBe(422)
    expect(await wanted()).toEqual({ isOn: true, obstacle: null })
    expect((await press(pathname + search)).statusCode).toBe(200)
    expect((await press(pathname + search)).statusCode).toBe(200)
    expect(await wanted()).toEqual({ isOn: false, obstacle: null })
    const { token } = await app.signedIn('administrator')
    const { entries } = (await app.call(listAudit, { token, query: { action: 'child.weekly-mail' } })).body['data'] as {
      entries: { details: object }[]
    }
    expect(entries).toMatchObject([{ details: { isOn: false, byLink: true } }])

    toSunday(app, 10)
    await answer(app, child, parent)
    app.clock.move(hours(2))
    await work(app)
    expect(weekly(server)).toHaveLength(1)
    // Whoever wants it again says so on the page.
    const as = { token: await app.tokenOf(parent), query: { child_id: child.id } }
    await app.call(contract.chooseWeeklyMail, { ...as, body: { isOn: true } })
    toSunday(app, 10)
    await answer(app, child, parent)
    app.clock.move(hours(2))
    await work(app)
    expect(weekly(server)).toHaveLength(2)
  })

  test('is sent once by two that come to it at the same moment', async () => {
    const server = await startMailServer()
    const settings = await migratedDatabase()
    const one = await startTestAppOn(settings, withMail(server.url))
    toSunday(one, 10)
    await work(one)
    await family(one)
    one.clock.move(hours(1) + minutes(2))
    if (engine === 'postgres') {
      const other = await startTestAppOn(settings, withMail(server.url))
      other.clock.move(one.clock.now().getTime() - other.clock.now().getTime())
      await Promise.all([one.app.jobs.runDue(), other.app.jobs.runDue()])
      await Promise.all([work(one), work(other)])
    } else await Promise.all([work(one), work(one)])
    // As if the hour had never come to anybody's mind.
    one.clock.move(minutes(11))
    await work(one)
    expect(weekly(server)).toHaveLength(1)
  })

  test('comes at Sunday evening of each guardian, wherever they live', async () => {
    const server = await startMailServer()
    const app = await startOnSunday(withMail(server.url))
    const { parent, child } = await family(app)
    const abroad = await app.addUser({ role: 'parent', isEmailVerified: true })
    await app.database.transaction(async (tx) => {
      const now = app.clock.now().toISOString()
      await saveParents(tx, child.id, [parent.id, abroad.id], now)
      await saveUser(tx, abroad, { preferences: { timeZone: 'America/New_York' } }, now)
    })
    app.clock.move(hours(2))
    await work(app)
    expect(recipients(server)).toEqual([parent.email])
    app.clock.move(hours(12))
    await work(app)
    expect(recipients(server)).toEqual([parent.email, abroad.email])
  })

  test('goes to nobody who waits for approval, has not verified an address, withdrew or is no guardian any more', async () => {
    const server = await startMailServer()
    const app = await startOnSunday(withMail(server.url))
    await family(app, { approval: 'waiting' })
    await family(app, { isEmailVerified: false })
    const withdrawn = await family(app)
    const left = await family(app)
    const closed = await family(app)
    const now = app.clock.now().toISOString()
    await app.database.transaction(async (tx) => {
      const decision = { purpose: 'account' as const, isGiven: false, version: '1', childAgreement: null }
      await saveDecision(tx, {
        childId: withdrawn.child.id,
        ...decision,
        decidedBy: null,
        decidedAt: now,
        closedAccount: false,
      })
      await saveParents(tx, left.child.id, [], now)
      await saveStanding(tx, [closed.parent.id], { isActive: false }, now)
    })
    app.clock.move(hours(2))
    await work(app)
    expect(weekly(server)).toEqual([])
  })
})

test('mistakes are told in words, with keys only for those who may see them and while the child does', async () => {
  const app = await startAttemptApp({ maxAttempts: 1 })
  const { call, child, parent } = app
  await app.sit(2)
  const told = async () => {
    const as = { token: await app.tokenOf(parent.user), query: { child_id: child.id } }
    return ((await call(contract.readWeekly, as)).body['data'] as DataOf<typeof contract.readWeekly>).report.mistakes
  }
  expect((await told()).map(({ given, key }) => ({ given, key }))).toEqual([
    { given: 'sai rồi', key: 'Hà Nội' },
    { given: 'Đúng', key: 'Sai' },
  ])
  const now = app.clock.now().toISOString()
  await app.database.transaction((tx) => saveStanding(tx, [parent.user.id], { approval: 'waiting' }, now))
  expect((await told()).map(({ key }) => key)).toEqual([null, null])
  // The same questions in a quiz that is yet to be sat: nothing of them is told.
  const quiz = await app.created({ questions: app.known.map(({ id }) => id), isPublic: false })
  await call(assignQuiz, { token: app.token, params: { id: quiz._id }, body: { studentId: child.id } })
  expect(await told()).toEqual([])
})

test('the page shows the week as it stands and earlier ones as they were told, also without a mail server', async () => {
  const app = await startOnSunday()
  const { parent, child } = await family(app)
  const as = async () => ({ token: await app.tokenOf(parent), query: { child_id: child.id } })
  const read = async (week?: string) => {
    const { token, query } = await as()
    return (await app.call(contract.readWeekly, { token, query: { ...query, ...(week && { week }) } })).body[
      'data'
    ] as DataOf<typeof contract.readWeekly>
  }
  const before = await read()
  expect(before).toMatchObject({ report: { answers: 4, right: 2, days: 1 }, mail: { isOn: true, obstacle: 'no_mail' } })
  expect(before.report.subjects.reduce((sum, { answers }) => sum + answers, 0)).toBe(4)
  const preview = (await app.call(contract.previewWeekly, await as())).body['data'] as { subject: string; text: string }
  expect(preview.text).toContain('Con trả lời 4 câu trong 1 ngày, đúng 2 câu.')
  app.clock.move(hours(2))
  await work(app)
  const sent = app.database.read().selectFrom('mails').select('id').where('reference', 'like', 'weekly:%')
  expect(await sent.execute()).toEqual([])
  app.clock.move(days(2))
  const after = await read()
  expect(after.report.answers).toBe(0)
  expect(after.weeks).toEqual([after.report.week, before.report.week])
  expect((await read(before.report.week)).report).toEqual(before.report)
})
