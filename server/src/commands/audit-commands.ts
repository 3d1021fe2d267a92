import { insertEntry } from '../audit/audit-store.ts'
import { trimEntries } from '../audit/chain/sealing.ts'
import { verifyChain } from '../audit/chain/verifying.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { type Command, beside } from './beside.ts'
import { namesOf } from '../users/user-name-store.ts'

export const auditCommands: readonly Command[] = [
  {
    usage: 'verify-audit [<position>:<hash>]',
    run: ([noted, ...more]) => (more.length > 0 ? null : beside(({ database }) => verify(database, noted))),
  },
  {
    usage: 'trim-audit <day, for example 2025-12-31>',
    run: ([day, ...more]) =>
      day === undefined || more.length > 0 ? null : beside(({ database }) => trim(database, day)),
  },
]

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
