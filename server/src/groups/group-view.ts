import type { Author } from '@lms/contracts/fields.ts'
import type { Group, GroupMember } from '@lms/contracts/groups/groups.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { fullNameOf } from '../users/user.ts'
import type { Member, StudentGroup } from './group.ts'

interface Known {
  actor: Actor
  authors: ReadonlyMap<string, Author>
  counts: ReadonlyMap<string, number>
}

export function toGroupView(group: StudentGroup, { actor, authors, counts }: Known): Group {
  const { id, authorId, name, version, createdAt, updatedAt } = group
  return {
    _id: id,
    name,
    class: group.class,
    memberCount: counts.get(id) ?? 0,
    isOwn: authorId === actor.id,
    author: authors.get(authorId ?? '') ?? null,
    version,
    createdAt,
    updatedAt,
  }
}

export function toMemberView(member: Member, actor: Actor, guardians: number): GroupMember {
  return {
    _id: member.studentId,
    fullName: fullNameOf(member),
    username: member.username,
    isActive: member.isActive,
    candidateNumber: member.candidateNumber,
    guardians,
    // Guardians do not learn each other's addresses.
    parentEmail: actor.role === 'administrator' ? member.parentEmail : null,
    invitedAt: member.invitedAt,
    cardMadeAt: member.cardMadeAt,
    addedAt: member.addedAt,
  }
}
