import path from 'node:path'
import { createChild, getChild } from '@lms/contracts/children/children.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { createGuardianCode } from '@lms/contracts/children/guardians.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { sealEntries } from '../audit/chain/sealing.ts'
import { verifyChain } from '../audit/chain/verifying.ts'
import { backUp } from '../backup/back-up.ts'
import { restoreArchive } from '../backup/restore-archive.ts'
import { decisionsOf } from '../children/consent-store.ts'
import { migrations } from '../migrations.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createStorage } from '../platform/storage/storage.ts'

test('a backup carries agreements, codes and the sealed log, also from PostgreSQL to SQLite', async () => {
  const { database, directory, signedIn, call } = await startTestApp()
  const [parent, administrator] = [await signedIn('parent'), await signedIn('administrator')]
  const consent = { version: consentVersion, account: true, ai: true, statistics: false, childAgreement: 'under_seven' }
  const form = { firstName: 'An', lastName: 'Lê', username: 'be-an', password: 'cam-nho', consent }
  const made = await call(createChild, { token: parent.token, body: form })
  const { _id: id } = (made.body['data'] as { child: { _id: string } }).child
  await call(createGuardianCode, { token: parent.token, params: { id } })
  await call(getChild, { token: administrator.token, params: { id } })
  await sealEntries(database)
  const file = path.join(directory, 'out', 'family.backup')
  await backUp({ database, storage: createStorage(directory), clock: systemClock }, file)

  const elsewhere = path.join(directory, 'elsewhere')
  const copy = openDatabase({ url: undefined, directory: elsewhere }, () => {})
  onTestFinished(() => copy.close())
  await restoreArchive({ database: copy, storage: createStorage(elsewhere), migrations }, file, false)
  expect(await decisionsOf(copy.read(), id)).toEqual(await decisionsOf(database.read(), id))
  expect(await copy.read().selectFrom('guardian_codes').select('child_id').execute()).toEqual([{ child_id: id }])
  const existing = async () => new Set<string>()
  const [before, after] = [
    await database.snapshot((queries) => verifyChain(queries, { existing })),
    await copy.snapshot((queries) => verifyChain(queries, { existing })),
  ]
  expect(before.entries).toBeGreaterThan(3)
  expect(after).toMatchObject({ problems: [], entries: before.entries, head: before.head })
})
