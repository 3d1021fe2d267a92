import { describe, expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../../testing/mail-server.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { testClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { days, hours, minutes } from '../clock.ts'
import { openDatabase } from '../database/database.ts'
import { jobMigrations } from '../jobs/job-tables.ts'
import { createJobs } from '../jobs/jobs.ts'
import { listMails } from './mail-store.ts'
import { mailMigrations } from './mail-tables.ts'
import { type MailSettings, createMail } from './mail.ts'

async function openMail(settings: MailSettings | null) {
  const database = openDatabase(await emptyDatabase(), () => {})
  onTestFinished(() => database.close())
  await database.migrate([jobMigrations, mailMigrations])
  const clock = testClock()
  const jobs = createJobs({ database, clock, log: silentLog })
  const mail = createMail({ database, jobs, clock, settings })
  await jobs.runDue()
  const stored = () => database.read().selectFrom('mails').selectAll().orderBy('id').execute()
  return { database, clock, jobs, mail, stored }
}

const from = 'Hệ thống học tập <lms@example.com>'
const letter = {
  recipient: 'phu-huynh@example.com',
  subject: 'Đặt lại mật khẩu của bạn',
  text: 'Xin chào Đỗ Thị Hường,\n\nMở liên kết: https://example.com/reset?token=secret',
  html: '<p>Xin chào <b>Đỗ Thị Hường</b></p><a href="https://example.com/reset?token=secret">Đặt lại</a>',
  link: 'https://example.com/reset?token=secret',
  reference: 'reset:1',
}

/** The parts of a mail as a mail program would show them. */
function partsOf(content: string): Map<string, string> {
  const boundary = /boundary="?([^"\r\n;]+)/.exec(content)?.[1] ?? ''
  const parts = content.split(`--${boundary}`).slice(1, -1)
  return new Map(
    parts.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
      const type = /content-type: ([^;\s]+)/i.exec(head)?.[1] ?? ''
      const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase()
      return [type, decode(body.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n').trimEnd()]
    }),
  )
}

function decode(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString('utf8')
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? decode(word, 'base64') : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    )
}

describe('a mail', () => {
  test('arrives with its Vietnamese words in both parts, and leaves no link behind', async () => {
    const server = await startMailServer()
    const { database, jobs, mail, clock, stored } = await openMail({ url: server.url, from })
    await database.transaction((tx) => mail.send(tx, letter))
    expect(await stored()).toMatchObject([{ status: 'waiting', link: letter.link }])
    await jobs.runDue()

    expect(server.received).toHaveLength(1)
    const [{ recipients, content } = { recipients: [], content: '' }] = server.received
    expect(recipients).toEqual(['phu-huynh@example.com'])
    const parts = partsOf(content)
    expect(parts.get('text/plain')).toBe(letter.text)
    expect(parts.get('text/html')).toBe(letter.html)
    const head = decodeWords(content.split('\r\n\r\n')[0] ?? '')
    expect(head).toContain('Subject: Đặt lại mật khẩu của bạn')
    expect(head).toContain('Hệ thống học tập')
    const [row] = await stored()
    expect(content).toContain(`Message-ID: <${row?.id}@example.com>`)
    expect(row).toMatchObject({
      status: 'sent',
      text: null,
      html: null,
      link: null,
      sent_at: clock.now().toISOString(),
    })
  })

  test('is not sent when the transaction fails', async () => {
    const server = await startMailServer()
    const { database, jobs, mail, stored } = await openMail({ url: server.url, from })
    const failing = database.transaction(async (tx) => {
      await mail.send(tx, letter)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await jobs.runDue()
    expect(server.received).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('waits while the mail server is down', async () => {
    const server = await startMailServer()
    server.stop()
    const { database, jobs, mail, clock, stored } = await openMail({ url: server.url, from })
    await database.transaction((tx) => mail.send(tx, letter))
    await jobs.runDue()
    expect(await stored()).toMatchObject([{ status: 'waiting', link: letter.link }])

    const again = await startMailServer(server.port)
    clock.advance(minutes(1))
    await jobs.runDue()
    expect(again.received).toHaveLength(1)
    expect(await stored()).toMatchObject([{ status: 'sent', link: null }])
  })

  test('that is refused to the end has failed, keeps its link until it expires, and its error names nobody', async () => {
    const server = await startMailServer()
    const { database, jobs, mail, clock, stored } = await openMail({ url: server.url, from })
    const expiresAt = new Date(clock.now().getTime() + days(2))
    await database.transaction((tx) => mail.send(tx, { ...letter, recipient: 'nobody@example.com', expiresAt }))
    for (let tries = 0; tries < 12; tries += 1) {
      await jobs.runDue()
      clock.advance(hours(1))
    }
    expect(await stored()).toMatchObject([{ status: 'failed', link: letter.link }])
    const dead = await database.read().selectFrom('jobs').selectAll().where('died_at', 'is not', null).execute()
    expect(dead).toMatchObject([{ last_error: 'The mail server did not take the mail (EENVELOPE 550)' }])
    clock.advance(days(2))
    await jobs.runDue()
    expect(await stored()).toMatchObject([{ status: 'failed', link: null, text: null, html: null }])
  })

  test('whose link has expired before the mail server came back is not sent', async () => {
    const server = await startMailServer()
    server.stop()
    const { database, jobs, mail, clock, stored } = await openMail({ url: server.url, from })
    const expiresAt = new Date(clock.now().getTime() + minutes(60))
    await database.transaction((tx) => mail.send(tx, { ...letter, expiresAt }))
    await jobs.runDue()
    const again = await startMailServer(server.port)
    clock.advance(minutes(60))
    await jobs.runDue()
    expect(again.received).toEqual([])
    expect(await stored()).toMatchObject([{ status: 'failed', link: null, text: null }])
  })

  test('goes to one address only, whatever the address contains', async () => {
    const server = await startMailServer()
    const { database, jobs, mail } = await openMail({ url: server.url, from })
    const recipient = 'one@example.com, two@example.com'
    await database.transaction((tx) => mail.send(tx, { ...letter, recipient }))
    await jobs.runDue()
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('two@example.com')
  })
})

describe('without a mail server', () => {
  test('mails stay in the outbox until their link is used', async () => {
    const { database, jobs, mail, stored } = await openMail(null)
    await database.transaction((tx) => mail.send(tx, letter))
    await database.transaction((tx) => mail.send(tx, { ...letter, reference: 'reset:2' }))
    expect(await jobs.runDue()).toBe(0)
    await database.transaction((tx) => mail.forgetLinks(tx, 'reset:1'))
    const rows = await stored()
    expect(rows.map(({ status, reference, link, text }) => ({ status, reference, link, text }))).toEqual([
      { status: 'outbox', reference: 'reset:1', link: null, text: null },
      { status: 'outbox', reference: 'reset:2', link: letter.link, text: letter.text },
    ])
  })

  test('expired links are wiped, and old mails go', async () => {
    const { database, jobs, mail, clock, stored } = await openMail(null)
    const expiresAt = new Date(clock.now().getTime() + minutes(60))
    await database.transaction((tx) => mail.send(tx, { ...letter, expiresAt }))
    clock.advance(minutes(59))
    await jobs.runDue()
    expect(await stored()).toMatchObject([{ link: letter.link }])
    clock.advance(minutes(6))
    await jobs.runDue()
    expect(await stored()).toMatchObject([{ link: null, text: null, html: null, status: 'outbox' }])
    clock.advance(days(91))
    await jobs.runDue()
    expect(await stored()).toEqual([])
  })

  test('they are found by words without marks, newest first, and signs are only signs', async () => {
    const { database, mail, clock } = await openMail(null)
    for (const subject of ['Đạo hàm', 'Giảm 50%', 'Tích phân']) {
      clock.advance(1000)
      await database.transaction((tx) => mail.send(tx, { ...letter, subject }))
    }
    const find = async (search: string | undefined, page = 1, limit = 10) => {
      const { mails, total } = await listMails(database.read(), { search, page, limit })
      return [total, ...mails.map(({ subject }) => subject)]
    }
    expect(await find('dao HAM')).toEqual([1, 'Đạo hàm'])
    expect(await find('%')).toEqual([1, 'Giảm 50%'])
    expect(await find('_')).toEqual([0])
    expect(await find('\\')).toEqual([0])
    expect(await find('PHU-HUYNH@')).toEqual([3, 'Tích phân', 'Giảm 50%', 'Đạo hàm'])
    expect(await find(undefined, 2, 2)).toEqual([3, 'Đạo hàm'])
  })
})
