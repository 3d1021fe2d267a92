import { type Actor, type Permission, can, may } from '@lms/contracts/permissions.ts'
import { forbidden, notFound } from './errors.ts'

type Subject<P extends Permission> = Parameters<typeof can<P>>[2]

/** Before a role acts at all. */
export function authorizeRole(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw forbidden()
}

/** Before a record changes: the record that changes, not its parent in the address. */
export function authorize<P extends Permission>(actor: Actor, permission: P, subject: Subject<P>): void {
  if (!can(actor, permission, subject)) throw forbidden()
}

/** Before a record is shown: what this person may not see does not exist. */
export function authorizeRead<P extends Permission>(actor: Actor, permission: P, subject: Subject<P>): void {
  if (!can(actor, permission, subject)) throw notFound()
}
