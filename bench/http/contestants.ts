import { cpSync } from 'node:fs'
import path from 'node:path'
import { insertNotifications } from '../../server/src/notifications/notification-store.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { signIn } from '../call.ts'
import { type Process, startProduct, startServer } from '../processes/product.ts'

export interface Contestant extends Process {
  token: string
}

export interface Contest {
  product: Contestant
  bare: Contestant
  /** Unread ones, the same on both sides; each can be read once. */
  notificationIds: string[]
}

/** The product and the bare server, each on its own copy of one database. */
export async function startContest(directory: string, notifications: number): Promise<Contest> {
  const ours = path.join(directory, 'product')
  const theirs = path.join(directory, 'bare')
  const seeding = await startProduct({ DATA_DIR: ours })
  await seeding.end('SIGTERM')
  const notificationIds = await addNotifications(ours, notifications)
  cpSync(ours, theirs, { recursive: true })
  const product = await startProduct({ DATA_DIR: ours })
  const bare = await startServer([path.join(import.meta.dirname, 'bare-server.ts')], { DATA_DIR: theirs })
  return {
    product: { ...product, token: await signIn(product.url, { email: 'admin', password: 'Demo1234' }) },
    bare: { ...bare, token: 'admin' },
    notificationIds,
  }
}

async function addNotifications(directory: string, count: number): Promise<string[]> {
  const database = openDatabase({ directory, url: undefined }, () => {})
  try {
    const { id } = await database
      .read()
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    await database.transaction((tx) =>
      insertNotifications(tx, {
        userIds: Array.from({ length: count }, () => id),
        kind: 'welcome',
        details: { topic: 'start' },
        recordId: null,
        now: new Date().toISOString(),
      }),
    )
    const rows = await database.read().selectFrom('notifications').select('id').where('read_at', 'is', null).execute()
    return rows.map((row) => row.id)
  } finally {
    await database.close()
  }
}
