import { register } from '@lms/contracts/accounts/registration.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { approveUser, deleteUser, rejectUser, updateUser } from '@lms/contracts/users/users.ts'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

const decisions: [string, Endpoint, object | undefined][] = [
  ['approved', approveUser, undefined],
  ['rejected', rejectUser, undefined],
  ['let in by an edit', updateUser, { isActive: true }],
  ['deleted', deleteUser, undefined],
]

test.each(decisions)('a waiting registration that was %s is settled for every administrator', async (_, act, body) => {
  const { call, signedIn } = await startTestApp()
  const [lan, minh] = [await signedIn('administrator'), await signedIn('administrator')]
  await call(register, {
    body: {
      name: 'Trần Đức',
      email: 'duc@test.example',
      role: 'admin',
      password: 'Kem-dua-47',
      confirmPassword: 'Kem-dua-47',
    },
  })
  const listed = async (token: string) =>
    (await call(listNotifications, { token })).body['data'] as {
      unread: number
      notifications: { details: { userId: string }; isSettled: boolean }[]
    }
  const before = await listed(lan.token)
  expect(before).toMatchObject({ unread: 1, notifications: [{ kind: 'registration', isSettled: false }] })
  const id = before.notifications[0]?.details.userId ?? ''
  expect((await call(act, { token: lan.token, params: { id }, ...(body && { body }) })).status).toBe(200)
  for (const { token } of [lan, minh])
    expect(await listed(token)).toMatchObject({ unread: 0, notifications: [{ isSettled: true }] })
})
