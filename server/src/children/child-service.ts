import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { consentPurposes } from '@lms/contracts/children/consents.ts'
import { childMessages as messages } from '@lms/contracts/children/child-messages.ts'
import type * as contract from '@lms/contracts/children/children.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can, may } from '@lms/contracts/permissions.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { newPassword, renewSignIn, setChildPassword } from '../accounts/child-sign-in/renewed-sign-in.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { searchWords } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorize, authorizeRole } from '../platform/http/authorize.ts'
import { type AppError, conflict, forbidden, invalid, tooMany } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { offsetOf, paginationOf } from '../platform/pagination.ts'
import { authorsOf } from '../users/author-store.ts'
import { checkChildPassword } from '../users/new-password/check-password.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import type { AccountMails, SessionEnding } from '../users/user-dependencies.ts'
import { type User, searchTextOf, sortNameOf } from '../users/user.ts'
import { type UserUpdate, lockUser, saveUser } from '../users/user-change-store.ts'
import { listUsers } from '../users/user-list-store.ts'
import { findUser, findUsers, insertUser, isEmailTaken, isUsernameTaken } from '../users/user-store.ts'
import { expectChild } from './child-access.ts'
import * as store from './child-store.ts'
import { currentDecisions, saveFirstConsent } from './consent-store.ts'
import { toChild, toChildForAdministrator, toChildForParent } from './child-view.ts'
import { isConsentAsked } from './rules/consent-rules.ts'

/** More than any family has. */
const createLimit = { points: 60, windowMilliseconds: hours(1) }

type OneChild = DataOf<typeof contract.getChild>
type ManyChildren = DataOf<typeof contract.listChildren>

export interface Children {
  list(actor: Actor, query: QueryOf<typeof contract.listChildren>): Promise<ManyChildren>
  get(actor: Actor, id: string): Promise<OneChild>
  create(by: By, draft: contract.ChildDraft): Promise<OneChild>
  update(by: By, id: string, changes: contract.ChildChanges): Promise<DataOf<typeof contract.updateChild>>
}

interface ChildDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Pick<Audit, 'record'>
  sessions: Pick<SessionEnding, 'endAllOf'>
  accountMails: AccountMails
}

export function createChildren(dependencies: ChildDependencies): Children {
  const { database, clock, limits, audit, accountMails } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'user')

  async function view(queries: Queries, actor: Actor, users: readonly User[]): Promise<contract.Child[]> {
    const ids = users.map(({ id }) => id)
    if (actor.role !== 'administrator') {
      const decisions = (await currentDecisions(queries, ids)).filter(({ purpose }) => purpose === 'account')
      const decided = new Map(decisions.map((decision) => [decision.childId, decision]))
      return users.map((user) => toChildForParent(user, isConsentAsked(decided.get(user.id), consentVersion)))
    }
    const parents = await store.parentIdsOfEach(queries, ids)
    const people = await authorsOf(queries, [...parents.values()].flat())
    return users.map((user) => toChildForAdministrator(user, parents.get(user.id) ?? [], people))
  }

  async function viewOne(queries: Queries, actor: Actor, user: User): Promise<OneChild> {
    const [child = toChild(user)] = await view(queries, actor, [user])
    return { child }
  }

  const childOf = (queries: Queries, actor: Actor, user: User | null): Promise<User> =>
    expectChild(queries, user, (kinship) => can(actor, 'child:read', kinship))

  async function ownChildren(actor: Actor, { page, limit, search }: QueryOf<typeof contract.listChildren>) {
    const words = searchWords(search)
    const users = await findUsers(database.read(), await store.childIdsOf(database.read(), actor.id))
    const found = users
      .filter(({ role }) => role === 'student')
      .filter((user) => words.every((word) => searchTextOf(user).includes(word)))
      .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    const start = offsetOf({ page, limit })
    return { users: found.slice(start, start + limit), total: found.length, isCapped: false }
  }

  async function expectParents(tx: Queries, ids: readonly string[]): Promise<void> {
    const parents = (await findUsers(tx, ids)).filter(({ role }) => role === 'parent')
    if (parents.length < ids.length) throw invalid([{ field: 'parentIds', message: messages.parentUnknown }])
  }

  return {
    async list(actor, query) {
      authorizeRole(actor, 'child:list')
      const { users, total, isCapped } =
        actor.role === 'administrator'
          ? await listUsers(database.read(), { ...query, role: 'student', sortBy: 'displayName', sortOrder: 'asc' })
          : await ownChildren(actor, query)
      return {
        children: await view(database.read(), actor, users),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async get(actor, id) {
      const user = await childOf(database.read(), actor, await findUser(database.read(), id))
      return viewOne(database.read(), actor, user)
    },

    async create(by, { password, parentIds = [], consent, ...person }) {
      const { actor } = by
      authorizeRole(actor, 'child:create')
      if (parentIds.length > 0 && actor.role !== 'administrator') throw forbidden()
      if (consent !== undefined && !may(actor, 'child:consent')) throw forbidden()
      const { allowed, retryAfterSeconds } = await limits.count(`child:${actor.id}`, createLimit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      await checkChildPassword(password, person)
      const passwordHash = await hashPassword(password)
      return database.transaction(async (tx) => {
        const linked = [...new Set(actor.role === 'administrator' ? parentIds : [actor.id])]
        if (actor.role === 'administrator') await expectParents(tx, linked)
        if (await isUsernameTaken(tx, person.username)) throw taken('username')
        const standing = { role: 'student', isActive: true, approval: 'approved', isEmailVerified: false } as const
        const user = await insertUser(tx, clock, { ...person, ...standing, passwordHash, isDemo: false })
        if (!user) throw taken((await isUsernameTaken(tx, person.username)) ? 'username' : 'email')
        await store.saveParents(tx, user.id, linked, now())
        if (user.email !== null) await accountMails.askToVerify(tx, user.id)
        if (consent !== undefined)
          await saveFirstConsent(tx, { childId: user.id, decidedBy: actor.id, decidedAt: now() }, consent)
        const agreed = consent && consentPurposes.filter((purpose) => consent[purpose])
        await record(tx, by, 'child.create', user.id, { parentIds: linked, ...(agreed && { agreed }) })
        return viewOne(tx, actor, user)
      })
    },

    async update(by, id, { version, password, parentIds, ...person }) {
      const { actor } = by
      const known = await childOf(database.read(), actor, await findUser(database.read(), id))
      if (parentIds !== undefined && actor.role !== 'administrator') throw forbidden()
      if (password !== undefined) await checkChildPassword(password, { ...known, ...person })
      const made = password === undefined && parentIds === undefined ? null : await newPassword(password)
      return database.transaction(async (tx) => {
        const child = await childOf(tx, actor, await lockUser(tx, id))
        const linked = await store.parentIdsOf(tx, id)
        authorize(actor, 'child:update', { parentIds: linked })
        if (version !== undefined && version !== child.version)
          throw conflict('stale', platformMessages.stale, { data: await viewOne(tx, actor, child) })
        const fields = changedFields(child, person)
        const { email } = person
        const changesEmail = fields.includes('email')
        if (changesEmail && typeof email === 'string' && (await isEmailTaken(tx, email))) throw taken('email')
        const update: UserUpdate = { ...person, ...(changesEmail && { isEmailVerified: false }) }
        const wanted = parentIds && [...new Set(parentIds)]
        const isLinkedAnew = wanted !== undefined && wanted.toSorted().join() !== linked.toSorted().join()
        // Links are part of what administrators see of a child: whoever saw others is told so.
        const saved =
          fields.length === 0 && !isLinkedAnew
            ? child
            : await saveUser(tx, child, { firstName: child.firstName, ...update }, now())
        // Whoever is taken off may know how the child signs in.
        const isSomebodyOff = wanted !== undefined && linked.some((parentId) => !wanted.includes(parentId))
        const renewal = made && { child, made, caller: by.caller }
        const signIn = renewal && isSomebodyOff ? await renewSignIn(tx, dependencies, renewal) : null
        if (renewal && password !== undefined && !isSomebodyOff) await setChildPassword(tx, dependencies, renewal)
        if (changesEmail) {
          await accountMails.emailChanged(tx, child, by.caller)
          if (saved.email !== null) await accountMails.askToVerify(tx, id)
        }
        if (isLinkedAnew) {
          await expectParents(tx, wanted)
          await store.saveParents(tx, id, wanted, now())
        }
        const touched = [
          ...fields,
          ...(password !== undefined || isSomebodyOff ? ['password'] : []),
          ...(isLinkedAnew ? ['parentIds'] : []),
        ]
        if (touched.length > 0) await record(tx, by, 'child.update', id, { fields: touched })
        return { ...(await viewOne(tx, actor, saved)), signIn }
      })
    },
  }
}

function orderOf(user: User): string {
  return `${sortNameOf(user)} ${user.id}`
}

function taken(field: 'email' | 'username'): AppError {
  const message = field === 'email' ? messages.emailTaken : messages.usernameTaken
  return conflict(`${field}_taken`, message, { errors: [{ field, message: message }] })
}
