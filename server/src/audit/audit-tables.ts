import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** No references: what was done stays known after the person or the record has gone. */
    audit: {
      id: string
      actor_id: string | null
      action: string
      record_type: string
      record_id: string
      details: Json<Record<string, unknown>>
      address: string | null
      user_agent: string | null
      created_at: string
    }
  }
}

export const auditMigrations: Migrations = {
  '2026-11-15-30-audit': async ({ schema }, types) => {
    await schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('actor_id', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('record_type', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('details', types.json, (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    const index = (name: string, ...columns: string[]) =>
      schema
        .createIndex(`audit_${name}`)
        .on('audit')
        .columns([...columns, 'created_at', 'id'])
        .execute()
    await index('newest')
    await index('by_actor', 'actor_id')
    await index('by_action', 'action')
    await index('by_record', 'record_id')
    await index('by_record_type', 'record_type')
    await index('by_address', 'address')
  },
}
