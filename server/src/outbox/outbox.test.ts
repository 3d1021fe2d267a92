import { forgotPassword } from '@lms/contracts/accounts/registration.ts'
import { type Mail, listOutbox, readMail } from '@lms/contracts/outbox/outbox.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

test('an administrator finds a mail that could not be sent, with its link', async () => {
  const { app, call, addUser, signedIn } = await startTestApp()
  const [administrator, { email }] = [await signedIn('administrator'), await addUser({ isEmailVerified: true })]
  await call(forgotPassword, { body: { email } })
  await app.jobs.runDue()
  const search = email?.toUpperCase() ?? ''
  const { status, body } = await call(listOutbox, { token: administrator.token, query: { search } })
  expect(status).toBe(200)
  expect(body['data']).toMatchObject({
    mails: [
      {
        recipient: email,
        status: 'outbox',
        link: expect.stringContaining('http://lms.test/reset-password?token='),
      },
    ],
    pagination: { page: 1, limit: 10, total: 1, totalPages: 1 },
  })
  const nothing = await call(listOutbox, { token: administrator.token, query: { search: '%' } })
  expect(nothing.body['data']).toMatchObject({ mails: [], pagination: { total: 0, totalPages: 0 } })
})

test('a mail opens with its words; a mail that is not there does not', async () => {
  const { app, call, addUser, signedIn } = await startTestApp()
  const [{ token }, { email }] = [await signedIn('administrator'), await addUser({ isEmailVerified: true })]
  await call(forgotPassword, { body: { email } })
  await app.jobs.runDue()
  const list = await call(listOutbox, { token })
  const [mail] = (list.body['data'] as { mails: Mail[] }).mails
  const opened = await call(readMail, { token, params: { id: mail?.id ?? '' } })
  expect(opened.body['data']).toMatchObject({
    mail: { recipient: email, subject: mail?.subject, text: expect.stringContaining(mail?.link ?? 'no link') },
  })
  expect((await call(readMail, { token, params: { id: crypto.randomUUID() } })).status).toBe(404)
})

test('nobody else sees the outbox', async () => {
  const { call, signedIn } = await startTestApp()
  for (const role of ['parent', 'student'] as const)
    expect((await call(listOutbox, { token: (await signedIn(role)).token })).status).toBe(403)
  expect((await call(listOutbox)).status).toBe(401)
})
