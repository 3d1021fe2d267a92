import { login } from '@lms/contracts/accounts/accounts.ts'
import { forgotPassword, register } from '@lms/contracts/accounts/registration.ts'
import { releaseAddress, reportNotMe, sendVerification } from '@lms/contracts/accounts/trust.ts'
import { createChild } from '@lms/contracts/children/children.ts'
import { createGuardianCode, joinAsGuardian } from '@lms/contracts/children/guardians.ts'
import { giveSticker } from '@lms/contracts/garden/stickers.ts'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { beginPasskeySignIn, confirmAgain } from '@lms/contracts/second-factor/second-factor.ts'
import { expect, test } from 'vitest'
import { someChild } from '../testing/records/child.ts'
import type { Request } from '../testing/requests.ts'
import { startTestApp } from '../testing/test-app.ts'

test('whoever has used up a limit is told with 429 when to come back, whatever was limited', async () => {
  const test = await startTestApp()
  const { call, signedIn, database } = test
  const { user, token } = await signedIn('parent')
  const child = await someChild(test, user)
  const unverified = await test.addUser({ isEmailVerified: false })
  const wrong = { password: 'Khong-phai-1' }
  const newcomer = { name: 'Lan Anh', password: 'Kem-dua-47', confirmPassword: 'Kem-dua-47', role: 'manager' }
  const son = { firstName: 'An', lastName: 'Lê', password: 'cam-nho-7' }
  const limited: [Endpoint, Request][] = [
    [login, { body: { email: user.username, ...wrong } }],
    [register, { body: { ...newcomer, email: 'moi@test.example' } }],
    [forgotPassword, { body: { email: 'ai-do@test.example' } }],
    [reportNotMe, { body: { token: 'x'.repeat(43) } }],
    [releaseAddress, { body: { token: 'x'.repeat(43) } }],
    [beginPasskeySignIn, { body: {} }],
    [confirmAgain, { token, body: wrong }],
    [changeOwnPassword, { token, body: { currentPassword: wrong.password, password: 'Dua-kem-74' } }],
    [createChild, { token, body: { ...son, username: 'be-an-moi' } }],
    [createGuardianCode, { token, params: { id: child.id } }],
    [giveSticker, { token, params: { id: child.id }, body: { picture: 'star' } }],
    [joinAsGuardian, { token, body: { code: 'ABCD-EFGH-JKMN' } }],
    [sendVerification, { token: await test.tokenOf(unverified), params: { id: unverified.id } }],
  ]
  for (const [endpoint, request] of limited) {
    const what = `${endpoint.method} ${endpoint.path}`
    await database.transaction((tx) => tx.deleteFrom('rate_limits').execute())
    expect((await call(endpoint, request)).status, what).not.toBe(429)
    const used = await database.transaction((tx) =>
      tx.updateTable('rate_limits').set({ points: 1_000_000 }).returning('key').execute(),
    )
    expect(used.length, what).toBeGreaterThan(0)
    const refused = await call(endpoint, request)
    expect(refused, what).toMatchObject({ status: 429, body: { success: false, message: expect.any(String) } })
    expect(Number(refused.headers['retry-after']), what).toBeGreaterThan(0)
  }
})
