import { randomInt } from 'node:crypto'
import path from 'node:path'
import { hashPassword } from './users/passwords.ts'
import { rotateKeys } from './accounts/keys/signing-keys.ts'
import { revokeResetsOf } from './accounts/password-reset-store.ts'
import { endEverySession, endSessionsOf } from './accounts/session-store.ts'
import { insertEntry } from './audit/audit-store.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { type Events, createEvents } from './platform/events/events.ts'
import { sessionsEnded } from './platform/http/session-events.ts'
import { changePassword, findUserByEmail } from './users/user-store.ts'

const quiet = { info() {}, warn() {}, error() {} }
const usage = `Usage: npm run admin -- reset-password <email>
       npm run admin -- rotate-keys [--sign-out-everyone]`
const readable = 'abcdefghjkmnpqrstuvwxyz'
const everyone = '--sign-out-everyone'

const now = (): string => systemClock.now().toISOString()

/** Without letters that look alike, and strong enough for the rules of the form. */
function newPassword(): string {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => readable[randomInt(readable.length)]).join('')
  return `${letters(4).replace(/^./, (letter) => letter.toUpperCase())}-${letters(4)}-${letters(4)}-${randomInt(1000, 9999)}`
}

/** For the administrator who is locked out: works beside a running server, and ends every session of the account. */
async function resetPassword(database: Database, events: Events, email: string): Promise<string> {
  const user = await findUserByEmail(database.read(), email.toLowerCase())
  if (user?.role !== 'administrator') return `No administrator has the address ${email}.`
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await changePassword(tx, systemClock, user.id, passwordHash)
    events.publish(sessionsEnded, { sessionIds: await endSessionsOf(tx, user.id, now()) })
    await revokeResetsOf(tx, user.id, now())
    await insertEntry(tx, {
      actor: null,
      action: 'user.reset-password',
      recordType: 'user',
      recordId: user.id,
      details: { by: 'command line' },
      now: now(),
    })
  })
  return `All devices are signed out within ten seconds. New password of ${email}: ${password}`
}

/** New keys sign from now on. Those before are recognised until what they signed has ended, or are worth nothing at once. */
async function changeKeys(database: Database, events: Events, signsOutEveryone: boolean): Promise<string> {
  await database.transaction(async (tx) => {
    await rotateKeys(tx, systemClock, { atOnce: signsOutEveryone })
    if (signsOutEveryone) events.publish(sessionsEnded, { sessionIds: await endEverySession(tx, now()) })
    await insertEntry(tx, {
      actor: null,
      action: 'keys.rotate',
      recordType: 'system',
      recordId: 'keys',
      details: { by: 'command line', signsOutEveryone },
      now: now(),
    })
  })
  return signsOutEveryone
    ? 'New keys are in use, and everybody is signed out, within ten seconds.'
    : 'New keys are in use within ten seconds. Nobody is signed out; the old keys end by themselves.'
}

async function run([command, argument, ...more]: readonly string[]): Promise<string> {
  const isReset = command === 'reset-password' && argument !== undefined
  const isRotation = command === 'rotate-keys' && (argument === undefined || argument === everyone)
  if ((!isReset && !isRotation) || more.length > 0) throw new Error(usage)
  const config = readConfig(process.env)
  if (isRotation && config.tokenSecret !== undefined)
    throw new Error('The keys come from TOKEN_SECRET: set another one and restart. That signs everybody out.')
  const database = openDatabase(
    { url: config.databaseUrl, directory: path.resolve(config.dataDirectory), isVisitor: true },
    () => {},
  )
  const events = await createEvents({ database, log: quiet })
  try {
    return isReset
      ? await resetPassword(database, events, argument)
      : await changeKeys(database, events, argument === everyone)
  } finally {
    await events.close()
    await database.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
