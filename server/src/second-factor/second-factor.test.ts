import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { dataIn } from '@lms/contracts/call.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { describe, expect, test } from 'vitest'
import { startFactorApp } from '../../testing/apps/factor-app.ts'
import { createAuthenticator } from '../../testing/factors/authenticator.ts'
import { password } from '../../testing/test-app.ts'
import { readCatalogue } from '../backup/table-catalogue.ts'
import { minutes, seconds } from '../platform/clock.ts'
import { failuresOf } from '../users/sign-in/sign-in-failure-store.ts'

describe('an authenticator app', () => {
  test('makes the password a first step: a ticket and no token, until a code of the app follows', async () => {
    const { call, clock, codeAt, withTotp } = await startFactorApp()
    const { user, secret, recoveryCodes } = await withTotp('parent')
    expect(recoveryCodes).toHaveLength(10)
    clock.move(seconds(60))
    const first = await call(login, { body: { email: user.username, password, rememberMe: true } })
    expect(first.status).toBe(200)
    expect(first.body['data']).toEqual({
      secondFactor: {
        ticket: expect.any(String),
        methods: ['totp', 'recovery'],
        expiresAt: expect.any(String),
      },
    })
    expect(first.cookies).toEqual([])
    const answer = dataIn(login, first.body)
    const ticket = 'secondFactor' in answer ? answer.secondFactor.ticket : ''
    const second = await call(contract.finishSignIn, { body: { ticket, code: codeAt(secret) } })
    expect(second.status).toBe(200)
    expect(second.cookies).toMatchObject([{ name: 'refresh_token', maxAge: 7 * 24 * 60 * 60 }, { name: 'device' }])
    const { token } = dataIn(contract.finishSignIn, second.body)
    expect((await call(me, { token: token.token })).status).toBe(200)
  })

  test('has each code accepted once, also when it is sent twice at the same moment, and each recovery code', async () => {
    const { call, clock, codeAt, ticketOf, withTotp, database } = await startFactorApp()
    const { user, secret, recoveryCodes } = await withTotp('administrator')
    clock.move(seconds(60))
    for (const code of [codeAt(secret), recoveryCodes[0]?.toUpperCase() ?? '']) {
      const tickets = [await ticketOf(user), await ticketOf(user)]
      const answers = await Promise.all(
        tickets.map((ticket) => call(contract.finishSignIn, { body: { ticket, code } })),
      )
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
      const again = await call(contract.finishSignIn, { body: { ticket: await ticketOf(user), code } })
      expect(again.status).toBe(401)
      expect(again.body['code']).toBe('wrong_code')
    }
    expect(await failuresOf(database.read(), user.id)).toHaveLength(4)
  })

  test('ends a ticket after five wrong codes, after five minutes, and with a new password', async () => {
    const { call, clock, codeAt, ticketOf, withTotp } = await startFactorApp()
    const { user, token, secret } = await withTotp('parent')
    const right = () => codeAt(secret)
    const tried = await ticketOf(user)
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => call(contract.finishSignIn, { body: { ticket: tried, code: '000000' } })),
    )
    expect(wrong.map(({ body }) => body['code'])).toEqual(Array.from({ length: 5 }, () => 'wrong_code'))
    const late = await ticketOf(user)
    const before = await ticketOf(user)
    await call(changeOwnPassword, { token, body: { currentPassword: password, password: 'Che-buoi-638' } })
    clock.move(minutes(1))
    const refused = async (ticket: string) =>
      (await call(contract.finishSignIn, { body: { ticket, code: right() } })).body['code']
    expect(await refused(tried)).toBe('ticket_ended')
    expect(await refused(before)).toBe('ticket_ended')
    clock.move(minutes(4))
    expect(await refused(late)).toBe('ticket_ended')
  })

  test('waits longer with each wrong code, up to fifteen minutes, over however many tickets', async () => {
    const { call, clock, codeAt, ticketOf, withTotp } = await startFactorApp()
    const { user, secret } = await withTotp('parent')
    const tried = async (code: string) => call(contract.finishSignIn, { body: { ticket: await ticketOf(user), code } })
    for (let wrong = 0; wrong < 6; wrong += 1) expect((await tried('000000')).status).toBe(401)
    for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
      const early = await tried('000000')
      expect(early).toMatchObject({ status: 429, headers: { 'retry-after': String(wait) } })
      clock.move(seconds(wait))
      expect((await tried('000000')).status).toBe(401)
    }
    clock.move(minutes(15))
    expect((await tried(codeAt(secret))).status).toBe(200)
    clock.move(minutes(1))
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await tried('000000')).status).toBe(401)
    expect((await tried(codeAt(secret))).status, 'a right one begins anew').toBe(200)
  })

  test('lets in with a recovery code whom wrong codes of somebody else keep waiting', async () => {
    const { call, codeAt, ticketOf, withTotp } = await startFactorApp()
    const { user, recoveryCodes, secret } = await withTotp('parent')
    const tried = async (code = '') => call(contract.finishSignIn, { body: { ticket: await ticketOf(user), code } })
    for (let wrong = 0; wrong < 6; wrong += 1) await tried('000000')
    expect((await tried(codeAt(secret))).status).toBe(429)
    expect((await tried(recoveryCodes[0])).status).toBe(200)
  })

  test('keeps its secret so that the database alone and a backup cannot tell it', async () => {
    const { database, withTotp } = await startFactorApp()
    const { secret } = await withTotp('parent')
    const rows = await database.read().selectFrom('second_factor_totps').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const tables = (await readCatalogue(database.read(), database.dialect)).map(({ name }) => name)
    expect(tables).toContain('second_factor_totps')
    for (const left of ['second_factor_keys', 'second_factor_steps', 'session_confirmations'])
      expect(tables).not.toContain(left)
  })

  test('whose secret a restored copy cannot read still guards the account: recovery codes open it', async () => {
    const { database, firstStep, withTotp } = await startFactorApp()
    const { user } = await withTotp('parent')
    const garbled = { secret: Buffer.alloc(60).toString('base64url') }
    await database.transaction((tx) => tx.updateTable('second_factor_totps').set(garbled).execute())
    expect(await firstStep(user)).toMatchObject({ secondFactor: { methods: ['recovery'] } })
  })
})

describe('a passkey', () => {
  test('is a second step, and signs in alone', async () => {
    const { call, ticketOf, withPasskey, clock } = await startFactorApp()
    const { user, token, device } = await withPasskey('parent')
    const ticket = await ticketOf(user)
    const asked = await call(contract.beginTicketPasskey, { body: { ticket } })
    const { options } = dataIn(contract.beginTicketPasskey, asked.body)
    const proof = { ticket, passkey: device.show(options) }
    expect((await call(contract.finishSignIn, { body: proof })).status).toBe(200)

    clock.move(minutes(1))
    const alone = dataIn(contract.beginPasskeySignIn, (await call(contract.beginPasskeySignIn)).body).options
    expect(alone.allowCredentials).toBeUndefined()
    const passkey = device.show(alone)
    const answer = await call(contract.signInWithPasskey, { body: { passkey } })
    expect(answer.body['data']).toMatchObject({ user: { id: user.id }, token: { token: expect.any(String) } })
    const again = await call(contract.signInWithPasskey, { body: { passkey } })
    expect(again.body).toMatchObject({ code: 'passkey_refused' })
    const own = await call(contract.getOwnFactors, { token })
    expect(own.body['data']).toMatchObject({ passkeys: [{ name: 'Điện thoại', lastUsedAt: expect.any(String) }] })
  })

  test('is refused from another site, without its holder’s finger, for another purpose, and with another key', async () => {
    const { call, ticketOf, withPasskey } = await startFactorApp()
    const { user, device } = await withPasskey('administrator')
    const other = await withPasskey('parent')
    const challenge = async () =>
      dataIn(contract.beginPasskeySignIn, (await call(contract.beginPasskeySignIn)).body).options
    const refuse = async (passkey: object) =>
      expect((await call(contract.signInWithPasskey, { body: { passkey } })).status).toBe(401)
    await refuse(device.show(await challenge(), { origin: 'http://lms.test.evil.example' }))
    await refuse(device.show(await challenge(), { isVerified: false }))
    await refuse(device.show({ ...(await challenge()), challenge: 'AAAA' }))
    await refuse({ ...createAuthenticator().show(await challenge()), id: device.show(await challenge()).id })
    const ticket = await ticketOf(user)
    const asked = await call(contract.beginTicketPasskey, { body: { ticket } })
    const { options } = dataIn(contract.beginTicketPasskey, asked.body)
    await refuse(device.show(options))
    const foreign = { ticket, passkey: other.device.show(options) }
    expect((await call(contract.finishSignIn, { body: foreign })).status).toBe(401)
  })

  test('cannot be added with the challenge of somebody else, nor twice', async () => {
    const { call, signedIn, withPasskey } = await startFactorApp()
    const { token, device } = await withPasskey('parent')
    const stranger = await signedIn('parent')
    const begin = async () => dataIn(contract.beginPasskey, (await call(contract.beginPasskey, { token })).body).options
    const made = createAuthenticator().create(await begin())
    const stolen = await call(contract.addPasskey, { token: stranger.token, body: { name: 'x', passkey: made } })
    expect(stolen.status).toBe(422)
    const twice = await call(contract.addPasskey, { token, body: { name: 'x', passkey: device.create(await begin()) } })
    expect(twice.status).toBe(409)
  })
})

test('the last factor takes the recovery codes with it, and everything is in the audit log and the mail', async () => {
  const { call, database, firstStep, signedIn, withTotp } = await startFactorApp()
  const { user, token } = await withTotp('parent')
  expect((await call(contract.renewRecoveryCodes, { token })).status).toBe(200)
  expect((await call(contract.removeTotp, { token })).status).toBe(200)
  expect((await call(contract.getOwnFactors, { token })).body['data']).toEqual({
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    isOwed: false,
  })
  expect(await firstStep(user)).toHaveProperty('token')
  const administrator = await signedIn('administrator')
  const trace = await call(listAudit, { token: administrator.token, query: { search: 'second-factor' } })
  expect(dataIn(listAudit, trace.body).entries.map(({ action }) => action)).toEqual([
    'second-factor.remove',
    'second-factor.renew-codes',
    'second-factor.add',
  ])
  const mails = await database
    .read()
    .selectFrom('mails')
    .select('recipient')
    .where('subject', 'like', 'Bước đăng nhập thứ hai%')
    .execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual([user.email, user.email, user.email])
})

test('an administrator removes the factors of somebody who lost them: sessions end, a mail goes out', async () => {
  const { call, clock, firstStep, signedIn, withTotp } = await startFactorApp()
  const { user, token } = await withTotp('parent')
  const administrator = await signedIn('administrator')
  const of = { token: administrator.token, params: { id: user.id } }
  expect((await call(contract.getUserFactors, of)).body['data']).toEqual({
    totp: true,
    passkeys: 0,
    recoveryCodesLeft: 10,
  })
  clock.move(minutes(11))
  expect((await call(contract.removeUserFactors, of)).body['code']).toBe('confirmation_required')
  await call(contract.confirmAgain, { token: administrator.token, body: { password } })
  expect((await call(contract.removeUserFactors, of)).status).toBe(200)
  expect((await call(me, { token })).status).toBe(401)
  expect(await firstStep(user)).toHaveProperty('token')
  const trace = await call(listAudit, { token: of.token, query: { action: 'second-factor.remove-all' } })
  expect(trace.body['data']).toMatchObject({
    entries: [{ actor: { id: administrator.user.id }, recordId: user.id, details: { totp: true, passkeys: 0 } }],
  })
})
