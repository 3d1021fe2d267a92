import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { asksToConfirm } from '@lms/contracts/permissions.ts'
import { type Role, roles } from '@lms/contracts/roles.ts'
import { describe, expect, test } from 'vitest'
import { minutes } from '../src/platform/clock.ts'
import type { User } from '../src/users/user.ts'
import type { Request } from './requests.ts'
import { type TestApp, startTestApp } from './test-app.ts'
import { engine } from './test-database.ts'

type Statuses = Record<Role, number>

/** What each role gets from one call, on a record of their own and on someone else's. */
export interface PermissionCase {
  endpoint: Endpoint
  own: Statuses
  /** Needed wherever the permission looks at a record, unless the call can only ever mean one's own. */
  foreign?: Statuses | 'cannot be named'
  /** What a parent gets of an administrator's record; as of any foreign one unless said. */
  house?: number
  /** What a parent gets whom nobody has approved yet; as any parent unless said. */
  waiting?: { own?: number; foreign?: number; house?: number }
  /** Makes what the call needs, belonging to this person, and answers the request. */
  prepare?: (test: TestApp, owner: User) => Promise<Request>
}

export const everyone = (status: number): Statuses => ({ administrator: status, parent: status, student: status })

export const administratorsOnly: Statuses = { administrator: 200, parent: 403, student: 403 }

/** What administrators keep to approved parents: before approval it does not exist. */
export const onceApproved = (house: number, before = 404) => ({ house, waiting: { house: before } })

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

function run(entry: PermissionCase): void {
  test('answers nobody, and each role as the table says, for their own record and for a foreign one', async () => {
    const test = await startTestApp()
    const { endpoint, prepare } = entry
    expect((await test.call(endpoint)).status, 'not signed in').toBe(401)
    for (const column of columnsOf(entry)) {
      const user = await test.addUser(column.person)
      const token = await test.tokenOf(user)
      for (const { record, owner, status } of column.cells) {
        const belongsTo = owner === null ? user : await test.addUser(owner)
        const request = (await prepare?.(test, belongsTo)) ?? {}
        const answer = await test.call(endpoint, { ...request, token })
        expect(answer.status, `${column.name}, ${record}`).toBe(status)
      }
    }
  })
  if (asks(entry.endpoint)) test('asks an old session to confirm', () => expectQuestion(entry))
}

const asks = ({ access }: Endpoint): boolean => access !== 'public' && asksToConfirm(access)

async function expectQuestion({ endpoint, own, prepare }: PermissionCase): Promise<void> {
  const test = await startTestApp()
  for (const role of roles.filter((each) => own[each] < 400)) {
    const { user, token } = await test.signedIn(role)
    const request = (await prepare?.(test, user)) ?? {}
    test.clock.move(minutes(10))
    const refused = await test.call(endpoint, { ...request, token })
    expect(refused.status, role).toBe(403)
    if (endpoint.produces === undefined) expect(refused.body, role).toMatchObject({ code: 'confirmation_required' })
  }
}

type Person = Pick<User, 'role'> & Partial<Pick<User, 'approval'>>

interface Column {
  name: string
  person: Person
  cells: Cell[]
}

interface Cell {
  record: string
  /** Null for the person who asks. */
  owner: Person | null
  status: number
}

/** Roles by records. One's own comes last: it may be the end of the session. */
function columnsOf({ own, foreign, house, waiting = {} }: PermissionCase): Column[] {
  const others = foreign === 'cannot be named' ? undefined : foreign
  const cellsOf = (role: Role, expected: { own: number; foreign?: number; house?: number }): Cell[] => [
    ...cell('foreign', { role }, expected.foreign),
    ...cell("an administrator's", { role: 'administrator' }, expected.house),
    ...cell('own', null, expected.own),
  ]
  const columns = roles.map((role): Column => {
    // Who may what does not know the database: the wider table is for the quicker one.
    const ofHouse = role === 'parent' && isWide ? (house ?? others?.parent) : undefined
    return {
      name: role,
      person: { role },
      cells: cellsOf(role, { own: own[role], foreign: others?.[role], house: ofHouse }),
    }
  })
  if (!isWide) return columns
  const expected = {
    own: waiting.own ?? own.parent,
    foreign: waiting.foreign ?? others?.parent,
    house: waiting.house ?? house ?? others?.parent,
  }
  const person: Person = { role: 'parent', approval: 'waiting' }
  return [...columns, { name: 'parent who waits for approval', person, cells: cellsOf('parent', expected) }]
}

const isWide = engine === 'sqlite'

function cell(record: string, owner: Person | null, status: number | undefined): Cell[] {
  return status === undefined ? [] : [{ record, owner, status }]
}
