import * as contract from '@lms/contracts/children/children.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { decideConsents, getConsents } from '@lms/contracts/children/consents.ts'
import { getFamily } from '@lms/contracts/children/family.ts'
import * as family from '@lms/contracts/children/guardians.ts'
import { administratorsOnly, describePermissions } from '../../testing/permission-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { hours, later } from '../platform/clock.ts'
import type { User } from '../users/user.ts'
import { someChild } from '../../testing/records/child.ts'
import { newGuardianCode } from './guardian-codes.ts'
import { addLink, insertCode } from './guardian-store.ts'

const byId = async (test: TestApp, owner: User) => ({ params: { id: (await someChild(test, owner)).id } })

const writers = { administrator: 200, parent: 200, student: 403 }
const guardiansOnly = (status: number) => ({ administrator: 403, parent: status, student: 403 })
const strangers = { administrator: 200, parent: 404, student: 403 }

describePermissions([
  { endpoint: contract.listChildren, own: writers },
  { endpoint: contract.getChild, own: writers, foreign: strangers, prepare: byId },
  {
    endpoint: contract.createChild,
    own: { administrator: 201, parent: 201, student: 403 },
    prepare: async (_, owner) => ({
      body: { firstName: 'An', lastName: 'Lê', username: `an-${owner.id}`, password: 'cam-nho' },
    }),
  },
  {
    endpoint: contract.updateChild,
    own: writers,
    foreign: strangers,
    prepare: async (test, owner) => ({ ...(await byId(test, owner)), body: { firstName: 'Bình' } }),
  },
  { endpoint: getFamily, own: administratorsOnly, foreign: administratorsOnly, prepare: byId },
  { endpoint: getConsents, own: writers, foreign: strangers, prepare: byId },
  {
    endpoint: decideConsents,
    own: guardiansOnly(200),
    foreign: guardiansOnly(404),
    prepare: async (test, owner) => ({
      ...(await byId(test, owner)),
      body: { version: consentVersion, statistics: false },
    }),
  },
  { endpoint: family.listGuardians, own: writers, foreign: strangers, prepare: byId },
  { endpoint: family.createGuardianCode, own: guardiansOnly(201), foreign: guardiansOnly(404), prepare: byId },
  { endpoint: family.endGuardianCode, own: guardiansOnly(200), foreign: guardiansOnly(404), prepare: byId },
  {
    endpoint: family.joinAsGuardian,
    own: guardiansOnly(200),
    prepare: async (test) => ({ body: await someCode(test) }),
  },
  {
    endpoint: family.removeGuardian,
    own: guardiansOnly(200),
    foreign: guardiansOnly(404),
    prepare: async (test, owner) => {
      const { params } = await byId(test, owner)
      const other = await test.addUser({ role: 'parent' })
      const now = test.clock.now().toISOString()
      await test.database.transaction((tx) => addLink(tx, params.id, other.id, now))
      return { params: { ...params, guardianId: other.id } }
    },
  },
])

/** As another guardian would have given it away. */
async function someCode(test: TestApp) {
  const madeBy = await test.addUser({ role: 'parent' })
  const child = await someChild(test, madeBy)
  const { code, codeHash } = newGuardianCode()
  const now = test.clock.now()
  const expiresAt = later(now, hours(1)).toISOString()
  await test.database.transaction((tx) =>
    insertCode(tx, { childId: child.id, madeBy: madeBy.id, codeHash, expiresAt, now: now.toISOString() }),
  )
  return { code }
}
