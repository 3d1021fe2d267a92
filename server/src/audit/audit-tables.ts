import { sql } from 'kysely'
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
      /** Where the entry stands in the chain; null until it is sealed. */
      position: number | null
      hash: string | null
      /** Without it nobody can guess address and browser back from their digest. Gone when these are forgotten. */
      caller_salt: string | null
      caller_digest: string | null
    }
    /** One row: how far the chain reaches, and where what is kept of it begins. */
    audit_chain: {
      id: string
      position: number
      hash: string
      anchor_position: number
      anchor_hash: string
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
  '2026-11-16-72-audit-chain': async ({ schema }) => {
    await schema.alterTable('audit').addColumn('position', 'integer').execute()
    for (const column of ['hash', 'caller_salt', 'caller_digest'])
      await schema.alterTable('audit').addColumn(column, 'text').execute()
    await schema.createIndex('audit_position').unique().on('audit').column('position').execute()
    await schema
      .createIndex('audit_unsealed')
      .on('audit')
      .columns(['created_at', 'id'])
      .where(sql<boolean>`position is null`)
      .execute()
    await schema
      .createTable('audit_chain')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('anchor_position', 'integer', (column) => column.notNull())
      .addColumn('anchor_hash', 'text', (column) => column.notNull())
      .execute()
  },
}
