import type { Migrations } from '../../platform/database/migrations.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The ways in that a child has besides the password: what is kept of them are hashes. */
    child_sign_ins: {
      user_id: string
      card_hash: string | null
      card_made_at: string | null
      pictures_hash: string | null
      pictures_set_at: string | null
    }
    /** Devices on which a parent lets a child sign in with pictures, by the id in their cookie. */
    trusted_devices: { user_id: string; device_id: string; last_used_at: string }
  }
}

export const childSignInMigrations: Migrations = {
  '2026-11-16-90-child-sign-in': async ({ schema }, types) => {
    await schema
      .createTable('child_sign_ins')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('card_hash', 'text', (column) => column.unique())
      .addColumn('card_made_at', types.timestamp)
      .addColumn('pictures_hash', 'text')
      .addColumn('pictures_set_at', types.timestamp)
      .execute()
    await schema
      .createTable('trusted_devices')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('last_used_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('trusted_devices_key', ['user_id', 'device_id'])
      .execute()
    await schema.createIndex('trusted_devices_by_device').on('trusted_devices').column('device_id').execute()
    await schema.createIndex('trusted_devices_by_use').on('trusted_devices').column('last_used_at').execute()
  },
}
