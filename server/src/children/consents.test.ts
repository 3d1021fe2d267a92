import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { getQuizAnalysis } from '@lms/contracts/analysis/analysis.ts'
import { type Child, createChild, getChild, listChildren } from '@lms/contracts/children/children.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { type Consents, decideConsents, getConsents } from '@lms/contracts/children/consents.ts'
import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { updateUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import type { Answer } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { minutes, seconds } from '../platform/clock.ts'
import { saveParents } from './child-store.ts'
import { mayUse } from './consent-store.ts'

const version = consentVersion
const consent = { version, account: true, ai: false, statistics: true, childAgreement: 'agreed' }
const form = { firstName: 'An', lastName: 'Lê Bảo', username: 'be-an', password: 'cam-nho' }

async function start() {
  const app = await startTestApp()
  const { call, database } = app
  const parent = await app.signedIn('parent')
  const create = (body: object = {}, token = parent.token) =>
    call(createChild, { token, body: { ...form, consent, ...body } })
  const made = async (body: object = {}) => (await create(body)).body['data'] as { child: Child }
  const decide = (id: string, body: object, token = parent.token) =>
    call(decideConsents, { token, params: { id }, body: { version, ...body } })
  const read = async (id: string, token = parent.token) =>
    consentsIn(await call(getConsents, { token, params: { id } }))
  const allows = (id: string, purpose: 'account' | 'ai' | 'statistics') => mayUse(database.read(), id, purpose)
  const signIn = () => call(login, { body: { email: form.username, password: form.password } })
  return { ...app, parent, create, made, decide, read, allows, signIn }
}

const consentsIn = (answer: Answer): Consents => (answer.body['data'] as { consents: Consents }).consents
const shown = ({ current }: Consents) => Object.fromEntries(current.map(({ purpose, isGiven }) => [purpose, isGiven]))

describe('making a child’s account', () => {
  test('records who agreed to which text, when, and for what', async () => {
    const { made, read, parent, clock } = await start()
    const { child } = await made()
    expect(child.needsConsent).toBeUndefined()
    const consents = await read(child._id)
    expect(consents).toMatchObject({ isAsked: false, childAgreement: 'agreed' })
    expect(shown(consents)).toEqual({ account: true, ai: false, statistics: true })
    for (const decision of consents.current) {
      expect(decision).toMatchObject({ version, decidedBy: { name: 'Nguyễn Thị Lan', isYou: true } })
      expect(Math.abs(Date.parse(decision.decidedAt) - clock.now().getTime())).toBeLessThan(minutes(5))
    }
    expect(JSON.stringify(consents)).not.toContain(parent.user.email)
  })

  test.each([
    [{ account: false }, 'consent.account', 'Cần có sự đồng ý của bạn để tạo tài khoản cho con'],
    [{ childAgreement: undefined }, 'consent.childAgreement', 'Hãy cho biết con đã được hỏi hay chưa đủ 7 tuổi'],
    [{ version: '1999-01-01' }, 'consent.version', 'Nội dung đồng ý vừa thay đổi. Hãy tải lại trang và đọc lại.'],
  ])('with %j is refused at %s', async (changes, field, message) => {
    const { create } = await start()
    const answer = await create({ consent: { ...consent, ...changes } })
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toMatchObject([{ field, message }])
  })

  test('without a word about it works as before, and the parent is asked until it is said', async () => {
    const { made, read, decide, call, parent } = await start()
    const { child } = await made({ consent: undefined })
    expect(child.needsConsent).toBe(true)
    expect(await read(child._id)).toMatchObject({ isAsked: true, current: [], history: [] })
    expect((await decide(child._id, { account: true })).body['errors']).toMatchObject([{ field: 'childAgreement' }])
    const given = await decide(child._id, { account: true, childAgreement: 'under_seven' })
    expect(given.body['message']).toBe('Đã ghi nhận lựa chọn của bạn.')
    expect(consentsIn(given)).toMatchObject({ isAsked: false, childAgreement: 'under_seven' })
    const listed = await call(listChildren, { token: parent.token })
    expect(JSON.stringify(listed.body)).not.toContain('needsConsent')
  })

  test('by an administrator leaves it to the parents', async () => {
    const { create, signedIn, parent, call } = await start()
    const administrator = await signedIn('administrator')
    expect((await create({ parentIds: [parent.user.id] }, administrator.token)).status).toBe(403)
    const made = await create({ consent: undefined, parentIds: [parent.user.id] }, administrator.token)
    const { child } = made.body['data'] as { child: Child }
    expect(child.needsConsent).toBeUndefined()
    const seen = await call(getChild, { token: parent.token, params: { id: child._id } })
    expect(seen.body['data']).toMatchObject({ child: { needsConsent: true } })
  })
})

describe('what is taken back', () => {
  test('stops the account at once, and a new yes opens it again', async () => {
    const { made, decide, signIn, allows, call } = await start()
    const { child } = await made()
    const { token } = ((await signIn()).body['data'] as { token: { token: string } }).token
    const stopped = consentsIn(await decide(child._id, { account: false }))
    expect(stopped.isAsked).toBe(false)
    expect(stopped.history.map(({ isGiven }) => isGiven).slice(0, 1)).toEqual([false])
    expect((await call(me, { token })).status).toBe(401)
    expect((await signIn()).status).not.toBe(200)
    for (const purpose of ['account', 'ai', 'statistics'] as const) expect(await allows(child._id, purpose)).toBe(false)
    expect((await decide(child._id, { account: true })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect(await allows(child._id, 'statistics')).toBe(true)
  })

  test('does not open what an administrator has closed', async () => {
    const { made, decide, signIn, signedIn, call } = await start()
    const { child } = await made()
    const administrator = await signedIn('administrator')
    await call(updateUser, { token: administrator.token, params: { id: child._id }, body: { isActive: false } })
    await decide(child._id, { account: false })
    await decide(child._id, { account: true })
    expect((await signIn()).status).not.toBe(200)
  })

  test('is opened again by no administrator, on whatever road', async () => {
    const { made, decide, signIn, signedIn, call } = await start()
    const { child } = await made()
    const { token } = await signedIn('administrator')
    await decide(child._id, { account: false })
    const sentence = 'The parents have withdrawn their consent to this account. Only they can open it again.'
    for (const body of [{ isActive: true }, { isActive: true, role: 'parent' }]) {
      const answer = await call(updateUser, { token, params: { id: child._id }, body })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'consent_withdrawn', message: sentence })
    }
    const ids = [child._id]
    for (const chosen of [{ ids }, { filter: { isActive: false, role: 'student' }, total: 1 }])
      for (const act of [{ action: 'activate' }, { action: 'change_status', value: 'active' }]) {
        const answer = await call(bulkUsers, { token, body: { ...chosen, ...act } })
        expect(answer.body['data']).toMatchObject({ results: [{ success: false, message: sentence }] })
      }
    expect((await signIn()).status).toBe(403)
    expect((await call(updateUser, { token, params: { id: child._id }, body: { firstName: 'Bé' } })).status).toBe(200)
    await decide(child._id, { account: true })
    expect((await signIn()).status).toBe(200)
  })

  test('keeps the history, says who it was, and repeats nothing', async () => {
    const { made, decide, allows } = await start()
    const { child } = await made()
    await decide(child._id, { ai: true })
    expect(await allows(child._id, 'ai')).toBe(true)
    await decide(child._id, { ai: true })
    const { history } = consentsIn(await decide(child._id, { ai: false }))
    expect(history.filter(({ purpose }) => purpose === 'ai').map(({ isGiven }) => isGiven)).toEqual([
      false,
      true,
      false,
    ])
    expect(await allows(child._id, 'ai')).toBe(false)
    expect((await decide(child._id, {})).status).toBe(422)
  })

  test('is told to the other guardian, by the child’s name alone', async () => {
    const { made, decide, signedIn, database, call, parent, clock } = await start()
    const { child } = await made()
    const other = await signedIn('parent')
    const both = [parent.user.id, other.user.id]
    await database.transaction((tx) => saveParents(tx, child._id, both, clock.now().toISOString()))
    await decide(child._id, { statistics: false })
    const told = (await call(listNotifications, { token: other.token })).body['data'] as { notifications: object[] }
    expect(told.notifications).toMatchObject([
      { kind: 'consent_changed', details: { child: 'Lê Bảo An', given: [], withdrawn: ['statistics'] } },
    ])
    const own = (await call(listNotifications, { token: parent.token })).body['data'] as { notifications: object[] }
    expect(own.notifications).toEqual([])
  })
})

describe('results that are not to count', () => {
  test('stay out of the figures of questions and of the administrator’s totals, and come back with a yes', async () => {
    const app = await startAttemptApp()
    const { call, token, quiz, clock, child, parent, sit } = app
    await sit(3)
    const figures = async () => {
      clock.move(seconds(16))
      await app.app.jobs.runDue()
      clock.move(minutes(2))
      const analysed = await call(getQuizAnalysis, { token, params: { id: quiz } })
      const home = await call(getDashboard, { token })
      const { dashboard } = home.body['data'] as { dashboard: { activity: { days: { finished: number }[] } } }
      return {
        people: (analysed.body['data'] as { analysis: { people: number } }).analysis.people,
        finished: dashboard.activity.days.reduce((sum, { finished }) => sum + finished, 0),
      }
    }
    const decide = (statistics: boolean) =>
      call(decideConsents, { token: parent.token, params: { id: child.id }, body: { version, statistics } })
    expect(await figures()).toEqual({ people: 1, finished: 1 })
    await decide(false)
    expect(await figures()).toEqual({ people: 0, finished: 0 })
    await decide(true)
    expect(await figures()).toEqual({ people: 1, finished: 1 })
  })
})
