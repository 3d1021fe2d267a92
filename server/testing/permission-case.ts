import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { type Role, roles } from '@lms/contracts/roles.ts'
import { describe, expect, test } from 'vitest'
import type { User } from '../src/users/user.ts'
import type { Request } from './requests.ts'
import { type TestApp, startTestApp } from './test-app.ts'

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

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

let collected: PermissionCase[] | null = null

/** The permission test of a slice: every call of it that is not public. */
export function describePermissions(cases: readonly PermissionCase[]): void {
  if (collected) collected.push(...cases)
  else
    describe.each(cases.map((entry) => ({ title: nameOf(entry.endpoint), entry })))('$title', ({ entry }) => run(entry))
}

/** The cases of the tests that are read meanwhile, which do not run here. */
export async function casesOf(read: () => Promise<void>): Promise<PermissionCase[]> {
  const cases: PermissionCase[] = []
  collected = cases
  await read()
  collected = null
  return cases
}

function run({ endpoint, own, foreign, prepare }: PermissionCase): void {
  test('answers nobody, and each role as the table says, for their own record and for a foreign one', async () => {
    const test = await startTestApp()
    expect((await test.call(endpoint)).status, 'not signed in').toBe(401)
    for (const role of roles) {
      const { user, token } = await test.signedIn(role)
      if (foreign !== undefined && foreign !== 'cannot be named') {
        const stranger = await test.addUser({ role })
        const request = (await prepare?.(test, stranger)) ?? {}
        expect((await test.call(endpoint, { ...request, token })).status, `${role}, foreign`).toBe(foreign[role])
      }
      const request = (await prepare?.(test, user)) ?? {}
      expect((await test.call(endpoint, { ...request, token })).status, `${role}, own`).toBe(own[role])
    }
  })
}
