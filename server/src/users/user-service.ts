import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { userMessages as messages } from '@lms/contracts/users/user-messages.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { UserChanges, UserCreate, UserStats, getUser, listUsers } from '@lms/contracts/users/users.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import { days, later } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { type AppError, conflict, forbidden, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { paginationOf } from '../platform/pagination.ts'
import { checkNewPassword } from './new-password/check-password.ts'
import { hashPassword } from './sign-in/passwords.ts'
import type { UserDependencies } from './user-dependencies.ts'
import { type NewUser, type User, freeUsername, usernameFrom } from './user.ts'
import * as changes from './user-change-store.ts'
import * as lists from './user-list-store.ts'
import { type Standing, approvalAfter, endsSessions, refusalOf } from './user-rules.ts'
import * as store from './user-store.ts'
import { toUserView } from './user-view.ts'

type OneUser = DataOf<typeof getUser>

export interface Users {
  list(actor: Actor, query: QueryOf<typeof listUsers>): Promise<DataOf<typeof listUsers>>
  get(actor: Actor, id: string): Promise<OneUser>
  stats(actor: Actor): Promise<UserStats>
  create(by: By, form: UserCreate): Promise<OneUser>
  update(by: By, id: string, changes: UserChanges): Promise<OneUser>
  remove(by: By, id: string): Promise<void>
  restore(by: By, id: string): Promise<OneUser>
  approve(by: By, id: string): Promise<OneUser>
  reject(by: By, id: string): Promise<OneUser>
}

export function createUsers(dependencies: UserDependencies): Users {
  const { database, clock, sessions, audit, settings, notifications, accountMails, withdrawnAmong } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'user')

  /** Somebody else may take the name between the look and the insert; then the next one is tried. */
  async function insert(tx: Queries, person: NewUser & { email: string }, chosen: string | undefined): Promise<User> {
    for (;;) {
      if (await store.isEmailTaken(tx, person.email)) throw taken('email')
      if (chosen !== undefined && (await store.isUsernameTaken(tx, chosen))) throw taken('username')
      const username = chosen ?? freeUsername(person.username, await store.takenUsernames(tx, person.username))
      const user = await store.insertUser(tx, clock, { ...person, username })
      if (user) return user
    }
  }

  /** The change of a person's standing, with all that depends on it. Locks administrators first, then the person. */
  async function lockFor(tx: Queries, { actor }: By, id: string, standing: Standing): Promise<User> {
    const touchesStanding = Object.values(standing).some((value) => value !== undefined)
    const administrators = touchesStanding ? await changes.lockAdministrators(tx) : null
    const user = await changes.lockUser(tx, id)
    if (!user || user.deletedAt !== null) throw notFound(messages.notFound)
    if (administrators) {
      // Somebody may have shut the actor out since the request came in.
      if (!administrators.has(actor.id)) throw forbidden()
      const withdrawn = await withdrawnAmong(tx, [id])
      const refusal = refusalOf(actor.id, user, standing, { administrators, withdrawn })
      if (refusal) throw conflict(refusal.code, refusal.message)
    }
    return user
  }

  function decide(by: By, id: string, verdict: 'approved' | 'rejected'): Promise<OneUser> {
    authorizeRole(by.actor, 'user:update')
    return database.transaction(async (tx) => {
      const user = await changes.lockUser(tx, id)
      if (!user || user.deletedAt !== null) throw notFound(messages.notFound)
      if (user.approval === verdict) return { user: toUserView(user) }
      // A yes can follow a no; a yes is not taken back here.
      if (user.approval === 'approved') throw conflict('not_waiting', messages.notWaiting)
      const activates = verdict === 'approved' && user.role === 'administrator'
      const update = { approval: verdict, ...(activates && { isActive: true }) }
      const saved = await changes.saveUser(tx, user, update, now())
      await notifications.settle(tx, 'registration', [id])
      await record(tx, by, verdict === 'approved' ? 'user.approve' : 'user.reject', id)
      return { user: toUserView(saved) }
    })
  }

  return {
    async list(actor, query) {
      authorizeRole(actor, 'user:read')
      const { users, total, isCapped } = await lists.listUsers(database.near(), query)
      return { users: users.map(toUserView), pagination: paginationOf(query, total, isCapped) }
    },

    async get(actor, id) {
      authorizeRole(actor, 'user:read')
      const user = await store.findUserEvenDeleted(database.read(), id)
      if (!user) throw notFound(messages.notFound)
      return { user: toUserView(user) }
    },

    stats(actor) {
      authorizeRole(actor, 'user:read')
      return lists.readStats(database.near(), later(clock.now(), -days(7)).toISOString())
    },

    async create(by, { username, password, ...person }) {
      authorizeRole(by.actor, 'user:create')
      if (await store.isEmailTaken(database.read(), person.email)) throw taken('email')
      await checkNewPassword(settings, password, { ...person, username: username ?? '' })
      const passwordHash = await hashPassword(password)
      return database.transaction(async (tx) => {
        const newUser = { ...person, passwordHash, approval: 'approved', isDemo: false } as const
        const user = await insert(tx, { ...newUser, username: usernameFrom(person.email) }, username)
        if (!user.isEmailVerified) await accountMails.askToVerify(tx, user.id)
        await record(tx, by, 'user.create', user.id, { role: user.role })
        return { user: toUserView(user) }
      })
    },

    update(by, id, { version, preferences, ...wanted }) {
      authorizeRole(by.actor, 'user:update')
      const { role, isActive } = wanted
      return database.transaction(async (tx) => {
        const user = await lockFor(tx, by, id, { role, isActive })
        if (version !== undefined && version !== user.version) throw stale(user)
        const approval = approvalAfter(user, role ?? user.role, isActive ?? user.isActive)
        const update = {
          ...wanted,
          approval,
          ...(preferences && { preferences: { ...user.preferences, ...preferences } }),
        }
        const fields = changedFields(user, update)
        if (fields.length === 0) return { user: toUserView(user) }
        const saved = await changes.saveUser(tx, user, update, now())
        if (endsSessions(user, { role, isActive })) await sessions.endAllOf(tx, id)
        if (approval !== user.approval) await notifications.settle(tx, 'registration', [id])
        await record(tx, by, 'user.update', id, { fields })
        return { user: toUserView(saved) }
      })
    },

    remove(by, id) {
      authorizeRole(by.actor, 'user:delete')
      return database.transaction(async (tx) => {
        await lockFor(tx, by, id, { isDeleted: true })
        await changes.saveStanding(tx, [id], { deletedAt: now() }, now())
        await sessions.endAllOf(tx, id)
        await notifications.settle(tx, 'registration', [id])
        await record(tx, by, 'user.delete', id)
      })
    },

    restore(by, id) {
      authorizeRole(by.actor, 'user:update')
      return database.transaction(async (tx) => {
        const user = await changes.lockUser(tx, id)
        if (!user) throw notFound(messages.notFound)
        if (user.deletedAt !== null) {
          await changes.saveStanding(tx, [id], { deletedAt: null }, now())
          await record(tx, by, 'user.restore', id)
        }
        const restored = await changes.lockUser(tx, id)
        return { user: toUserView(restored ?? user) }
      })
    },

    approve: (by, id) => decide(by, id, 'approved'),
    reject: (by, id) => decide(by, id, 'rejected'),
  }
}

export function stale(user: User): AppError {
  return conflict('stale', platformMessages.stale, { data: { user: toUserView(user) } })
}

function taken(field: 'email' | 'username'): AppError {
  const message = field === 'email' ? messages.emailTaken : messages.usernameTaken
  return conflict(`${field}_taken`, message, { errors: [{ field, message: message }] })
}
