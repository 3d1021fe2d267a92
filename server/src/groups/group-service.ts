import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { groupMessages as messages } from '@lms/contracts/groups/group-messages.ts'
import type * as contract from '@lms/contracts/groups/groups.ts'
import { groupLimits } from '@lms/contracts/groups/groups.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { parentIdsOfEach } from '../children/child-store.ts'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Events } from '../platform/events/events.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { type AppError, conflict, invalid, notFound, tooMany } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { paginationOf } from '../platform/pagination.ts'
import { authorsOf } from '../users/author-store.ts'
import { type Member, type StudentGroup, sightOf } from './group.ts'
import { expectGroup, expectStudents } from './group-access.ts'
import * as store from './group-store.ts'
import { toGroupView, toMemberView } from './group-view.ts'
import * as members from './member-store.ts'

const createLimit = { points: 120, windowMilliseconds: hours(1) }

type OneGroup = DataOf<typeof contract.getGroup>
type Members = typeof contract.listMembers

export interface Groups {
  list(actor: Actor, query: QueryOf<typeof contract.listGroups>): Promise<DataOf<typeof contract.listGroups>>
  get(actor: Actor, id: string): Promise<OneGroup>
  create(by: By, draft: contract.GroupDraft): Promise<OneGroup>
  update(by: By, id: string, changes: contract.GroupChanges): Promise<OneGroup>
  remove(by: By, id: string): Promise<void>
  listMembers(actor: Actor, id: string, query: QueryOf<Members>): Promise<DataOf<Members>>
  addMembers(by: By, id: string, chosen: contract.ChosenStudents): Promise<DataOf<typeof contract.addMembers>>
  removeMembers(by: By, id: string, chosen: contract.ChosenStudents): Promise<DataOf<typeof contract.removeMembers>>
  updateMember(
    by: By,
    id: string,
    studentId: string,
    changes: BodyOf<typeof contract.updateMember>,
  ): Promise<DataOf<typeof contract.updateMember>>
}

interface GroupDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Pick<Audit, 'record'>
  events: Events
}

export function createGroups({ database, clock, limits, audit, events }: GroupDependencies): Groups {
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'group')

  async function views(queries: Queries, actor: Actor, groups: readonly StudentGroup[]): Promise<contract.Group[]> {
    const ids = groups.map(({ id }) => id)
    const counts = await members.memberCounts(queries, ids, sightOf(actor))
    const authors = await authorsOf(
      queries,
      groups.map(({ authorId }) => authorId),
    )
    return groups.map((group) => toGroupView(group, { actor, authors, counts }))
  }

  async function view(queries: Queries, actor: Actor, group: StudentGroup): Promise<OneGroup> {
    const [shown] = await views(queries, actor, [group])
    if (!shown) throw notFound(messages.notFound)
    return { group: shown }
  }

  async function memberViews(queries: Queries, actor: Actor, found: readonly Member[]) {
    const parents = await parentIdsOfEach(
      queries,
      found.map(({ studentId }) => studentId),
    )
    return found.map((member) => toMemberView(member, actor, parents.get(member.studentId)?.length ?? 0))
  }

  /** The maker's screens, and those of who did it. */
  function tell(actor: Actor, { authorId }: StudentGroup): void {
    const ids = [actor.id, ...(authorId === null ? [] : [authorId])]
    notifyOpenScreens(events, 'groups', [...new Set(ids)])
  }

  return {
    async list(actor, query) {
      authorizeRole(actor, 'group:list')
      const authorId = actor.role === 'administrator' ? null : actor.id
      const { groups, total } = await store.listGroups(database.read(), { ...query, authorId })
      return { groups: await views(database.read(), actor, groups), pagination: paginationOf(query, total) }
    },

    async get(actor, id) {
      return view(database.read(), actor, expectGroup(actor, await store.findGroup(database.read(), id)))
    },

    async create(by, draft) {
      const { actor } = by
      authorizeRole(actor, 'group:create')
      const { allowed, retryAfterSeconds } = await limits.count(`groups:${actor.id}`, createLimit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      return database.transaction(async (tx) => {
        if ((await store.countGroupsOf(tx, actor.id)) >= groupLimits.groups) throw tooMany(3600)
        const group = await store.insertGroup(tx, { ...draft, authorId: actor.id }, now())
        if (!group) throw nameTaken()
        await record(tx, by, 'group.create', group.id, { name: group.name })
        tell(actor, group)
        return view(tx, actor, group)
      })
    },

    update(by, id, { version, ...changes }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const group = expectGroup(actor, await store.lockGroup(tx, id))
        if (version !== group.version)
          throw conflict('stale', platformMessages.stale, { data: await view(tx, actor, group) })
        const wanted = {
          name: changes.name ?? group.name,
          class: changes.class === undefined ? group.class : changes.class,
        }
        const fields = [
          ...(wanted.name === group.name ? [] : ['name']),
          ...(wanted.class === group.class ? [] : ['class']),
        ]
        if (fields.length === 0) return view(tx, actor, group)
        const namesake = await store.findGroupNamed(tx, group.authorId ?? '', wanted.name)
        if (namesake && namesake.id !== id) throw nameTaken()
        const saved = await store.saveGroup(tx, id, wanted, now())
        await record(tx, by, 'group.update', id, { fields })
        tell(actor, saved)
        return view(tx, actor, saved)
      })
    },

    remove(by, id) {
      return database.transaction(async (tx) => {
        const group = expectGroup(by.actor, await store.lockGroup(tx, id))
        const counts = await members.memberCounts(tx, [id], 'everyone')
        await store.deleteGroup(tx, id)
        await record(tx, by, 'group.delete', id, { name: group.name, members: counts.get(id) ?? 0 })
        tell(by.actor, group)
      })
    },

    async listMembers(actor, id, query) {
      const queries = database.read()
      expectGroup(actor, await store.findGroup(queries, id))
      const { members: found, total } = await members.listMembers(queries, id, sightOf(actor), query)
      return { members: await memberViews(queries, actor, found), pagination: paginationOf(query, total) }
    },

    addMembers(by, id, { studentIds }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const group = expectGroup(actor, await store.lockGroup(tx, id))
        await expectStudents(tx, actor, studentIds)
        const added = await members.insertMembers(
          tx,
          id,
          studentIds.map((studentId) => ({ studentId })),
          now(),
        )
        const counts = await members.memberCounts(tx, [id], 'everyone')
        if ((counts.get(id) ?? 0) > groupLimits.members) throw conflict('group_full', messages.full)
        if (added.length > 0) await record(tx, by, 'group.add-members', id, { studentIds: added })
        tell(actor, group)
        return { added: added.length, ...(await view(tx, actor, group)) }
      })
    },

    removeMembers(by, id, { studentIds }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const group = expectGroup(actor, await store.lockGroup(tx, id))
        const seen = await members.membersAmong(tx, id, studentIds, sightOf(actor))
        const removed = await members.deleteMembers(
          tx,
          id,
          seen.map(({ studentId }) => studentId),
        )
        if (removed.length === 0) throw notFound(messages.studentNotFound)
        await record(tx, by, 'group.remove-members', id, { studentIds: removed })
        tell(actor, group)
        return { removed: removed.length, ...(await view(tx, actor, group)) }
      })
    },

    updateMember(by, id, studentId, { candidateNumber }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const group = expectGroup(actor, await store.lockGroup(tx, id))
        const member = await members.findMember(tx, id, studentId, sightOf(actor))
        if (!member) throw notFound(messages.studentNotFound)
        if (candidateNumber !== null && (await members.isCandidateTaken(tx, id, candidateNumber, studentId)))
          throw candidateTaken()
        if (candidateNumber !== member.candidateNumber) {
          await members.saveMember(tx, id, studentId, { candidate_number: candidateNumber })
          await record(tx, by, 'group.update-member', id, { studentId, fields: ['candidateNumber'] })
          tell(actor, group)
        }
        const [shown] = await memberViews(tx, actor, [{ ...member, candidateNumber }])
        if (!shown) throw notFound(messages.studentNotFound)
        return { member: shown }
      })
    },
  }
}

function nameTaken(): AppError {
  return conflict('name_taken', messages.nameTaken, { errors: [{ field: 'name', message: messages.nameTaken }] })
}

function candidateTaken(): AppError {
  return invalid([{ field: 'candidateNumber', message: messages.candidateTaken }], messages.candidateTaken)
}
