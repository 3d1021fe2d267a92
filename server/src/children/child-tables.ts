import type { ChildAgreement, ConsentPurpose } from '@lms/contracts/children/consents.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Which student is whose child; goes with either of them. */
    child_links: {
      parent_id: string
      child_id: string
      created_at: string
    }
    /** What guardians decided about a child's data, one row for each decision; what was decided before stays. */
    consents: {
      id: string
      child_id: string
      purpose: ConsentPurpose
      is_given: boolean
      version: string
      child_agreement: ChildAgreement | null
      decided_by: string | null
      decided_at: string
      is_current: boolean
      closed_account: boolean
    }
    /** Codes that nobody has used yet; of a code only its hash is kept. */
    guardian_codes: {
      id: string
      child_id: string
      made_by: string
      code_hash: string
      created_at: string
      expires_at: string
    }
  }
}

export const childMigrations: Migrations = {
  '2026-11-15-66-children': async ({ schema }, types) => {
    await schema
      .createTable('child_links')
      .addColumn('parent_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('child_links_key', ['parent_id', 'child_id'])
      .execute()
    await schema.createIndex('child_links_child').on('child_links').column('child_id').execute()
  },
  '2026-11-16-70-consents': async ({ schema }, types) => {
    await schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('is_given', types.boolean, (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('child_agreement', 'text')
      .addColumn('decided_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('decided_at', types.timestamp, (column) => column.notNull())
      .addColumn('is_current', types.boolean, (column) => column.notNull())
      .addColumn('closed_account', types.boolean, (column) => column.notNull())
      .execute()
    await schema.createIndex('consents_of_child').on('consents').columns(['child_id', 'decided_at', 'id']).execute()
    await schema.createIndex('consents_by_guardian').on('consents').column('decided_by').execute()
    await schema
      .createIndex('consents_current')
      .unique()
      .on('consents')
      .columns(['child_id', 'purpose'])
      .where(sql<boolean>`is_current = true`)
      .execute()
    await schema
      .createIndex('consents_refused')
      .on('consents')
      .columns(['purpose', 'child_id'])
      .where(sql<boolean>`is_current = true and is_given = false`)
      .execute()
  },
  '2026-11-16-71-guardian-codes': async ({ schema }, types) => {
    await schema
      .createTable('guardian_codes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('made_by', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('expires_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('guardian_codes_of_child').on('guardian_codes').columns(['child_id', 'made_by']).execute()
    await schema.createIndex('guardian_codes_by_maker').on('guardian_codes').column('made_by').execute()
    await schema.createIndex('guardian_codes_by_end').on('guardian_codes').column('expires_at').execute()
  },
}
