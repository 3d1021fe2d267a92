import type { Endpoint } from '@lms/contracts/endpoint.ts'
import type { Role } from '@lms/contracts/roles.ts'
import type { User } from '../src/users/user.ts'
import type { Request } from './requests.ts'
import type { TestApp } from './test-app.ts'

type Statuses = Record<Role, number>

/** What each role gets from one call, on a record of their own and on someone else's. */
export interface PermissionCase {
  endpoint: Endpoint
  own: Statuses
  /** Needed wherever the permission looks at a record, unless the call can only ever mean one's own. */
  foreign?: Statuses | 'cannot be named'
  /** Makes what the call needs, belonging to this person, and answers the request. */
  prepare?: (test: TestApp, owner: User) => Promise<Request>
}

export const everyone = (status: number): Statuses => ({ administrator: status, parent: status, student: status })

export const administratorsOnly: Statuses = { administrator: 200, parent: 403, student: 403 }
