import { me } from '@lms/contracts/accounts/accounts.ts'
import * as contract from '@lms/contracts/accounts/child-sign-in.ts'
import { dataIn } from '@lms/contracts/call.ts'
import { updateChild } from '@lms/contracts/children/children.ts'
import { updateUser } from '@lms/contracts/users/users.ts'
import { describe, expect, test } from 'vitest'
import { someChild } from '../../../testing/records/child.ts'
import type { Answer } from '../../../testing/requests.ts'
import { type TestApp, startTestApp } from '../../../testing/test-app.ts'
import { minutes } from '../../platform/clock.ts'
import type { User } from '../../users/user.ts'

type Pictures = [contract.SignInPicture, contract.SignInPicture, contract.SignInPicture]
const right: Pictures = ['cat', 'sun', 'boat']
const wrong: Pictures = ['cat', 'sun', 'ball']

/** A parent with a child, and what both of them do. */
async function family(test: TestApp) {
  const { user: parent, token } = await test.signedIn('parent')
  const child = await someChild(test, parent)
  const byParent = { token, params: { id: child.id } }
  return {
    child,
    byParent,
    async newCard(): Promise<string> {
      const { body } = await test.call(contract.makeChildCard, byParent)
      return dataIn(contract.makeChildCard, body).secret
    },
    /** The header by which the trusted browser is known from now on. */
    async trustedDevice(): Promise<{ cookie: string }> {
      await test.call(contract.setChildPictures, { ...byParent, body: { pictures: right } })
      return deviceOf(await test.call(contract.trustDevice, byParent))
    },
  }
}

function deviceOf({ cookies }: Answer): { cookie: string } {
  return { cookie: `device=${cookies.find(({ name }) => name === 'device')?.value ?? ''}` }
}

const scan = (test: TestApp, secret: string) => test.call(contract.signInWithCard, { body: { secret } })
const choose = (test: TestApp, child: User, pictures: Pictures, headers: Record<string, string> = {}) =>
  test.call(contract.signInWithPictures, { body: { childId: child.id, pictures }, headers })

describe('the code of the card', () => {
  test('signs the child in once, on any device, and is never kept as it is', async () => {
    const app = await startTestApp()
    const { child, newCard, byParent } = await family(app)
    const secret = await newCard()
    const kept = await app.database.read().selectFrom('child_sign_ins').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(secret)
    const answer = await scan(app, secret)
    expect(answer.status).toBe(200)
    const { token } = dataIn(contract.signInWithCard, answer.body).token
    expect((await app.call(me, { token })).body['data']).toMatchObject({ user: { id: child.id } })
    const again = await scan(app, secret)
    expect(again.status).toBe(401)
    expect(again.body).toMatchObject({ code: 'card_spent' })
    expect((await app.call(contract.getChildSignIn, byParent)).body['data']).toMatchObject({
      ways: { cardMadeAt: null },
    })
  })

  test('of two who scan it at once one comes in', async () => {
    const app = await startTestApp()
    const { newCard } = await family(app)
    const secret = await newCard()
    const statuses = (await Promise.all([scan(app, secret), scan(app, secret)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401])
  })

  test('ends with a newer one, with the password, with the account, and when the parent says so', async () => {
    const app = await startTestApp()
    const { child, newCard, byParent } = await family(app)
    const { token: chief } = await app.signedIn('administrator')
    const standing = (isActive: boolean) =>
      app.call(updateUser, { token: chief, params: { id: child.id }, body: { isActive } })
    const endings = [
      () => newCard(),
      () => app.call(updateChild, { ...byParent, body: { password: 'cam-nho-93' } }),
      async () => {
        await standing(false)
        await standing(true)
      },
      () => app.call(contract.endChildSignIn, byParent),
    ]
    for (const end of endings) {
      const secret = await newCard()
      await end()
      expect((await scan(app, secret)).status).toBe(401)
    }
    const secret = await newCard()
    await standing(false)
    expect((await scan(app, secret)).status).toBe(401)
  })

  test('guesses count like wrong passwords, before anything is compared', async () => {
    const app = await startTestApp()
    const tries = Array.from({ length: 110 }, (_, index) =>
      app.call(contract.signInWithCard, { body: { secret: `guess-${index}` }, address: '203.0.113.7' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})

describe('three pictures', () => {
  test('open the account on a device that a parent trusts, and on no other', async () => {
    const app = await startTestApp()
    const { child, trustedDevice, byParent } = await family(app)
    const device = await trustedDevice()
    expect((await choose(app, child, right, device)).status).toBe(200)
    expect((await choose(app, child, wrong, device)).body).toMatchObject({ code: 'wrong_pictures' })
    expect((await choose(app, child, ['sun', 'cat', 'boat'], device)).status).toBe(401)
    expect((await choose(app, child, right)).status).toBe(401)
    expect((await choose(app, child, right, { cookie: `${device.cookie}x` })).status).toBe(401)
    await app.call(contract.forgetDevice, { ...byParent, headers: device })
    expect((await choose(app, child, right, device)).status).toBe(401)
  })

  test('are one of many ways in for the audit log, which names the way', async () => {
    const app = await startTestApp()
    const { child, trustedDevice } = await family(app)
    await choose(app, child, right, await trustedDevice())
    const { details } = await app.database
      .read()
      .selectFrom('audit')
      .select('details')
      .where('actor_id', '=', child.id)
      .where('action', '=', 'session.start')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ method: 'pictures' })
  })

  test('ten wrong ones close the door for a while, however they arrive', async () => {
    const app = await startTestApp()
    const { child, trustedDevice } = await family(app)
    const device = await trustedDevice()
    const statuses = await Promise.all(Array.from({ length: 12 }, () => choose(app, child, wrong, device)))
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect((await choose(app, child, right, device)).status).toBe(429)
    app.clock.move(minutes(16))
    expect((await choose(app, child, right, device)).status).toBe(200)
  })

  test('ten wrong ones close it from however many networks, before the child has signed in there', async () => {
    const app = await startTestApp()
    const { child, trustedDevice } = await family(app)
    const headers = await trustedDevice()
    const guesses = Array.from({ length: 40 }, (_, index) =>
      app.call(contract.signInWithPictures, {
        body: { childId: child.id, pictures: wrong },
        headers,
        address: `203.0.${index}.7`,
      }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('a trusted device shows its children by first name; others show nobody', async () => {
    const app = await startTestApp()
    const { child, trustedDevice } = await family(app)
    const headers = await trustedDevice()
    expect((await app.call(contract.listDeviceChildren, { headers })).body['data']).toEqual({
      children: [{ id: child.id, firstName: child.firstName }],
    })
    expect((await app.call(contract.listDeviceChildren)).body['data']).toEqual({ children: [] })
  })

  test('are three different ones of those there are', async () => {
    const app = await startTestApp()
    const { byParent } = await family(app)
    for (const pictures of [['cat'], ['cat', 'cat', 'sun'], ['cat', 'sun', 'dragon']])
      expect((await app.call(contract.setChildPictures, { ...byParent, body: { pictures } })).status).toBe(422)
  })

  test('end with the password, and the device shows the child no more', async () => {
    const app = await startTestApp()
    const { child, trustedDevice, byParent } = await family(app)
    const device = await trustedDevice()
    await app.call(updateChild, { ...byParent, body: { password: 'cam-nho-93' } })
    expect((await choose(app, child, right, device)).status).toBe(401)
    expect((await app.call(contract.listDeviceChildren, { headers: device })).body['data']).toEqual({ children: [] })
  })
})
