import type { Role } from '@lms/contracts/roles.ts'
import type { Approval } from '@lms/contracts/users/users.ts'
import { sql } from 'kysely'
import type { DialectName, Migrations, Schema } from '../platform/database/migrations.ts'
import { createSearch } from '../platform/database/search.ts'
import type { Json } from '../platform/database/tables.ts'
import { createTally } from '../platform/database/tally.ts'
import { settleSharedAddresses } from './shared-addresses.ts'
import { searchTextOf, sortNameOf } from './user.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: string
      /** Lower case, and of one account only; a child may have none. */
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
      /** Until there is a new password. */
      locked_at: string | null
      is_email_verified: boolean
      is_demo: boolean
      login_attempts: number
      /** Until when a password that an administrator set can be used; null for a person's own. */
      temporary_password_until: string | null
      last_login_at: string | null
      preferences: Json<Record<string, unknown>>
      metadata: Json<Record<string, unknown>>
      search_text: string
      /** What the list sorts by when it sorts by name. */
      sort_name: string
      version: number
      created_at: string
      updated_at: string
      deleted_at: string | null
    }
    /** The last tries that did not fit, for whoever helps. */
    sign_in_failures: {
      id: string
      user_id: string
      address: string
      user_agent: string
      created_at: string
    }
    /** How many users there are of each sort; triggers keep it. */
    users_tally: {
      role: Role
      is_active: boolean
      is_email_verified: boolean
      approval: Approval
      amount: number
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
  '2026-11-15-12-users-at-scale': async (db, types, dialect) => {
    // The same order on both databases, whatever language the server of one was set up for.
    const sortable = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
    await db.schema
      .alterTable('users')
      .addColumn('sort_name', sortable, (column) => column.notNull().defaultTo(''))
      .execute()
    await foldNames(db)
    await db.schema.dropIndex('users_by_creation').execute()
    await db.schema.dropIndex('users_by_role').execute()
    await createListIndexes(db, dialect)
    await createSearch(db, dialect, 'users')
    await createTally(db, dialect, {
      table: 'users',
      columns: { role: sql`text`, is_active: types.boolean, is_email_verified: types.boolean, approval: sql`text` },
      goneAt: 'deleted_at',
    })
  },
  '2026-11-16-10-help-with-sign-in': async ({ schema }, types) => {
    await schema.alterTable('users').addColumn('temporary_password_until', types.timestamp).execute()
    await schema
      .createTable('sign_in_failures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createIndex('sign_in_failures_by_user')
      .on('sign_in_failures')
      .columns(['user_id', 'created_at', 'id'])
      .execute()
  },
  '2026-11-16-70-verified-addresses': async (db, types) => {
    await db.schema.alterTable('users').addColumn('claimed_email', 'text').execute()
    await db.schema.alterTable('users').addColumn('locked_at', types.timestamp).execute()
    await db.schema.createIndex('users_by_claimed_email').on('users').column('claimed_email').execute()
    // Adults wrote their own address down and could recover by it so far. A child's was written by somebody else.
    await db
      .updateTable('users')
      .set({ is_email_verified: true })
      .where('role', '!=', 'student')
      .where('email', 'is not', null)
      .where('is_email_verified', '=', false)
      .execute()
    // Without an address there is nothing that could be verified.
    await db
      .updateTable('users')
      .set({ is_email_verified: false })
      .where('email', 'is', null)
      .where('is_email_verified', '=', true)
      .execute()
  },
  // The column of those who shared an address stays for the version before; it goes with the next release.
  '2026-11-19-62-one-address-one-account': settleSharedAddresses,
}

async function foldNames(db: Schema): Promise<void> {
  for (let last = ''; ;) {
    const rows = (await db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'username', 'department'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()) as Record<'id' | 'first_name' | 'last_name' | 'email' | 'username' | 'department', string>[]
    for (const row of rows) {
      const person = { ...row, firstName: row.first_name, lastName: row.last_name }
      await db
        .updateTable('users')
        .set({ sort_name: sortNameOf(person), search_text: searchTextOf(person) })
        .where('id', '=', row.id)
        .execute()
    }
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.id
  }
}

/** One for each way in which the list can be filtered and sorted; a person who never signed in counts as the earliest. */
async function createListIndexes(db: Schema, dialect: DialectName): Promise<void> {
  // SQLite always puts nothing before something.
  const earliest = dialect === 'postgres' ? ' nulls first' : ''
  const sorts = { name: 'sort_name', login: `last_login_at${earliest}`, creation: 'created_at' }
  const filters = { all: [], role: ['role'], status: ['is_active'], role_status: ['role', 'is_active'] }
  for (const [filter, columns] of Object.entries(filters)) {
    for (const [sort, column] of Object.entries(sorts)) {
      const parts = [...columns, column, 'id'].join(', ')
      await sql.raw(`create index users_${filter}_by_${sort} on users (${parts}) where deleted_at is null`).execute(db)
    }
  }
  await sql.raw('create index users_deleted on users (deleted_at, id) where deleted_at is not null').execute(db)
  await sql
    .raw('create index users_by_approval on users (approval, created_at, id) where deleted_at is null')
    .execute(db)
}
