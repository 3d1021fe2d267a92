import type { Migrations } from '../platform/database/migrations.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    sessions: {
      id: string
      user_id: string
      refresh_hash: string
      /** The token before the last rotation, good for a moment longer. */
      previous_refresh_hash: string | null
      rotated_at: string
      is_remembered: boolean
      expires_at: string
      ended_at: string | null
      user_agent: string
      address: string
      created_at: string
      last_used_at: string
    }
    password_resets: {
      id: string
      user_id: string
      token_hash: string
      expires_at: string
      used_at: string | null
      created_at: string
    }
    secrets: { name: string; value: string }
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
}
