import type { Role } from '@lms/contracts/roles.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Approval } from '@lms/contracts/users/users.ts'

export interface User {
  id: string
  /** Nobody else has the same, whether it is verified or not. */
  email: string | null
  username: string
  firstName: string
  lastName: string
  bio: string | null
  phone: string | null
  department: string | null
  /** The address of a picture in the media. */
  avatar: string | null
  role: Role
  isActive: boolean
  approval: Approval
  /** Somebody said that it was not them: nobody signs in before there is a new password. */
  isLocked: boolean
  isEmailVerified: boolean
  isDemo: boolean
  loginAttempts: number
  temporaryPasswordUntil: string | null
  lastLoginAt: string | null
  preferences: Record<string, unknown>
  metadata: Record<string, unknown>
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export interface NewUser {
  email: string | null
  username: string
  passwordHash: string
  firstName: string
  lastName: string
  role: Role
  isActive: boolean
  approval: Approval
  isEmailVerified: boolean
  isDemo: boolean
  bio?: string | null | undefined
  phone?: string | null | undefined
  department?: string | null | undefined
  avatar?: string | null | undefined
}

/** Vietnamese order: the family name comes first. */
export function fullNameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${lastName} ${firstName}`.trim()
}

/** The last word of a Vietnamese name is what a person is called by. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u)
  return { firstName: words.at(-1) ?? '', lastName: words.slice(0, -1).join(' ') }
}

/** A username from an email address: what stands before the @, without what a username cannot hold. */
export function usernameFrom(email: string): string {
  const [local = ''] = email.split('@')
  const clean = foldText(local).replaceAll(/[^a-z0-9._-]/g, '')
  return clean.slice(0, 40) || 'user'
}

/** The first of `name`, `name-2`, `name-3` … that nobody has. */
export function freeUsername(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const candidate = `${wanted}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

interface Searched {
  firstName: string
  lastName: string
  email: string | null
  username: string
  department?: string | null | undefined
}

export function searchTextOf(user: Searched): string {
  return foldText([fullNameOf(user), user.email ?? '', user.username, user.department ?? ''].join(' '))
}

/** As people read the name, without what a computer would sort by: case, marks, đ. */
export function sortNameOf(user: Pick<User, 'firstName' | 'lastName'>): string {
  return foldText(fullNameOf(user))
}
