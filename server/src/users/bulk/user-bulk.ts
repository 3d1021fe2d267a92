import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { roleFromInput } from '@lms/contracts/roles.ts'
import { type UserBulk, type bulkUsers, maximumBulkIds } from '@lms/contracts/users/user-bulk.ts'
import { userMessages as messages } from '@lms/contracts/users/user-messages.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { judgeEach } from '../../platform/bulk.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { conflict, forbidden } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import type { UserDependencies } from '../user-dependencies.ts'
import type { User } from '../user.ts'
import { type StandingUpdate, lockAdministrators, lockUsers, saveStanding } from '../user-change-store.ts'
import { countExactly, matchingIds } from '../user-list-store.ts'
import { type Standing, approvalAfter, endsSessions, refusalOf } from '../user-rules.ts'

/** As many of a filter's matches as one transaction changes; the caller comes back for the next. */
const portion = maximumBulkIds / 2

type Answer = DataOf<typeof bulkUsers>

export interface UserBulkActs {
  act(by: By, bulk: UserBulk): Promise<Answer>
}

export function createUserBulk(dependencies: UserDependencies): UserBulkActs {
  const { database, clock, sessions, audit, notifications, withdrawnAmong } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'user')

  /** Who is to be changed. A filter names those whom the person saw: when their number has changed, somebody else would be hit. */
  async function chosen(tx: Queries, { ids, filter = {}, total = 0, after }: UserBulk): Promise<Chosen> {
    if (ids) return { ids, next: null, remaining: 0 }
    const matching = await countExactly(tx, filter, after)
    if (matching !== total) {
      throw conflict('selection_changed', messages.selectionChanged, { data: { total: matching } })
    }
    const found = await matchingIds(tx, filter, after, portion)
    const remaining = matching - found.length
    return { ids: found, next: remaining > 0 ? (found.at(-1) ?? null) : null, remaining }
  }

  return {
    act(by, bulk) {
      const plan = planOf(bulk)
      authorizeRole(by.actor, plan.standing.isDeleted ? 'user:delete' : 'user:update')
      return database.transaction(async (tx) => {
        const administrators = await lockAdministrators(tx)
        // Somebody may have shut the actor out since the request came in.
        if (!administrators.has(by.actor.id)) throw forbidden()
        const { ids, next, remaining } = await chosen(tx, bulk)
        let withdrawn: ReadonlySet<string> = new Set()
        const lock = async (chosenIds: readonly string[]): Promise<User[]> => {
          const users = await lockUsers(tx, chosenIds)
          withdrawn = await withdrawnAmong(tx, chosenIds)
          return users
        }
        const { changed, answer } = await judgeEach(ids, lock, (user) => {
          if (!user || user.deletedAt !== null) return { refused: messages.notFound }
          const refused = refusalOf(by.actor.id, user, plan.standing, { administrators, withdrawn })?.message
          if (refused) return { refused }
          if (plan.update.isEmailVerified && user.email === null) return { refused: messages.noAddress }
          if (!staysAdministrator(user, plan.standing)) administrators.delete(user.id)
          return { done: plan.done }
        })
        await save(tx, changed, plan)
        for (const { id } of changed) await record(tx, by, plan.action, id, plan.details)
        return { ...answer, next, remaining }
      })
    },
  }

  async function save(tx: Queries, users: readonly User[], { standing, update }: Plan): Promise<void> {
    const time = now()
    const set = { ...update, ...(standing.isDeleted && { deletedAt: time }) }
    // Administrators who were waiting are approved by being let in.
    const isApproved = (user: User): boolean =>
      approvalAfter(user, standing.role ?? user.role, standing.isActive ?? user.isActive) !== user.approval
    const approved = users.filter(isApproved)
    await saveStanding(tx, idsOf(users.filter((user) => !isApproved(user))), set, time)
    await saveStanding(tx, idsOf(approved), { ...set, approval: 'approved' }, time)
    await sessions.endAllOfEach(tx, idsOf(users.filter((user) => endsSessions(user, standing))))
    await notifications.settle(tx, 'registration', idsOf(standing.isDeleted ? users : approved))
  }
}

interface Chosen {
  ids: string[]
  next: string | null
  remaining: number
}

interface Plan {
  action: string
  details: Record<string, unknown>
  standing: Standing
  update: StandingUpdate
  /** What each person's line says when it worked. */
  done: Message
}

function planOf({ action, value }: UserBulk): Plan {
  const update = (standing: Standing & { isEmailVerified?: true }, done: Message): Plan => {
    const { role, isActive, isEmailVerified } = standing
    return {
      action: 'user.update',
      details: { fields: Object.keys(standing) },
      standing: { role, isActive },
      update: {
        ...(role !== undefined && { role }),
        ...(isActive !== undefined && { isActive }),
        ...(isEmailVerified && { isEmailVerified }),
      },
      done,
    }
  }
  const plans: Record<UserBulk['action'], () => Plan> = {
    delete: () => ({
      action: 'user.delete',
      details: {},
      standing: { isDeleted: true },
      update: {},
      done: messages.bulkDeleted,
    }),
    activate: () => update({ isActive: true }, messages.bulkStatus),
    deactivate: () => update({ isActive: false }, messages.bulkStatus),
    change_status: () => update({ isActive: value === 'active' }, messages.bulkStatus),
    change_role: () => update({ role: roleFromInput(value ?? '') }, messages.bulkRole),
    verify_email: () => update({ isEmailVerified: true }, messages.bulkVerified),
  }
  return plans[action]()
}

function staysAdministrator(user: User, { role = user.role, isActive = user.isActive, isDeleted }: Standing): boolean {
  return role === 'administrator' && isActive && isDeleted !== true
}

function idsOf(users: readonly User[]): string[] {
  return users.map(({ id }) => id)
}
