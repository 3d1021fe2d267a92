import { randomInt } from 'node:crypto'
import path from 'node:path'
import { hashPassword } from './users/passwords.ts'
import { revokeResetsOf } from './accounts/password-reset-store.ts'
import { endSessionsOf } from './accounts/session-store.ts'
import { insertEntry } from './audit/audit-store.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { createEvents } from './platform/events/events.ts'
import { sessionsEnded } from './platform/http/session-events.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createMail } from './platform/mail/mail.ts'
import { deleteFactors } from './second-factor/factor-store.ts'
import { tellByMail } from './second-factor/second-factor-mail.ts'
import { deleteStepsOf } from './second-factor/step-store.ts'
import { changePassword, findUserByEmail } from './users/user-store.ts'

const quiet = { info() {}, warn() {}, error() {} }
const usage = 'Usage: npm run admin -- reset-password <email> | remove-second-factor <email>'
const readable = 'abcdefghjkmnpqrstuvwxyz'

/** Without letters that look alike, and strong enough for the rules of the form. */
function newPassword(): string {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => readable[randomInt(readable.length)]).join('')
  return `${letters(4).replace(/^./, (letter) => letter.toUpperCase())}-${letters(4)}-${letters(4)}-${randomInt(1000, 9999)}`
}

async function withDatabase(act: (database: Database, config: Config) => Promise<string>): Promise<string> {
  const config = readConfig(process.env)
  const database = openDatabase(
    { url: config.databaseUrl, directory: path.resolve(config.dataDirectory), isVisitor: true },
    () => {},
  )
  try {
    return await act(database, config)
  } finally {
    await database.close()
  }
}

/** For the administrator who is locked out: works beside a running server, and ends every session of the account. */
function resetPassword(email: string): Promise<string> {
  return withDatabase(async (database) => {
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
  })
}

/** For the one administrator whose phone and recovery codes are lost: the password alone signs in again. */
function removeSecondFactor(email: string): Promise<string> {
  return withDatabase(async (database, config) => {
    const user = await findUserByEmail(database.read(), email.toLowerCase())
    if (!user) return `Nobody has the address ${email}.`
    const events = await createEvents({ database, log: quiet })
    const jobs = createJobs({ database, clock: systemClock, log: quiet })
    const tell = tellByMail(createMail({ database, jobs, clock: systemClock, settings: config.mail }))
    await database.transaction(async (tx) => {
      const removed = await deleteFactors(tx, user.id)
      await deleteStepsOf(tx, user.id)
      const sessionIds = await endSessionsOf(tx, user.id, systemClock.now().toISOString())
      events.publish(sessionsEnded, { sessionIds })
      await insertEntry(tx, {
        actor: null,
        action: 'second-factor.remove-all',
        recordType: 'user',
        recordId: user.id,
        details: { ...removed, by: 'command line' },
        now: systemClock.now().toISOString(),
      })
      await tell(tx, user.id, 'removed-by-administrator')
    })
    await events.close()
    return `All devices are signed out within ten seconds. ${email} signs in with the password alone.`
  })
}

const commands: Readonly<Record<string, (email: string) => Promise<string>>> = {
  'reset-password': resetPassword,
  'remove-second-factor': removeSecondFactor,
}

const [command = '', email] = process.argv.slice(2)
try {
  const run = commands[command]
  if (run === undefined || email === undefined) throw new Error(usage)
  process.stdout.write(`${await run(email)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
