import { type Database, type DatabaseSettings, openDatabase } from '../../server/src/platform/database/database.ts'
import type { Ledger } from './writers.ts'

export interface Findings {
  /** Acknowledged, and not there. */
  missing: string[]
  /** One act of which only a part is there. */
  halfDone: string[]
}

/** Looks into the database beside the running server. Nobody writes but its jobs. */
export async function inspect(place: DatabaseSettings, ledger: Ledger): Promise<Findings> {
  const database = openDatabase({ ...place, isVisitor: true }, () => {})
  try {
    return {
      missing: [...(await missingAccounts(database, ledger)), ...(await missingMails(database, ledger))],
      halfDone: [...(await halfRegistrations(database)), ...(await halfLetters(database))],
    }
  } finally {
    await database.close()
  }
}

async function missingAccounts(database: Database, { registered }: Ledger): Promise<string[]> {
  const rows = await database.read().selectFrom('users').select('email').execute()
  const present = new Set(rows.map(({ email }) => email))
  return [...registered].filter((email) => !present.has(email)).map((email) => `account ${email}`)
}

/**
 * The letter that asks whether the address is right is written, or the job that will write it waits. The jobs come
 * first: one that is gone has left its letter.
 */
async function missingMails(database: Database, { registered }: Ledger): Promise<string[]> {
  const jobs = await database.read().selectFrom('jobs').select('payload').execute()
  const mails = await database.read().selectFrom('mails').select('recipient').execute()
  const users = await database.read().selectFrom('users').select(['id', 'email']).execute()
  const waiting = new Set(jobs.map(({ payload }) => (payload as { userId?: string }).userId))
  const present = new Set([
    ...mails.map(({ recipient }) => recipient),
    ...users.filter(({ id }) => waiting.has(id)).map(({ email }) => email),
  ])
  return [...registered].filter((email) => !present.has(email)).map((email) => `mail to ${email}`)
}

/** A registration that waits for approval and the notification of the administrator are one act. */
async function halfRegistrations(database: Database): Promise<string[]> {
  const rows = await database.read().selectFrom('users').select('id').where('approval', '=', 'waiting').execute()
  const told = await database
    .read()
    .selectFrom('notifications')
    .select('record_id')
    .where('kind', '=', 'registration')
    .execute()
  return differences(
    rows.map(({ id }) => id),
    told.map(({ record_id }) => record_id ?? ''),
  )
}

/** So are a link and the letter that carries it. One that was written twice has one link, the newer. */
async function halfLetters(database: Database): Promise<string[]> {
  const links = await database
    .read()
    .selectFrom('email_verifications')
    .leftJoin('mails', 'mails.reference', 'email_verifications.id')
    .select('email_verifications.id')
    .where('mails.id', 'is', null)
    .execute()
  const mails = await database
    .read()
    .selectFrom('mails')
    .leftJoin('email_verifications', 'email_verifications.user_id', 'mails.about_id')
    .select('mails.id')
    .where('email_verifications.id', 'is', null)
    .execute()
  return [...links.map(({ id }) => `link without mail ${id}`), ...mails.map(({ id }) => `mail without link ${id}`)]
}

function differences(accounts: readonly string[], told: readonly string[]): string[] {
  return [
    ...accounts.filter((name) => !told.includes(name)).map((name) => `account without notification ${name}`),
    ...told.filter((name) => !accounts.includes(name)).map((name) => `notification without account ${name}`),
  ]
}
