import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { Actor } from '@lms/contracts/permissions.ts'

export interface StudentGroup {
  id: string
  authorId: string | null
  name: string
  class: ClassCode | null
  version: number
  createdAt: string
  updatedAt: string
}

export interface Member {
  studentId: string
  firstName: string
  lastName: string
  username: string
  isActive: boolean
  candidateNumber: string | null
  parentEmail: string | null
  invitedAt: string | null
  cardMadeAt: string | null
  addedAt: string
}

/** Of the students in a group, those whom this person may see: a parent's child who is theirs no more is not among them. */
export type Sight = 'everyone' | { parentId: string }

export function sightOf({ role, id }: Actor): Sight {
  return role === 'administrator' ? 'everyone' : { parentId: id }
}
