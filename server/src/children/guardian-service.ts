import { guardianMessages as messages } from '@lms/contracts/children/guardian-messages.ts'
import type * as contract from '@lms/contracts/children/guardians.ts'
import { guardianCodeHours, invitationDays, mostGuardians } from '@lms/contracts/children/guardians.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { newPassword, renewSignIn } from '../accounts/child-sign-in/renewed-sign-in.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import { type Clock, days, hours, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound, tooMany } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { type User, fullNameOf } from '../users/user.ts'
import { lockUser, saveUser } from '../users/user-change-store.ts'
import type { AccountMails, SessionEnding } from '../users/user-dependencies.ts'
import { namesOf } from '../users/user-name-store.ts'
import { findUser } from '../users/user-store.ts'
import { expectChild } from './child-access.ts'
import { codeHashOf, newGuardianCode } from './guardian-codes.ts'
import * as store from './guardian-store.ts'

/** Enough to mistype, hopeless to guess; whoever tries from many accounts still has one address. */
const tries = {
  account: { points: 10, windowMilliseconds: hours(1) },
  address: { points: 50, windowMilliseconds: hours(1) },
}
const makeLimit = { points: 20, windowMilliseconds: hours(1) }

export interface Guardians {
  list(actor: Actor, childId: string): Promise<DataOf<typeof contract.listGuardians>>
  makeCode(by: By, childId: string): Promise<DataOf<typeof contract.createGuardianCode>>
  endCode(by: By, childId: string): Promise<void>
  join(by: By, given: contract.GuardianCode): Promise<DataOf<typeof contract.joinAsGuardian>>
  remove(by: By, childId: string, guardianId: string): Promise<DataOf<typeof contract.removeGuardian>>
  /**
   * A code for a parent whom an administrator invites; an earlier one of theirs ends. Null when the child has guardians
   * enough. Part of the caller's transaction.
   */
  inviteTo(tx: Queries, by: By, childId: string): Promise<{ code: string; expiresAt: Date } | null>
  forgetExpiredCodes(): Promise<void>
}

interface GuardianDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
  sessions: Pick<SessionEnding, 'endAllOf'>
  accountMails: Pick<AccountMails, 'passwordChanged'>
  /** What was kept only to reach a guardian can go. */
  whenJoined?(tx: Queries, childId: string): Promise<void>
}

export function createGuardians(dependencies: GuardianDependencies): Guardians {
  const { database, clock, limits, audit, notifications, whenJoined } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'user')

  /** Whoever comes, leaves or is taken off waits here for the others: never does the last one go with another. */
  const lockShared = async (tx: Queries, actor: Actor, childId: string): Promise<User> =>
    expectChild(tx, await lockUser(tx, childId), (kinship) => can(actor, 'child:share', kinship))

  async function countTry({ actor, caller }: By): Promise<void> {
    const counted = [
      await limits.count(`guardian-code:${actor.id}`, tries.account),
      await limits.count(`guardian-code-from:${caller.address}`, tries.address),
    ]
    const refused = counted.filter(({ allowed }) => !allowed).map(({ retryAfterSeconds }) => retryAfterSeconds)
    if (refused.length > 0) throw tooMany(Math.max(...refused), 'too_many_codes', messages.tooManyTries)
  }

  /** What administrators see of a child has changed: a form of theirs that is open is told so. */
  const touch = (tx: Queries, child: User): Promise<User> => saveUser(tx, child, { firstName: child.firstName }, now())

  async function expectUsable(tx: Queries, codeHash: string): Promise<store.StoredCode> {
    const code = await store.findCode(tx, codeHash)
    if (!code || code.expiresAt <= now()) throw wrongCode()
    return code
  }

  return {
    async list(actor, childId) {
      const queries = database.read()
      await expectChild(queries, await findUser(queries, childId), (kinship) => can(actor, 'child:read', kinship))
      const links = await store.linksOf(queries, childId)
      const names = await namesOf(
        queries,
        links.map(({ parentId }) => parentId),
      )
      return {
        guardians: links.map(({ parentId, since }) => ({
          _id: parentId,
          name: names.get(parentId) ?? '',
          isYou: parentId === actor.id,
          since,
        })),
        codeExpiresAt: await store.codeEndOf(queries, { childId, madeBy: actor.id, now: now() }),
      }
    },

    async makeCode(by, childId) {
      const { actor } = by
      const { allowed, retryAfterSeconds } = await limits.count(`guardian-codes-of:${actor.id}`, makeLimit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      const { code, codeHash } = newGuardianCode()
      const expiresAt = later(clock.now(), hours(guardianCodeHours)).toISOString()
      await database.transaction(async (tx) => {
        await lockShared(tx, actor, childId)
        if ((await store.linksOf(tx, childId)).length >= mostGuardians) throw conflict('enough', messages.enough)
        await store.deleteCodesOf(tx, childId, actor.id)
        await store.insertCode(tx, { childId, madeBy: actor.id, codeHash, expiresAt, now: now() })
        await record(tx, by, 'child.make-code', childId)
      })
      return { code, expiresAt }
    },

    endCode(by, childId) {
      return database.transaction(async (tx) => {
        await lockShared(tx, by.actor, childId)
        await store.deleteCodesOf(tx, childId, by.actor.id)
        await record(tx, by, 'child.end-code', childId)
      })
    },

    async join(by, { code }) {
      const { actor } = by
      authorizeRole(actor, 'child:join')
      await countTry(by)
      const codeHash = codeHashOf(code)
      return database.transaction(async (tx) => {
        const { childId } = await expectUsable(tx, codeHash)
        const child = await lockUser(tx, childId)
        // Others may have been quicker while this one waited for the child.
        const { id, madeBy } = await expectUsable(tx, codeHash)
        const guardians = (await store.linksOf(tx, childId)).map(({ parentId }) => parentId)
        if (guardians.includes(actor.id)) throw conflict('already_guardian', messages.alreadyGuardian)
        const isGood = child?.role === 'student' && child.deletedAt === null && (await mayInvite(tx, madeBy, guardians))
        if (!child || !isGood) throw wrongCode()
        if (guardians.length >= mostGuardians) throw conflict('enough', messages.enough)
        if (!(await store.useUp(tx, id))) throw wrongCode()
        await store.addLink(tx, childId, actor.id, now())
        await whenJoined?.(tx, childId)
        await touch(tx, child)
        await record(tx, by, 'child.join', childId, { invitedBy: madeBy })
        const told = { childId, child: fullNameOf(child) }
        await notifications.notify(tx, guardians, 'guardian_joined', told, childId)
        return { child: { _id: childId, fullName: fullNameOf(child) } }
      })
    },

    async remove(by, childId, guardianId) {
      const wasRemoved = guardianId !== by.actor.id
      // Who leaves is not told how the child signs in from now on, and who stays could not be.
      const made = wasRemoved ? await newPassword() : null
      return database.transaction(async (tx) => {
        const child = await lockShared(tx, by.actor, childId)
        const guardians = (await store.linksOf(tx, childId)).map(({ parentId }) => parentId)
        if (!guardians.includes(guardianId)) throw notFound(messages.notFound)
        const staying = guardians.filter((id) => id !== guardianId)
        if (staying.length === 0) throw conflict('last_guardian', messages.lastStays)
        await store.removeLink(tx, childId, guardianId)
        await store.deleteCodesOf(tx, childId, guardianId)
        await touch(tx, child)
        await record(tx, by, wasRemoved ? 'child.remove-guardian' : 'child.leave', childId, { guardianId })
        const told = { childId, child: fullNameOf(child) }
        const others = staying.filter((id) => id !== by.actor.id)
        await notifications.notify(tx, others, 'guardian_left', { ...told, wasRemoved }, childId)
        if (wasRemoved) await notifications.notify(tx, [guardianId], 'guardian_removed', told, childId)
        return { signIn: made && (await renewSignIn(tx, dependencies, { child, made, caller: by.caller })) }
      })
    },

    async inviteTo(tx, by, childId) {
      const child = await expectChild(tx, await lockUser(tx, childId), (kinship) =>
        can(by.actor, 'child:invite', kinship),
      )
      if ((await store.linksOf(tx, child.id)).length >= mostGuardians) return null
      const { code, codeHash } = newGuardianCode()
      const expiresAt = later(clock.now(), days(invitationDays))
      await store.deleteCodesOf(tx, childId, by.actor.id)
      const made = { childId, madeBy: by.actor.id, codeHash, expiresAt: expiresAt.toISOString(), now: now() }
      await store.insertCode(tx, made)
      await record(tx, by, 'child.make-code', childId)
      return { code, expiresAt }
    },

    forgetExpiredCodes: () => database.transaction((tx) => store.deleteCodesBefore(tx, now())),
  }
}

/** Another guardian, or an administrator who still is one. */
async function mayInvite(queries: Queries, madeBy: string, guardians: readonly string[]): Promise<boolean> {
  if (guardians.includes(madeBy)) return true
  const maker = await findUser(queries, madeBy)
  return maker?.role === 'administrator' && maker.isActive
}

function wrongCode() {
  return invalid([{ field: 'code', message: messages.codeInvalid }], messages.codeInvalid)
}
