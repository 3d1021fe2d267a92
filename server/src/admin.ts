import { randomInt } from 'node:crypto'
import path from 'node:path'
import { hashPassword } from './users/passwords.ts'
import { revokeResetsOf } from './accounts/password-reset-store.ts'
import { endSessionsOf } from './accounts/session-store.ts'
import { auditUsage, runAuditCommand } from './audit-command.ts'
import { insertEntry } from './audit/audit-store.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { createEvents } from './platform/events/events.ts'
import { sessionsEnded } from './platform/http/session-events.ts'
import { changePassword, findUserByEmail } from './users/user-store.ts'

const quiet = { info() {}, warn() {}, error() {} }
const usage = `Usage: npm run admin -- reset-password <email>\n${auditUsage}`
const readable = 'abcdefghjkmnpqrstuvwxyz'

/** Without letters that look alike, and strong enough for the rules of the form. */
function newPassword(): string {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => readable[randomInt(readable.length)]).join('')
  return `${letters(4).replace(/^./, (letter) => letter.toUpperCase())}-${letters(4)}-${letters(4)}-${randomInt(1000, 9999)}`
}

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
    const password = newPassword()
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

const [command, email] = process.argv.slice(2)
try {
  const told = await runAuditCommand(command, email)
  if (told === null && (command !== 'reset-password' || email === undefined)) throw new Error(usage)
  process.stdout.write(`${told ?? (await resetPassword(email ?? ''))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
