import type { AddressInfo } from 'node:net'
import { listAudit } from '@lms/contracts/audit/audit.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { getSettings, sendTestMail } from '@lms/contracts/settings/settings.ts'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startOwnTestApp, startTestApp } from '../../testing/test-app.ts'

/** A real mail server, which takes or refuses everything. */
async function startMailServer(takes: boolean): Promise<{ url: string; recipients: string[] }> {
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (takes) recipients.push(address)
      done(takes ? null : new Error(`no mailbox ${address}`))
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => server.close(() => {}))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, recipients }
}

describe('a test mail', () => {
  test("goes to the administrator's own address, and its result is shown", async () => {
    const { url, recipients } = await startMailServer(true)
    const { call, signedIn } = await startOwnTestApp({ SMTP_URL: url, MAIL_FROM: 'lms@test.example' })
    const { token, user } = await signedIn('administrator')
    const sent = await call(sendTestMail, { token })
    expect(sent.status).toBe(200)
    expect(sent.body['data']).toMatchObject({ recipient: user.email, result: { status: 'sent', failure: null } })
    expect(recipients).toEqual([user.email])
    expect((await call(getSettings, { token })).body['data']).toMatchObject({
      mail: { configured: true, from: 'lms@test.example', last: { status: 'sent', failure: null } },
    })
    expect((await call(listAudit, { token, query: { action: 'settings.test-mail' } })).body['data']).toMatchObject({
      entries: [{ details: { status: 'sent' } }],
    })
  })

  test('that the mail server refuses says why at once, without naming anybody', async () => {
    const { url } = await startMailServer(false)
    const { call, signedIn, app } = await startOwnTestApp({ SMTP_URL: url, MAIL_FROM: 'lms@test.example' })
    const { token } = await signedIn('administrator')
    const refused = await call(sendTestMail, { token })
    expect(refused.body['data']).toMatchObject({ result: { status: 'failed', failure: 'EENVELOPE 550' } })
    await app.jobs.runDue()
    expect((await call(listOutbox, { token })).body['data']).toMatchObject({
      mails: [{ status: 'failed', failure: 'EENVELOPE 550' }],
    })
  })

  test('without a mail server waits in the outbox', async () => {
    const { call, signedIn } = await startTestApp()
    const { token, user } = await signedIn('administrator')
    const kept = await call(sendTestMail, { token })
    expect(kept.body['data']).toMatchObject({ result: { status: 'outbox' } })
    expect((await call(listOutbox, { token })).body['data']).toMatchObject({
      mails: [{ recipient: user.email, subject: 'Thư thử / Test mail', status: 'outbox' }],
    })
  })

  test('needs an address', async () => {
    const { call, addUser, tokenOf } = await startTestApp()
    const token = await tokenOf(await addUser({ role: 'administrator', email: null }))
    const refused = await call(sendTestMail, { token })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'no_address', message: 'Tài khoản của bạn chưa có địa chỉ email' })
  })
})
