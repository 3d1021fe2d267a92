import { readMail } from '@lms/contracts/outbox/outbox.ts'
import { eraseChild } from '@lms/contracts/privacy/privacy.ts'
import { expect, test } from 'vitest'
import { family, startOnSunday, withMail, work } from '../../testing/apps/weekly-app.ts'
import { hours, minutes } from '../platform/clock.ts'

test('a weekly mail that could not be sent yet says nothing to administrators, and goes with the child', async () => {
  const app = await startOnSunday(withMail('smtp://127.0.0.1:1'))
  const { parent, child } = await family(app)
  app.clock.move(hours(1) + minutes(2))
  await work(app)
  const stored = () =>
    app.database
      .read()
      .selectFrom('mails')
      .select(['id', 'text', 'subject', 'unsubscribe'])
      .where('reference', 'like', 'weekly:%')
      .execute()
  const [mail] = await stored()
  expect(mail?.text).toContain('Con trả lời 4 câu')
  expect(mail?.subject).not.toContain(child.firstName)
  const { token } = await app.signedIn('administrator')
  expect((await app.call(readMail, { token, params: { id: mail?.id ?? '' } })).body['data']).toMatchObject({
    mail: { text: null },
  })
  const as = { token: await app.tokenOf(parent), params: { id: child.id } }
  expect((await app.call(eraseChild, { ...as, body: { username: child.username } })).status).toBe(200)
  expect(await stored()).toMatchObject([{ text: null, unsubscribe: null }])
  for (const table of ['weekly_reports', 'weekly_mails', 'weekly_choices'] as const)
    expect(await app.database.read().selectFrom(table).selectAll().execute()).toEqual([])
})
