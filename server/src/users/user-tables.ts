import type { Role } from '@lms/contracts/roles.ts'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'

/** An administrator has to say yes to some accounts before they open everything that their role allows. */
export type Approval = 'approved' | 'waiting' | 'rejected'

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: string
      /** Lower case; a child may have none. */
      email: string | null
      /** Lower case and without '@', so that it never looks like somebody's address. */
      username: string
      password_hash: string
      first_name: string
      last_name: string
      bio: string | null
      phone: string | null
      department: string | null
      avatar: string | null
      role: Role
      is_active: boolean
      approval: Approval
      is_email_verified: boolean
      is_demo: boolean
      login_attempts: number
      last_login_at: string | null
      preferences: Json<Record<string, unknown>>
      metadata: Json<Record<string, unknown>>
      search_text: string
      version: number
      created_at: string
      updated_at: string
      deleted_at: string | null
    }
  }
}

export const userMigrations: Migrations = {
  '2026-11-15-10-users': async ({ schema }, types) => {
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('bio', 'text')
      .addColumn('phone', 'text')
      .addColumn('department', 'text')
      .addColumn('avatar', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('is_active', types.boolean, (column) => column.notNull())
      .addColumn('approval', 'text', (column) => column.notNull())
      .addColumn('is_email_verified', types.boolean, (column) => column.notNull())
      .addColumn('is_demo', types.boolean, (column) => column.notNull())
      .addColumn('login_attempts', 'integer', (column) => column.notNull())
      .addColumn('last_login_at', types.timestamp)
      .addColumn('preferences', types.json, (column) => column.notNull())
      .addColumn('metadata', types.json, (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .addColumn('deleted_at', types.timestamp)
      .execute()
    await schema.createIndex('users_by_creation').on('users').columns(['created_at', 'id']).execute()
    await schema.createIndex('users_by_role').on('users').columns(['role', 'is_active']).execute()
  },
}
