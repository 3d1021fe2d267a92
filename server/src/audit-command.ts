import path from 'node:path'
import { insertEntry } from './audit/audit-store.ts'
import { trimEntries } from './audit/chain/sealing.ts'
import { verifyChain } from './audit/chain/verifying.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { namesOf } from './users/user-name-store.ts'

export const auditUsage = [
  '       npm run admin -- verify-audit [<position>:<hash>]',
  '       npm run admin -- trim-audit <day, for example 2025-12-31>',
].join('\n')

/** What the command line does with the audit log, beside a running server. Null when it is none of these. */
export async function runAuditCommand(command: string | undefined, argument: string | undefined) {
  if (command === 'verify-audit') return onDatabase((database) => verify(database, argument))
  if (command === 'trim-audit' && argument !== undefined) return onDatabase((database) => trim(database, argument))
  return null
}

async function verify(database: Database, argument: string | undefined): Promise<string> {
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(argument ?? '') ?? []
  if (argument !== undefined && hash === undefined) throw new Error(`${argument} is not <position>:<hash>.`)
  const { problems, entries, unsealed, head } = await database.snapshot((queries) =>
    verifyChain(queries, {
      existing: async (reading, ids) => new Set((await namesOf(reading, ids)).keys()),
      ...(hash !== undefined && { noted: { position: Number(position), hash } }),
    }),
  )
  if (problems.length > 0) throw new Error(['The audit log was tampered with:', ...problems].join('\n'))
  return [
    `The audit log is whole: ${entries} entries are sealed, ${unsealed} will be within a minute while the server runs.`,
    `Write this down elsewhere to compare with later: ${head.position}:${head.hash}`,
  ].join('\n')
}

async function trim(database: Database, day: string): Promise<string> {
  const before = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(before.getTime())) throw new Error(`${day} is not a day such as 2025-12-31.`)
  const entries = await trimEntries(database, before.toISOString())
  await database.transaction((tx) =>
    insertEntry(tx, {
      actor: null,
      action: 'audit.trim',
      recordType: 'audit',
      recordId: day,
      details: { by: 'command line', entries },
      now: systemClock.now().toISOString(),
    }),
  )
  return `${entries} entries from before ${day} were removed. The rest can still be verified.`
}

async function onDatabase<Result>(act: (database: Database) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const directory = path.resolve(config.dataDirectory)
  const database = openDatabase({ url: config.databaseUrl, directory, isVisitor: true }, () => {})
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}
