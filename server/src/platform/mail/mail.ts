import { setTimeout as delay } from 'node:timers/promises'
import { Id } from '@lms/contracts/fields.ts'
import type { MailResult, MailState } from '@lms/contracts/settings/settings.ts'
import { z } from 'zod'
import { type Clock, days, later, minutes, seconds } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Queries } from '../database/tables.ts'
import { newId } from '../ids.ts'
import { type Jobs, jobKind } from '../jobs/jobs.ts'
import {
  type WaitingMail,
  deleteMailsBefore,
  findLastResult,
  findWaitingMail,
  insertMail,
  markFailed,
  markSent,
  markWaiting,
  recordFailure,
  wipeExpired,
  wipeLinksOf,
} from './mail-store.ts'

const sendMail = jobKind('mail:send', z.object({ mailId: Id }))
const maximumTries = 12
const keepMails = days(90)
const plain = { link: null, reference: null, aboutId: null, unsubscribe: null }
/** Somebody waits for the answer. */
const patience = seconds(8)

export interface MailSettings {
  url: string
  from: string
}

interface OutgoingMail {
  recipient: string
  subject: string
  text: string
  html: string
  /** A secret link in the bodies; it is wiped, and the bodies with it, once it was sent, used or has expired. */
  link?: string
  /** What the link belongs to: a name for `forgetLinks`. */
  reference?: string
  /** Where who no longer wants such mails says so, with one press; as secret as the link. */
  unsubscribe?: string
  /** The person whom it is for: it goes with them, also after their address has changed. */
  about?: string
  expiresAt?: Date
}

export interface Mail {
  /** Part of the caller's transaction. Without a mail server the mail waits in the outbox. */
  send(tx: Queries, mail: OutgoingMail): Promise<void>
  /** The links of this reference were used or are no longer good. */
  forgetLinks(tx: Queries, reference: string): Promise<void>
  /** Tries once, now, while somebody waits to hear what becomes of it. Not inside a transaction. */
  tryNow(mail: Pick<OutgoingMail, 'recipient' | 'subject' | 'text' | 'html'>): Promise<MailResult>
  state(): Promise<MailState>
}

interface MailDependencies {
  database: Database
  jobs: Jobs
  clock: Clock
  settings: MailSettings | null
}

export function createMail({ database, jobs, clock, settings }: MailDependencies): Mail {
  const deliver = settings && createDelivery(settings)

  async function deliverOrSayWhy(send: NonNullable<typeof deliver>, mail: WaitingMail): Promise<void> {
    try {
      await send(mail)
    } catch (error) {
      const failure = error instanceof DeliveryFailure ? error.reason : 'unknown'
      await database.transaction((tx) => recordFailure(tx, mail.id, failure))
      throw error
    }
  }

  if (deliver) {
    jobs.define(
      sendMail,
      async ({ payload: { mailId }, complete }) => {
        const mail = await findWaitingMail(database.read(), mailId, clock.now())
        if (mail !== null) await deliverOrSayWhy(deliver, mail)
        await database.transaction(async (tx) => {
          await (mail === null ? markFailed(tx, mailId) : markSent(tx, mailId, clock.now()))
          await complete(tx)
        })
      },
      {
        maximumTries,
        lease: minutes(3),
        whenDead: (tx, { mailId }) => markFailed(tx, mailId),
        whenRevived: (tx, { mailId }) => markWaiting(tx, mailId),
      },
    )
  }
  jobs.schedule('mail:forget', '*/5 * * * *', () =>
    database.transaction(async (tx) => {
      await wipeExpired(tx, clock.now())
      await deleteMailsBefore(tx, later(clock.now(), -keepMails))
    }),
  )

  return {
    async send(
      tx,
      { link = null, reference = null, about: aboutId = null, expiresAt = null, unsubscribe = null, ...mail },
    ) {
      const id = newId()
      const status = settings === null ? 'outbox' : 'waiting'
      await insertMail(tx, {
        ...mail,
        id,
        link,
        reference,
        aboutId,
        status,
        expiresAt,
        unsubscribe,
        createdAt: clock.now(),
      })
      if (settings !== null) await jobs.enqueue(tx, sendMail, { mailId: id })
    },
    forgetLinks: wipeLinksOf,

    async tryNow(mail) {
      const id = newId()
      const status = deliver ? 'waiting' : 'outbox'
      const createdAt = clock.now()
      const expiresAt = later(createdAt, days(1))
      await database.transaction((tx) => insertMail(tx, { ...mail, ...plain, id, status, expiresAt, createdAt }))
      const at = createdAt.toISOString()
      if (!deliver) return { status, failure: null, at }
      try {
        await Promise.race([deliver({ ...mail, id, unsubscribe: null }), tooLate()])
        await database.transaction((tx) => markSent(tx, id, clock.now()))
        return { status: 'sent', failure: null, at: clock.now().toISOString() }
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error
        await database.transaction(async (tx) => {
          await recordFailure(tx, id, error.reason)
          await markFailed(tx, id)
        })
        return { status: 'failed', failure: error.reason, at }
      }
    },

    async state() {
      return {
        configured: settings !== null,
        from: settings?.from ?? null,
        last: await findLastResult(database.read()),
      }
    },
  }
}

class DeliveryFailure extends Error {
  /** The codes alone: what the mail server says may quote the recipient. */
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(`The mail server did not take the mail (${reason})`, { cause })
    this.reason = reason
  }
}

async function tooLate(): Promise<never> {
  await delay(patience, undefined, { ref: false })
  throw new DeliveryFailure('ETIMEDOUT')
}

function createDelivery({ url, from }: MailSettings): (mail: WaitingMail) => Promise<void> {
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: seconds(20),
      greetingTimeout: seconds(20),
      socketTimeout: seconds(60),
      dnsTimeout: seconds(20),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let transport: ReturnType<typeof connect> | undefined
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, recipient, subject, text, html, unsubscribe }) => {
    try {
      transport ??= connect()
      await (
        await transport
      ).sendMail({
        from,
        // An object is taken as one address, whatever it contains.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        // The same for every try, so that a mail that was sent twice is shown once.
        messageId: `<${id}@${domain}>`,
        // One press in the mail program: https://www.rfc-editor.org/rfc/rfc8058
        ...(unsubscribe !== null && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      })
    } catch (error) {
      throw new DeliveryFailure(reasonOf(error), error)
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason given'
}
