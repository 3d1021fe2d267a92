import { days, hours, later } from '../platform/clock.ts'
import type { Migrations } from '../platform/database/migrations.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    sessions: {
      id: string
      user_id: string
      refresh_hash: string
      /** The token before the last rotation, good for a moment longer. */
      previous_refresh_hash: string | null
      /** What the last rotation answered, locked with the token that it replaced: only who has that one can read it. */
      successor: string | null
      rotated_at: string
      is_remembered: boolean
      expires_at: string
      ended_at: string | null
      user_agent: string
      /** Where it was begun, and where it was last used. */
      address: string
      last_address: string | null
      created_at: string
      last_used_at: string
    }
    /** Browsers in which somebody has signed in before, by the id in their cookie. */
    known_devices: { user_id: string; device_id: string; last_used_at: string }
    password_resets: {
      id: string
      user_id: string
      token_hash: string
      /** What the account was like: a link ends with the password and with the address that it was made for. */
      standing: string | null
      /** It went to the account's own address: whoever follows it reads what is sent there. */
      proves_address: boolean
      expires_at: string
      used_at: string | null
      created_at: string
    }
    /** Links that prove that whoever has the account reads the address. */
    email_verifications: {
      id: string
      user_id: string
      email: string
      token_hash: string
      expires_at: string
      created_at: string
    }
    /** Links by which somebody says that it was not them. */
    notice_links: {
      id: string
      user_id: string
      email: string
      is_replaced: boolean
      /** It only takes the address off the account. */
      is_release: boolean
      token_hash: string
      expires_at: string
      created_at: string
    }
    /** The name is `purpose:id`; a key that is only recognised any more has an end. */
    secrets: { name: string; value: string; created_at: string; accepted_until: string | null }
  }
}

export const accountMigrations: Migrations = {
  '2026-11-15-11-accounts': async ({ schema }, types) => {
    await schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('refresh_hash', 'text', (column) => column.notNull())
      .addColumn('previous_refresh_hash', 'text')
      .addColumn('rotated_at', types.timestamp, (column) => column.notNull())
      .addColumn('is_remembered', types.boolean, (column) => column.notNull())
      .addColumn('expires_at', types.timestamp, (column) => column.notNull())
      .addColumn('ended_at', types.timestamp)
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('last_used_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('sessions_by_user').on('sessions').columns(['user_id', 'ended_at']).execute()
    await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
    await schema
      .createTable('password_resets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', types.timestamp, (column) => column.notNull())
      .addColumn('used_at', types.timestamp)
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute()
    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
  '2026-11-16-70-keys-with-names': async (db, types) => {
    await db.schema.alterTable('secrets').addColumn('created_at', types.timestamp).execute()
    await db.schema.alterTable('secrets').addColumn('accepted_until', types.timestamp).execute()
    // What the one key has signed so far stays good until it ends by itself; the keys that follow are made at the start.
    const now = new Date()
    const secrets = await db.selectFrom('secrets').select('value').where('name', '=', 'access-tokens').execute()
    const recognised = { access: hours(24), refresh: days(7) }
    for (const { value } of secrets) {
      for (const [purpose, lifetime] of Object.entries(recognised)) {
        const until = { created_at: now.toISOString(), accepted_until: later(now, lifetime).toISOString() }
        await db
          .insertInto('secrets')
          .values({ name: `${purpose}:0`, value, ...until })
          .execute()
      }
    }
    await db.deleteFrom('secrets').where('name', '=', 'access-tokens').execute()
  },
  '2026-11-16-71-known-devices': async ({ schema }, types) => {
    await schema
      .createTable('known_devices')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('last_used_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'device_id'])
      .execute()
    await schema.createIndex('known_devices_by_use').on('known_devices').column('last_used_at').execute()
    await schema.createIndex('sessions_by_address').on('sessions').columns(['address', 'user_id']).execute()
    await schema.alterTable('sessions').addColumn('successor', 'text').execute()
    await schema.alterTable('sessions').addColumn('last_address', 'text').execute()
  },
  '2026-11-16-72-links-with-standing': async ({ schema }, types) => {
    await schema.alterTable('password_resets').addColumn('standing', 'text').execute()
    for (const table of ['email_verifications', 'notice_links']) {
      await schema
        .createTable(table)
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', types.timestamp, (column) => column.notNull())
        .addColumn('created_at', types.timestamp, (column) => column.notNull())
        .execute()
      await schema.createIndex(`${table}_by_user`).on(table).column('user_id').execute()
    }
    await schema
      .alterTable('notice_links')
      .addColumn('is_replaced', types.boolean, (column) => column.notNull().defaultTo(false))
      .execute()
  },
  '2026-11-19-63-links-that-prove-or-release': async ({ schema }, types) => {
    await schema
      .alterTable('password_resets')
      .addColumn('proves_address', types.boolean, (column) => column.notNull().defaultTo(false))
      .execute()
    await schema
      .alterTable('notice_links')
      .addColumn('is_release', types.boolean, (column) => column.notNull().defaultTo(false))
      .execute()
  },
}
