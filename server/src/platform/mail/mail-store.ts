import type { MailResult } from '@lms/contracts/settings/settings.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { sql } from 'kysely'
import type { Queries } from '../database/tables.ts'
import { type PageRequest, offsetOf } from '../pagination.ts'
import type { MailStatus } from './mail-tables.ts'

interface StoredMail {
  id: string
  recipient: string
  subject: string
  status: MailStatus
  failure: string | null
  link: string | null
  createdAt: string
}

export interface NewMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  link: string | null
  reference: string | null
  aboutId: string | null
  unsubscribe: string | null
  status: MailStatus
  expiresAt: Date | null
  createdAt: Date
}

const wiped = { text: null, html: null, link: null, unsubscribe: null }

export async function insertMail(tx: Queries, mail: NewMail): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      link: mail.link,
      reference: mail.reference,
      about_id: mail.aboutId,
      unsubscribe: mail.unsubscribe,
      status: mail.status,
      search_text: foldText(`${mail.recipient} ${mail.subject}`),
      expires_at: mail.expiresAt?.toISOString() ?? null,
      created_at: mail.createdAt.toISOString(),
      sent_at: null,
    })
    .execute()
}

export interface WaitingMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  unsubscribe: string | null
}

/** Null when there is nothing left to send: it went out already, or its link was used or has expired. */
export async function findWaitingMail(queries: Queries, id: string, now: Date): Promise<WaitingMail | null> {
  const row = await queries
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'unsubscribe', 'expires_at'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (row === undefined || row.text === null || row.html === null) return null
  if (row.expires_at !== null && row.expires_at <= now.toISOString()) return null
  const { id: _id, expires_at: _expiresAt, ...mail } = row
  return { id, ...mail, text: row.text, html: row.html }
}

export async function markSent(tx: Queries, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ ...wiped, status: 'sent', sent_at: now.toISOString(), failure: null })
    .where('id', '=', id)
    .execute()
}

/** Its link stays until it expires, for an administrator to pass on. */
export async function markFailed(tx: Queries, id: string): Promise<void> {
  await tx.updateTable('mails').set({ status: 'failed' }).where('id', '=', id).where('status', '=', 'waiting').execute()
}

/** Once more, unless there is nothing left to send. */
export async function markWaiting(tx: Queries, id: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ status: 'waiting' })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('text', 'is not', null)
    .execute()
}

/** When the last of those was written that could not be sent. */
export async function lastFailedMailAt(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom('mails')
    .select('created_at')
    .where('status', '=', 'failed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

export async function recordFailure(tx: Queries, id: string, failure: string): Promise<void> {
  await tx.updateTable('mails').set({ failure }).where('id', '=', id).execute()
}

/** What became of the newest mail. */
export async function findLastResult(queries: Queries): Promise<MailResult | null> {
  const row = await queries
    .selectFrom('mails')
    .select(['status', 'failure', 'sent_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { status: row.status, failure: row.failure, at: row.sent_at ?? row.created_at } : null
}

export async function wipeLinksOf(tx: Queries, reference: string): Promise<void> {
  await tx.updateTable('mails').set(wiped).where('reference', '=', reference).execute()
}

export async function wipeExpired(tx: Queries, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set(wiped)
    .where('expires_at', '<=', now.toISOString())
    .where('text', 'is not', null)
    .execute()
}

/** Of this person, whatever their address was, and to the address that they have. */
export async function deleteMailsOf(tx: Queries, person: { id: string; email: string | null }): Promise<void> {
  await tx.deleteFrom('mails').where('about_id', '=', person.id).execute()
  if (person.email !== null) await tx.deleteFrom('mails').where('recipient', '=', person.email).execute()
}

/** What a person is told that the system keeps of the mails to them: no links. */
export async function mailsOf(queries: Queries, personId: string) {
  const rows = await queries
    .selectFrom('mails')
    .select(['recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .where('about_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, sent_at, ...mail }) => ({ ...mail, createdAt: created_at, sentAt: sent_at }))
}

/** How many wait to be sent, and how many could not be. */
export async function countUnsent(queries: Queries): Promise<Record<'waiting' | 'failed', number>> {
  const rows = await queries
    .selectFrom('mails')
    .select((eb) => ['status', eb.fn.countAll<number>().as('amount')])
    .where(sql<boolean>`status <> 'sent'`)
    .groupBy('status')
    .execute()
  const amountOf = (status: MailStatus): number => rows.find((row) => row.status === status)?.amount ?? 0
  return { waiting: amountOf('waiting'), failed: amountOf('failed') }
}

export async function deleteMailsBefore(tx: Queries, time: Date): Promise<void> {
  await tx.deleteFrom('mails').where('created_at', '<', time.toISOString()).execute()
}

export async function findMail(queries: Queries, id: string): Promise<(StoredMail & { text: string | null }) | null> {
  const row = await queries
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'status', 'failure', 'link', 'text', 'unsubscribe', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { created_at, unsubscribe, ...mail } = row
  // What somebody subscribed to is about their child, and there is no link in it to pass on.
  return { ...mail, text: unsubscribe === null ? mail.text : null, createdAt: created_at }
}

export interface MailPage {
  mails: StoredMail[]
  total: number
}

/** Newest first; the search ignores case and Vietnamese marks. */
export async function listMails(
  queries: Queries,
  { search, ...page }: PageRequest & { search: string | undefined },
): Promise<MailPage> {
  const folded = foldText(search ?? '')
  const matching = queries
    .selectFrom('mails')
    .$if(folded !== '', (query) => query.where(sql<boolean>`search_text like ${`%${escapeLike(folded)}%`} escape '\\'`))
  const rows = await matching
    .select(['id', 'recipient', 'subject', 'status', 'failure', 'link', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { mails: rows.map(({ created_at, ...mail }) => ({ ...mail, createdAt: created_at })), total }
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
