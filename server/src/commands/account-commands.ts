import { rotateKeys } from '../accounts/keys/signing-keys.ts'
import { createSecurityNotices } from '../accounts/notices/security-notices.ts'
import { revokeResetsOf } from '../accounts/password-reset-store.ts'
import { endEverySession, endSessionsOf } from '../accounts/session-store.ts'
import { entriesBefore, insertEntry } from '../audit/audit-store.ts'
import { systemClock } from '../platform/clock.ts'
import { sessionsEnded } from '../platform/http/session-events.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createMail } from '../platform/mail/mail.ts'
import { publicUrlOf } from '../platform/config.ts'
import { deleteFactors } from '../second-factor/factor-store.ts'
import { deleteStepsOf } from '../second-factor/step-store.ts'
import { readablePassword } from '../users/new-password/readable-password.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import { addressLost } from '../users/shared-addresses.ts'
import { fullNameOf } from '../users/user.ts'
import { changePassword, findCredentials, findUserByEmail, findUsers } from '../users/user-store.ts'
import { type Command, beside, quiet } from './beside.ts'

const everyone = '--sign-out-everyone'
const now = (): string => systemClock.now().toISOString()

export const accountCommands: readonly Command[] = [
  {
    usage: 'reset-password <email or username>',
    run: ([email, ...more]) => (email === undefined || more.length > 0 ? null : resetPassword(email)),
  },
  {
    usage: 'remove-second-factor <email>',
    run: ([email, ...more]) => (email === undefined || more.length > 0 ? null : removeSecondFactor(email)),
  },
  {
    usage: 'lost-addresses',
    run: (more) => (more.length > 0 ? null : listLostAddresses()),
  },
  {
    usage: `rotate-keys [${everyone}]`,
    run: ([flag, ...more]) =>
      more.length > 0 || (flag !== undefined && flag !== everyone) ? null : changeKeys(flag === everyone),
  },
]

/** For the administrator who is locked out: ends every session of the account. */
function resetPassword(email: string): Promise<string> {
  return beside(async ({ database, events }) => {
    const user = (await findCredentials(database.read(), email))?.user
    if (user?.role !== 'administrator') return `No administrator is called ${email}.`
    const password = readablePassword()
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
  })
}

/** For the one administrator whose phone and recovery codes are lost: the password alone signs in again. */
function removeSecondFactor(email: string): Promise<string> {
  return beside(async ({ config, database, events }) => {
    const user = await findUserByEmail(database.read(), email.toLowerCase())
    if (!user) return `Nobody has the address ${email}.`
    const jobs = createJobs({ database, clock: systemClock, log: quiet })
    const mail = createMail({ database, jobs, clock: systemClock, settings: config.mail })
    const notices = createSecurityNotices({ clock: systemClock, mail, publicUrl: publicUrlOf(config) })
    await database.transaction(async (tx) => {
      const removed = await deleteFactors(tx, user.id)
      await deleteStepsOf(tx, user.id)
      events.publish(sessionsEnded, { sessionIds: await endSessionsOf(tx, user.id, now()) })
      await insertEntry(tx, {
        actor: null,
        action: 'second-factor.remove-all',
        recordType: 'user',
        recordId: user.id,
        details: { ...removed, by: 'command line' },
        now: now(),
      })
      await notices.secondFactorChanged(tx, user, { address: '', userAgent: '' })
    })
    return `All devices are signed out within ten seconds. ${email} signs in with the password alone.`
  })
}

/** Who had shared an address with the account that keeps it; all that the audit log still knows. */
function listLostAddresses(): Promise<string> {
  return beside(async ({ database }) => {
    const entries = await entriesBefore(database.read(), { action: addressLost }, { last: undefined, limit: 1000 })
    const keptBy = new Map(entries.map(({ recordId, details }) => [recordId, String(details['keptBy'])]))
    const users = await findUsers(database.read(), [...new Set([...keptBy].flat())])
    const byId = new Map(users.map((user) => [user.id, user]))
    const lines = [...keptBy].flatMap(([id, keeperId]) => {
      const [user, keeper] = [byId.get(id), byId.get(keeperId)]
      if (!user) return []
      const kept = keeper ? `${keeper.username} <${keeper.email ?? 'no address'}>` : 'an account that is gone'
      return [
        `${user.username} (${fullNameOf(user)}): its address stayed with ${kept}; it has ${user.email ?? 'none'} now.`,
      ]
    })
    return lines.length === 0 ? 'No account has lost an address that it shared.' : lines.join('\n')
  })
}

/** New keys sign from now on. Those before are recognised until what they signed has ended, or are worth nothing at once. */
function changeKeys(signsOutEveryone: boolean): Promise<string> {
  return beside(async ({ config, database, events }) => {
    if (config.tokenSecret !== undefined)
      throw new Error('The keys come from TOKEN_SECRET: set another one and restart. That signs everybody out.')
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
  })
}
