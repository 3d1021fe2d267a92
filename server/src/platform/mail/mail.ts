import { Id } from '@lms/contracts/fields.ts'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { type Clock, days, later, minutes, seconds } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Queries } from '../database/tables.ts'
import { newId } from '../ids.ts'
import { type Jobs, jobKind } from '../jobs/jobs.ts'
import {
  type WaitingMail,
  deleteMailsBefore,
  findWaitingMail,
  insertMail,
  markFailed,
  markSent,
  wipeExpired,
  wipeLinksOf,
} from './mail-store.ts'

const sendMail = jobKind('mail:send', z.object({ mailId: Id }))
const maximumTries = 12
const keepMails = days(90)

export interface MailSettings {
  url: string
  from: string
}

export interface OutgoingMail {
  recipient: string
  subject: string
  text: string
  html: string
  /** A secret link in the bodies; it is wiped, and the bodies with it, once it was sent, used or has expired. */
  link?: string
  /** What the link belongs to: a name for `forgetLinks`. */
  reference?: string
  expiresAt?: Date
}

export interface Mail {
  /** Part of the caller's transaction. Without a mail server the mail waits in the outbox. */
  send(tx: Queries, mail: OutgoingMail): Promise<void>
  /** The links of this reference were used or are no longer good. */
  forgetLinks(tx: Queries, reference: string): Promise<void>
}

interface MailSurroundings {
  database: Database
  jobs: Jobs
  clock: Clock
  settings: MailSettings | null
}

export function createMail({ database, jobs, clock, settings }: MailSurroundings): Mail {
  if (settings !== null) {
    const deliver = createDelivery(settings)
    jobs.define(
      sendMail,
      async ({ payload: { mailId }, complete }) => {
        const mail = await findWaitingMail(database.read(), mailId, clock.now())
        if (mail !== null) await deliver(mail)
        await database.transaction(async (tx) => {
          await (mail === null ? markFailed(tx, mailId) : markSent(tx, mailId, clock.now()))
          await complete(tx)
        })
      },
      { maximumTries, lease: minutes(3), whenDead: (tx, { mailId }) => markFailed(tx, mailId) },
    )
  }
  jobs.schedule('mail:forget', '*/5 * * * *', () =>
    database.transaction(async (tx) => {
      await wipeExpired(tx, clock.now())
      await deleteMailsBefore(tx, later(clock.now(), -keepMails))
    }),
  )

  return {
    async send(tx, { link = null, reference = null, expiresAt = null, ...mail }) {
      const id = newId()
      const status = settings === null ? 'outbox' : 'waiting'
      await insertMail(tx, { ...mail, id, link, reference, status, expiresAt, createdAt: clock.now() })
      if (settings !== null) await jobs.enqueue(tx, sendMail, { mailId: id })
    },
    forgetLinks: wipeLinksOf,
  }
}

function createDelivery({ url, from }: MailSettings): (mail: WaitingMail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: seconds(20),
    greetingTimeout: seconds(20),
    socketTimeout: seconds(60),
    dnsTimeout: seconds(20),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, recipient, subject, text, html }) => {
    try {
      await transport.sendMail({
        from,
        // An object is taken as one address, whatever it contains.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        // The same for every try, so that a mail that was sent twice is shown once.
        messageId: `<${id}@${domain}>`,
      })
    } catch (error) {
      throw new Error(`The mail server did not take the mail (${reasonOf(error)})`, { cause: error })
    }
  }
}

/** The codes alone: what the mail server says may quote the recipient. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given'
}
