import path from 'node:path'
import { readablePassword } from './users/new-password/readable-password.ts'
import { hashPassword } from './users/passwords.ts'
import { revokeResetsOf } from './accounts/password-reset-store.ts'
import { endSessionsOf } from './accounts/session-store.ts'
import { auditUsage, runAuditCommand } from './audit-command.ts'
import { insertEntry } from './audit/audit-store.ts'
import { checkAll } from './check/check.ts'
import { upgradePlan } from './check/upgrade-plan.ts'
import { migrations } from './migrations.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { createEvents } from './platform/events/events.ts'
import { sessionsEnded } from './platform/http/session-events.ts'
import { createStorage } from './platform/storage/storage.ts'
import { changePassword, findUserByEmail } from './users/user-store.ts'

const quiet = { info() {}, warn() {}, error() {} }
const usage = `Usage: npm run admin -- reset-password <email> | check | plan\n${auditUsage}`

/** For the administrator who is locked out: works beside a running server, and ends every session of the account. */
async function resetPassword(email: string): Promise<string> {
  const config = readConfig(process.env)
  const database = openDatabase(
    { url: config.databaseUrl, directory: path.resolve(config.dataDirectory), isVisitor: true },
    () => {},
  )
  try {
    const user = await findUserByEmail(database.read(), email.toLowerCase())
    if (user?.role !== 'administrator') return `No administrator has the address ${email}.`
    const password = readablePassword()
    const passwordHash = await hashPassword(password)
    const events = await createEvents({ database, log: quiet })
    await database.transaction(async (tx) => {
      await changePassword(tx, systemClock, user.id, passwordHash)
      const sessionIds = await endSessionsOf(tx, user.id, systemClock.now().toISOString())
      events.publish(sessionsEnded, { sessionIds })
      await revokeResetsOf(tx, user.id, systemClock.now().toISOString())
      await insertEntry(tx, {
        actor: null,
        action: 'user.reset-password',
        recordType: 'user',
        recordId: user.id,
        details: { by: 'command line' },
        now: systemClock.now().toISOString(),
      })
    })
    await events.close()
    return `All devices are signed out within ten seconds. New password of ${email}: ${password}`
  } finally {
    await database.close()
  }
}

async function beside<Result>(act: (database: Database, directory: string) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const directory = path.resolve(config.dataDirectory)
  const database = openDatabase({ url: config.databaseUrl, directory, isVisitor: true }, () => {})
  try {
    return await act(database, directory)
  } finally {
    await database.close()
  }
}

async function check(): Promise<string> {
  const found = await beside((database, directory) =>
    checkAll({ database, storage: createStorage(directory), clock: systemClock }),
  )
  const left = found.filter(({ isMended }) => !isMended)
  if (left.length > 0) process.exitCode = 1
  const lines = found.map(({ what, isMended }) => `${isMended ? 'Mended' : 'Found'}: ${what}`)
  return [...lines, left.length === 0 ? 'All is well.' : `${left.length} things need a person.`].join('\n')
}

async function plan(): Promise<string> {
  return (await beside((database) => upgradePlan(database, migrations))).join('\n')
}

async function run(command: string | undefined, email: string | undefined): Promise<string> {
  if (command === 'check') return check()
  if (command === 'plan') return plan()
  if (command === 'reset-password' && email !== undefined) return resetPassword(email)
  throw new Error(usage)
}

const [command, email] = process.argv.slice(2)
try {
  process.stdout.write(`${(await runAuditCommand(command, email)) ?? (await run(command, email))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
