import type { DatabaseSettings } from '../../src/platform/database/database.ts'
import { signInAs } from '../requests.ts'
import { startTestAppOn } from '../test-app.ts'
import { copyOf, makeMigratedDatabase } from '../test-database.ts'

let seeded: Promise<DatabaseSettings> | undefined

/** A new installation with its demo data, which is painted and hashed once in a worker and copied from then on. */
export async function startDemoApp(environment: NodeJS.ProcessEnv = {}) {
  seeded ??= seed()
  const test = await startTestAppOn(await copyOf(await seeded), { DEMO_DATA: 'on', ...environment })
  return { ...test, token: await signInAs(test.app.http, 'admin', 'Demo1234') }
}

async function seed(): Promise<DatabaseSettings> {
  const { settings } = await makeMigratedDatabase()
  const { app, stop } = await startTestAppOn(settings, { DEMO_DATA: 'on' })
  await app.seed()
  await stop()
  return settings
}
