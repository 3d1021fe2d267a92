import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    second_factor_totps: {
      user_id: string
      /** Encrypted; the key is in no backup. */
      secret: string
      /** Of the last code that was accepted: none is accepted twice. */
      last_step: number | null
      created_at: string
      last_used_at: string | null
    }
    second_factor_passkeys: {
      id: string
      user_id: string
      credential_id: string
      public_key: string
      /** How often the device says that it was used, as text: it has 32 bits without a sign. */
      use_count: string
      transports: Json<string[]>
      name: string
      created_at: string
      last_used_at: string | null
    }
    second_factor_recovery_codes: { id: string; user_id: string; code_hash: string; used_at: string | null }
    /** What was begun and waits for its end: tickets of a sign-in, challenges of passkeys, secrets without a first code. */
    second_factor_steps: {
      id: string
      /** What it is good for, and for whom. */
      purpose: string
      token_hash: string
      user_id: string | null
      details: Json<Record<string, unknown>>
      tries: number
      expires_at: string
    }
    session_confirmations: { session_id: string; confirmed_at: string }
    second_factor_keys: { name: string; value: string }
  }
}

export const secondFactorMigrations: Migrations = {
  '2026-11-16-10-second-factor': async ({ schema }, types) => {
    await schema
      .createTable('second_factor_totps')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('last_step', 'integer')
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('last_used_at', types.timestamp)
      .execute()
    await schema
      .createTable('second_factor_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('use_count', 'text', (column) => column.notNull())
      .addColumn('transports', types.json, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('last_used_at', types.timestamp)
      .execute()
    await schema.createIndex('second_factor_passkeys_by_user').on('second_factor_passkeys').column('user_id').execute()
    await schema
      .createTable('second_factor_recovery_codes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('used_at', types.timestamp)
      .execute()
    await schema
      .createIndex('second_factor_recovery_codes_by_user')
      .on('second_factor_recovery_codes')
      .columns(['user_id', 'code_hash'])
      .execute()
    await schema
      .createTable('second_factor_steps')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('details', types.json, (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('second_factor_steps_by_user').on('second_factor_steps').column('user_id').execute()
    await schema.createIndex('second_factor_steps_by_expiry').on('second_factor_steps').column('expires_at').execute()
    await schema
      .createTable('session_confirmations')
      .addColumn('session_id', 'text', (column) => column.primaryKey().references('sessions.id').onDelete('cascade'))
      .addColumn('confirmed_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createTable('second_factor_keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
