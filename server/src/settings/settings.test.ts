import { login } from '@lms/contracts/accounts/accounts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { defaultSettings, getSettings, updateSettings } from '@lms/contracts/settings/settings.ts'
import { publicSettings } from '@lms/contracts/settings/site.ts'
import { describe, expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { type TestApp, password, startTestApp, startTestAppOn } from '../../testing/test-app.ts'
import { emptyDatabase, engine } from '../../testing/test-database.ts'
import { minutes } from '../platform/clock.ts'
import { json } from '../platform/database/tables.ts'

const form = {
  name: 'Nguyễn Văn Bình',
  email: 'binh@test.example',
  role: 'user',
  password: 'Kem-dua-47',
  confirmPassword: 'Kem-dua-47',
}

async function start() {
  const app = await startTestApp()
  const administrator = await app.signedIn('administrator')
  const { token } = administrator
  const save = (body: object) => app.call(updateSettings, { token, body })
  return { ...app, administrator, token, save }
}

async function publicOf({ call }: Pick<TestApp, 'call'>): Promise<unknown> {
  return (await call(publicSettings)).body['data']
}

describe('the settings', () => {
  test('of a new site are the defaults, and anybody may know a part of them', async () => {
    const { call, token } = await start()
    const shown = await call(getSettings, { token })
    expect(shown.status).toBe(200)
    expect(shown.body['data']).toEqual({
      settings: { ...defaultSettings, version: 0, updatedAt: null },
      mail: { configured: false, from: null, last: null },
      demo: { accounts: 0, removable: false },
    })
    expect(await publicOf({ call })).toEqual({
      settings: {
        siteName: 'Hệ thống quản lý học tập',
        registrationOpen: true,
        language: null,
        theme: 'auto',
        timeZone: 'Asia/Ho_Chi_Minh',
        passwordMinimumLength: 8,
      },
    })
  })

  test('are saved in part, hold at once, and leave a trace of which ones changed', async () => {
    const { call, token, save, administrator } = await start()
    await publicOf({ call })
    const saved = await save({ version: 0, siteName: ' Trường Đông ', theme: 'dark', timeZone: 'Europe/Paris' })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      message: 'Đã lưu cài đặt',
      data: { settings: { siteName: 'Trường Đông', theme: 'dark', registrationOpen: true, version: 1 } },
    })
    expect(await publicOf({ call })).toMatchObject({ settings: { siteName: 'Trường Đông', timeZone: 'Europe/Paris' } })
    const trace = await call(listAudit, { token, query: { action: 'settings.update' } })
    expect(trace.body['data']).toMatchObject({
      entries: [
        {
          actor: { id: administrator.user.id },
          recordId: 'site',
          details: { fields: ['siteName', 'theme', 'timeZone'] },
        },
      ],
    })
  })

  test('that somebody else has changed in the meantime are shown instead of overwritten', async () => {
    const { save, call, token } = await start()
    await save({ version: 0, siteName: 'Một' })
    for (const version of [0, 2]) {
      const stale = await save({ version, siteName: 'Hai' })
      expect(stale.status).toBe(409)
      expect(stale.body).toMatchObject({
        code: 'stale',
        message: 'Someone else changed this in the meantime.',
        data: { settings: { siteName: 'Một', version: 1 } },
      })
    }
    const both = await Promise.all(['Ba', 'Bốn'].map((siteName) => save({ version: 1, siteName })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await call(getSettings, { token })).body['data']).toMatchObject({ settings: { version: 2 } })
  })

  test('say what is wrong with each field', async () => {
    const { save } = await start()
    const errorsOf = async (changes: object) => (await save({ version: 0, ...changes })).body['errors']
    expect(await errorsOf({ siteName: ' ' })).toMatchObject([
      { field: 'siteName', message: 'Vui lòng nhập tên hệ thống' },
    ])
    expect(await errorsOf({ siteName: 'x'.repeat(101) })).toMatchObject([
      { field: 'siteName', message: 'Tên hệ thống không được quá 100 ký tự' },
    ])
    for (const timeZone of ['Mars/Olympus', '+07:00', '', 'x'.repeat(65)])
      expect(await errorsOf({ timeZone })).toContainEqual(
        expect.objectContaining({ field: 'timeZone', message: 'Múi giờ không hợp lệ' }),
      )
    for (const passwordMinimumLength of [7, 65, 8.5, '8'])
      expect(await errorsOf({ passwordMinimumLength })).toMatchObject([
        { field: 'passwordMinimumLength', message: 'Độ dài mật khẩu tối thiểu phải từ 8 đến 64 ký tự' },
      ])
    for (const signInFailures of [2, 51])
      expect(await errorsOf({ signInFailures })).toMatchObject([
        { field: 'signInFailures', message: 'Số lần đăng nhập sai cho phép phải từ 3 đến 50' },
      ])
    for (const signInWindowMinutes of [0, 1441])
      expect(await errorsOf({ signInWindowMinutes })).toMatchObject([
        { field: 'signInWindowMinutes', message: 'Thời gian khóa phải từ 1 đến 1440 phút' },
      ])
    expect(await errorsOf({ language: 'la' })).toMatchObject([{ field: 'language' }])
    expect(await errorsOf({ theme: 'pink' })).toMatchObject([{ field: 'theme' }])
    expect(await errorsOf({ version: undefined })).toMatchObject([
      { field: 'version', message: 'Thiếu phiên bản của cài đặt' },
    ])
  })

  test('take every language of the list, and back', async () => {
    const { save } = await start()
    for (const [version, language] of ['en', 'vi', 'es', 'fr', 'de', 'ja', 'ko', 'zh', null].entries())
      expect((await save({ version, language })).body['data']).toMatchObject({ settings: { language } })
  })

  test('that an older version kept in another shape fall back one by one', async () => {
    const { call, database, clock } = await start()
    const value = json({ siteName: 'Một', theme: 'sepia', passwordMinimumLength: 4 })
    await database.transaction((tx) =>
      tx
        .insertInto('settings')
        .values({ name: 'site', value, version: 3, updated_at: clock.now().toISOString() })
        .execute(),
    )
    clock.move(minutes(1))
    expect(await publicOf({ call })).toMatchObject({
      settings: { siteName: 'Một', theme: 'auto', passwordMinimumLength: 8 },
    })
  })
})

describe('what the settings decide', () => {
  test('registration can be closed, with a sentence that says so, and opened again', async () => {
    const { call, save } = await start()
    await save({ version: 0, registrationOpen: false })
    expect(await publicOf({ call })).toMatchObject({ settings: { registrationOpen: false } })
    const refused = await call(register, { body: form })
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 'registration_closed',
      message: 'Registration is closed. Please ask an administrator for an account.',
    })
    await save({ version: 1, registrationOpen: true })
    expect((await call(register, { body: form })).status).toBe(201)
  })

  test('new passwords have the length that the site wants', async () => {
    const { call, save } = await start()
    await save({ version: 0, passwordMinimumLength: 12 })
    const short = await call(register, { body: form })
    expect(short.status).toBe(422)
    expect(short.body['errors']).toMatchObject([
      { field: 'password', message: 'Password must be at least 12 characters' },
    ])
    const long = 'Kem-dua-nuong-47'
    expect((await call(register, { body: { ...form, password: long, confirmPassword: long } })).status).toBe(201)
  })

  test('an account waits after as many failures, and for as long, as the site says', async () => {
    const { call, save, addUser, clock, token } = await start()
    await save({ version: 0, signInFailures: 3, signInWindowMinutes: 60 })
    const user = await addUser({ username: 'lan' })
    const attempt = (given: string) => call(login, { body: { email: 'lan', password: given }, address: '10.0.0.1' })
    for (let tried = 0; tried < 3; tried += 1) expect((await attempt('Sai-mat-khau')).status).toBe(401)
    expect((await attempt(password)).status).toBe(429)
    const trace = await call(listAudit, { token, query: { action: 'session.refuse' } })
    expect(trace.body['data']).toMatchObject({
      entries: [{ actor: null, recordId: user.id, details: { limit: 'account' }, address: '10.0.0.1' }],
    })
    clock.move(minutes(30))
    expect((await attempt(password)).status).toBe(429)
    clock.move(minutes(31))
    expect((await attempt(password)).status).toBe(200)
  })
})

test.runIf(engine === 'postgres')('a setting that one process changes holds in the others', async () => {
  const place = await emptyDatabase()
  const [one, two] = [await startTestAppOn(place), await startTestAppOn(place)]
  const { token } = await one.signedIn('administrator')
  expect(await publicOf(two)).toMatchObject({ settings: { registrationOpen: true } })
  await one.call(updateSettings, { token, body: { version: 0, registrationOpen: false } })
  await until(async () => expect(await publicOf(two)).toMatchObject({ settings: { registrationOpen: false } }))
  expect((await two.call(register, { body: form })).status).toBe(403)
})
