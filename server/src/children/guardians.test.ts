import { login, me, signedInBy } from '@lms/contracts/accounts/accounts.ts'
import { makeChildCard, signInWithCard } from '@lms/contracts/accounts/child-sign-in.ts'
import { dataIn } from '@lms/contracts/call.ts'
import { type Child, createChild, getChild, listChildren, updateChild } from '@lms/contracts/children/children.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { decideConsents, getConsents } from '@lms/contracts/children/consents.ts'
import { getFamily } from '@lms/contracts/children/family.ts'
import * as contract from '@lms/contracts/children/guardians.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { hours, minutes } from '../platform/clock.ts'
import { saveParents } from './child-store.ts'

async function start() {
  const app = await startTestApp()
  const { call } = app
  const first = await app.signedIn('parent')
  // Not yet approved by an administrator: with one's own children that makes no difference.
  const newcomer = await app.addUser({ role: 'parent', approval: 'waiting', firstName: 'Bình', lastName: 'Trần' })
  const second = { user: newcomer, token: await app.tokenOf(newcomer) }
  const form = { firstName: 'An', lastName: 'Lê Bảo', username: 'be-an', password: 'cam-nho' }
  const made = await call(createChild, { token: first.token, body: form })
  const id = (made.body['data'] as { child: Child }).child._id
  const makeCode = async (token = first.token) => {
    const answer = await call(contract.createGuardianCode, { token, params: { id } })
    return (answer.body['data'] as { code: string }).code
  }
  const join = (code: string, token = second.token, address?: string) =>
    call(contract.joinAsGuardian, { token, body: { code }, ...(address !== undefined && { address }) })
  const remove = (guardianId: string, token: string) =>
    call(contract.removeGuardian, { token, params: { id, guardianId } })
  const sees = async (token: string) => (await call(getChild, { token, params: { id } })).status === 200
  const told = async (token: string) => {
    const answer = await call(listNotifications, { token })
    const { notifications } = answer.body['data'] as { notifications: { kind: string }[] }
    return notifications.map(({ kind }) => kind)
  }
  return { ...app, first, second, id, makeCode, join, remove, sees, told }
}

describe('a guardian who is taken off', () => {
  test('knows nothing that lets them in as the child: password, card, pictures and devices are renewed', async () => {
    const { call, first, second, id, makeCode, join, remove } = await start()
    await join(await makeCode())
    const known = await call(makeChildCard, { token: second.token, params: { id } })
    const { secret: oldCard } = dataIn(makeChildCard, known.body)
    const entered = await call(login, { body: { email: 'be-an', password: 'cam-nho' } })
    const { token } = signedInBy(dataIn(login, entered.body)).token

    const answer = await remove(second.user.id, first.token)
    const { signIn } = dataIn(contract.removeGuardian, answer.body)
    expect(signIn?.password).toMatch(/^[a-z]{4}-[a-z]{4}-\d{3}$/)
    expect((await call(me, { token })).status).toBe(401)
    expect((await call(login, { body: { email: 'be-an', password: 'cam-nho' } })).status).toBe(401)
    expect((await call(signInWithCard, { body: { secret: oldCard } })).status).toBe(401)
    expect((await call(signInWithCard, { body: { secret: signIn?.secret } })).status).toBe(200)
    expect((await call(login, { body: { email: 'be-an', password: signIn?.password } })).status).toBe(200)
  })

  test('by an administrator neither; who leaves by themselves renews nothing', async () => {
    const { call, first, second, id, makeCode, join, remove, signedIn } = await start()
    const enter = async (password: string) => (await call(login, { body: { email: 'be-an', password } })).status
    await join(await makeCode())
    const left = await remove(second.user.id, second.token)
    expect(left.body['data']).toEqual({ signIn: null })
    expect(await enter('cam-nho')).toBe(200)

    const { token } = await signedIn('administrator')
    const link = (parentIds: string[]) => call(updateChild, { token, params: { id }, body: { parentIds } })
    const more = await link([first.user.id, second.user.id])
    expect(more.body['data']).toMatchObject({ signIn: null })
    expect(await enter('cam-nho')).toBe(200)
    const fewer = dataIn(updateChild, (await link([second.user.id])).body)
    expect(await enter('cam-nho')).toBe(401)
    expect(await enter(fewer.signIn?.password ?? '')).toBe(200)
  })
})

describe('a code from one guardian', () => {
  test('makes another parent an equal guardian, once, and the first one is told', async () => {
    const { makeCode, join, sees, second, first, told, signedIn, call, id } = await start()
    const code = await makeCode()
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    const joined = await join(` ${code.toUpperCase().replaceAll('-', ' ')} `)
    expect(joined.body).toMatchObject({ message: 'Đã liên kết với con.', data: { child: { fullName: 'Lê Bảo An' } } })
    expect(await sees(second.token)).toBe(true)
    expect(await told(first.token)).toEqual(['guardian_joined'])
    const third = await signedIn('parent')
    const again = await join(code, third.token)
    expect(again.status).toBe(422)
    expect(again.body['message']).toBe('Mã không đúng, đã dùng hoặc đã hết hạn. Hãy xin mã mới.')
    expect(await sees(third.token)).toBe(false)
    // Equal: the second one invites and decides as the first one does.
    expect((await call(contract.createGuardianCode, { token: second.token, params: { id } })).status).toBe(201)
  })

  test('ends after 24 hours, with a newer one, when it is taken back, and with its maker', async () => {
    const { makeCode, join, clock, call, first, second, id, database, tokenOf, addUser } = await start()
    const replaced = await makeCode()
    const takenBack = await makeCode()
    expect((await join(replaced)).status).toBe(422)
    await call(contract.endGuardianCode, { token: first.token, params: { id } })
    expect((await join(takenBack)).status).toBe(422)
    const orphaned = await makeCode()
    await database.transaction((tx) => saveParents(tx, id, [second.user.id], clock.now().toISOString()))
    expect((await join(orphaned, await tokenOf(await addUser({ role: 'parent' })))).status).toBe(422)
    const expired = await makeCode(second.token)
    clock.move(hours(24))
    expect((await join(expired, await tokenOf(first.user))).status).toBe(422)
  })

  test('is not for those who have the child already, and stays good then', async () => {
    const { makeCode, join, first } = await start()
    const code = await makeCode()
    expect((await join(code, first.token)).body['code']).toBe('already_guardian')
    expect((await join(code)).status).toBe(200)
  })

  test('cannot be tried more than ten times an hour, even when the last try is right', async () => {
    const { makeCode, join, clock } = await start()
    const code = await makeCode()
    for (let index = 0; index < 10; index += 1) expect((await join(`sai-roi-${index}`)).status).toBe(422)
    const refused = await join(code)
    expect([refused.status, refused.body['code']]).toEqual([429, 'too_many_codes'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    clock.move(hours(1) + minutes(1))
    expect((await join(code)).status).toBe(200)
  })

  test('used by two at once makes one guardian', async () => {
    const { makeCode, join, signedIn, second, call, id, first } = await start()
    const third = await signedIn('parent')
    const code = await makeCode()
    const answers = await Promise.all([join(code, second.token), join(code, third.token)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    const listed = await call(contract.listGuardians, { token: first.token, params: { id } })
    expect((listed.body['data'] as { guardians: object[] }).guardians).toHaveLength(2)
  })
})

test('a parent whom no administrator has approved has all of this with an own child, and nothing with a foreign one', async () => {
  const { call, second, id } = await start()
  const form = { firstName: 'Bi', lastName: 'Trần', username: 'be-bi', password: 'cam-nho' }
  const made = await call(createChild, { token: second.token, body: form })
  const own = (made.body['data'] as { child: Child }).child._id
  const answers = async (childId: string) => {
    const request = { token: second.token, params: { id: childId } }
    const statuses = []
    for (const endpoint of [getConsents, contract.listGuardians, contract.createGuardianCode, contract.endGuardianCode])
      statuses.push((await call(endpoint, request)).status)
    const body = { version: consentVersion, statistics: false }
    return [...statuses, (await call(decideConsents, { ...request, body })).status]
  }
  expect(await answers(own)).toEqual([200, 200, 201, 200, 200])
  expect(await answers(id)).toEqual([404, 404, 404, 404, 404])
})

describe('two guardians', () => {
  async function both() {
    const app = await start()
    await app.join(await app.makeCode())
    return app
  }

  test('know each other by name and never by address', async () => {
    const { call, id, first, second } = await both()
    const listed = await call(contract.listGuardians, { token: first.token, params: { id } })
    expect(listed.body['data']).toMatchObject({
      guardians: [
        { name: 'Nguyễn Thị Lan', isYou: true },
        { name: 'Trần Bình', isYou: false },
      ],
      codeExpiresAt: null,
    })
    const params = { id }
    const answers = [
      listed,
      await call(listChildren, { token: first.token }),
      await call(getChild, { token: first.token, params }),
      await call(getConsents, { token: first.token, params }),
      await call(listNotifications, { token: first.token }),
    ].map(({ body }) => JSON.stringify(body))
    for (const text of answers) {
      expect(text).not.toContain(second.user.email)
      expect(text).not.toContain(second.user.username)
    }
  })

  test('leave with a notice to the other, and the last one stays', async () => {
    const { remove, first, second, told, sees } = await both()
    expect((await remove(second.user.id, second.token)).body['message']).toBe('Đã bỏ liên kết.')
    expect(await sees(second.token)).toBe(false)
    expect(await told(first.token)).toEqual(['guardian_left', 'guardian_joined'])
    const last = await remove(first.user.id, first.token)
    expect([last.status, last.body['code']]).toEqual([409, 'last_guardian'])
    expect(await sees(first.token)).toBe(true)
  })

  test('can take each other off, and whoever is taken off is told', async () => {
    const { remove, first, second, told, sees } = await both()
    expect((await remove(first.user.id, second.token)).status).toBe(200)
    expect(await sees(first.token)).toBe(false)
    expect(await told(first.token)).toContain('guardian_removed')
    expect((await remove(second.user.id, first.token)).status).toBe(404)
  })

  test('who leave in the same instant leave one of them behind', async () => {
    const { remove, first, second } = await both()
    const answers = await Promise.all([remove(first.user.id, first.token), remove(second.user.id, second.token)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

test('an administrator sees the children of a parent and the parents of a child', async () => {
  const { call, signedIn, first, second, id, makeCode, join } = await start()
  await join(await makeCode())
  const { token } = await signedIn('administrator')
  const family = async (of: string) => dataIn(getFamily, (await call(getFamily, { token, params: { id: of } })).body)
  expect((await family(first.user.id)).children).toEqual([{ id, name: 'Lê Bảo An', username: 'be-an', isActive: true }])
  expect((await family(id)).parents.map((parent) => parent.id).toSorted()).toEqual(
    [first.user.id, second.user.id].toSorted(),
  )
  expect((await family(id)).children).toEqual([])
})
