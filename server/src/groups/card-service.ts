import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/groups/group-cards.ts'
import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import { screens } from '@lms/contracts/screens.ts'
import { saveCard } from '../accounts/child-sign-in/child-sign-in-store.ts'
import { newSecretToken } from '../accounts/keys/secret-tokens.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Guardians } from '../children/guardian-service.ts'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { notFound, tooMany } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { checkChildPassword } from '../users/new-password/check-password.ts'
import { hashPassword } from '../users/sign-in/passwords.ts'
import type { AccountMails, SessionEnding } from '../users/user-dependencies.ts'
import { fullNameOf } from '../users/user.ts'
import { changePassword, findUsers } from '../users/user-store.ts'
import { sightOf } from './group.ts'
import { expectGroup } from './group-access.ts'
import { findGroup, lockGroup } from './group-store.ts'
import { invitationMail, invitationReference } from './invitation-mail.ts'
import { membersAmong, saveMember } from './member-store.ts'

/** A whole school in an hour, and not a day's work for the processor. */
const callLimit = { points: 300, windowMilliseconds: hours(1) }

export interface GroupCards {
  make(by: By, groupId: string, request: contract.CardRequest): Promise<DataOf<typeof contract.makeGroupCards>>
  invite(
    by: By,
    groupId: string,
    chosen: BodyOf<typeof contract.inviteParents>,
  ): Promise<DataOf<typeof contract.inviteParents>>
}

export interface CardDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Pick<Audit, 'record'>
  events: Events
  sessions: Pick<SessionEnding, 'endAllOf'>
  accountMails: Pick<AccountMails, 'passwordChanged'>
  guardians: Pick<Guardians, 'inviteTo'>
  mail: Pick<Mail, 'send' | 'forgetLinks'>
  publicUrl: string
}

export function createGroupCards(dependencies: CardDependencies): GroupCards {
  const { database, clock, limits, audit, events, sessions, accountMails, guardians, mail, publicUrl } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'group')
  const recordChild = recordActsOn(audit, 'user')

  async function count(name: string): Promise<void> {
    const { allowed, retryAfterSeconds } = await limits.count(name, callLimit)
    if (!allowed) throw tooMany(retryAfterSeconds)
  }

  return {
    async make(by, groupId, { cards }) {
      const { actor } = by
      expectGroup(actor, await findGroup(database.read(), groupId))
      const wanted = new Map(cards.map(({ studentId, password }) => [studentId, password]))
      const ids = [...wanted.keys()]
      const sight = sightOf(actor)
      if ((await membersAmong(database.read(), groupId, ids, sight)).length < ids.length)
        throw notFound(groupMessages.studentNotFound)
      await count(`group-cards:${actor.id}`)
      const hashes = new Map<string, string>()
      for (const user of await findUsers(database.read(), ids)) {
        const password = wanted.get(user.id) ?? ''
        await checkChildPassword(password, user)
        hashes.set(user.id, await hashPassword(password))
      }
      return database.transaction(async (tx) => {
        expectGroup(actor, await lockGroup(tx, groupId))
        const members = await membersAmong(tx, groupId, ids, sight)
        const users = new Map((await findUsers(tx, ids)).map((user) => [user.id, user]))
        const made = []
        for (const member of members) {
          const { studentId } = member
          const user = users.get(studentId)
          const passwordHash = hashes.get(studentId)
          if (!user || passwordHash === undefined) throw notFound(groupMessages.studentNotFound)
          const { token, tokenHash } = newSecretToken()
          await changePassword(tx, clock, studentId, passwordHash)
          await sessions.endAllOf(tx, studentId)
          await accountMails.passwordChanged(tx, user, by.caller)
          await saveCard(tx, studentId, tokenHash, now())
          await saveMember(tx, groupId, studentId, { card_made_at: now() })
          await recordChild(tx, by, 'child.update', studentId, { fields: ['password'], groupId })
          const { username, candidateNumber } = member
          made.push({ _id: studentId, fullName: fullNameOf(member), username, candidateNumber, secret: token })
        }
        await record(tx, by, 'group.make-cards', groupId, { students: made.length })
        notifyOpenScreens(events, 'groups', [actor.id])
        return { cards: made }
      })
    },

    async invite(by, groupId, { studentIds }) {
      const { actor } = by
      authorizeRole(actor, 'child:invite')
      const group = expectGroup(actor, await findGroup(database.read(), groupId))
      await count(`group-invitations:${actor.id}`)
      return database.transaction(async (tx) => {
        expectGroup(actor, await lockGroup(tx, groupId))
        const members = await membersAmong(tx, groupId, studentIds, sightOf(actor))
        if (members.length < studentIds.length) throw notFound(groupMessages.studentNotFound)
        const invitations = []
        for (const member of members) {
          const { studentId, parentEmail } = member
          const fullName = fullNameOf(member)
          const made = await guardians.inviteTo(tx, by, studentId)
          // The address carries it where no server and no log sees it.
          const link = made && `${publicUrl}${screens.children.path}#join=${made.code}`
          if (made && link !== null) {
            const reference = invitationReference(studentId)
            await mail.forgetLinks(tx, reference)
            if (parentEmail !== null) {
              const letter = invitationMail({ child: fullName, group: group.name, link })
              const sent = { recipient: parentEmail, about: studentId, reference, expiresAt: made.expiresAt }
              await mail.send(tx, { ...letter, ...sent, link })
            }
            await saveMember(tx, groupId, studentId, { invited_at: now() })
          }
          const expiresAt = made?.expiresAt.toISOString() ?? null
          invitations.push({ _id: studentId, fullName, link, expiresAt, sentTo: made ? parentEmail : null })
        }
        await record(tx, by, 'group.invite-parents', groupId, { students: invitations.length })
        notifyOpenScreens(events, 'groups', [actor.id])
        return { invitations }
      })
    },
  }
}
