import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type ReleasedSchema, breaksOf } from '../../../testing/released/compatibility.ts'
import { engine, migratedDatabase } from '../../../testing/test-database.ts'
import { type Database, openDatabase } from './database.ts'

const file = path.join(import.meta.dirname, '../../../testing/released/schema.json')

async function tablesOf(database: Database): Promise<ReleasedSchema['tables']> {
  const tables = await database.read().introspection.getTables()
  const own = tables.filter(({ name }) => !/^sqlite_|_(?:search|fts)(?:_|$)/.test(name))
  return Object.fromEntries(
    own.map(({ name, columns }) => [
      name,
      Object.fromEntries(
        columns.map((column) => [
          column.name,
          { mayBeLeftOut: column.isNullable || column.hasDefaultValue || column.isAutoIncrementing },
        ]),
      ),
    ]),
  )
}

/** With `RELEASED=<commit>` what stands now becomes what is compared with from now on: at every release, and only then. */
test.runIf(engine === 'sqlite')(
  'the version that was released last can go on beside this one, on the tables of this one',
  async () => {
    const database = openDatabase(await migratedDatabase(), () => {})
    onTestFinished(() => database.close())
    const tables = await tablesOf(database)
    const commit = process.env['RELEASED']
    if (commit !== undefined) writeFileSync(file, `${JSON.stringify({ commit, tables }, null, 2)}\n`)
    const released = JSON.parse(readFileSync(file, 'utf8')) as ReleasedSchema
    expect(Object.keys(released.tables).length).toBeGreaterThan(50)
    expect(breaksOf(released.tables, tables)).toEqual([])
  },
)
