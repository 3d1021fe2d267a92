import { sql } from 'kysely'
import type { DialectName, Schema } from './migrations.ts'

interface TallySettings {
  table: string
  /** What it counts by beside the first of the same table. */
  by?: string | undefined
  /** The columns by which rows are counted: few values each, never null. */
  columns: Readonly<Record<string, ReturnType<typeof sql>>>
  /** The column that says that a row no longer counts, when it is set. */
  goneAt: string
}

/** Read back by the check of an installation. */
function nameOf({ table, by }: Pick<TallySettings, 'table' | 'by'>): string {
  return by === undefined ? `${table}_tally` : `${table}_by_${by}_tally`
}

/**
 * A small table `<table>_tally` or `<table>_by_<what>_tally` that always knows how many rows of each sort there are, so that no list counts them all.
 * Triggers keep it in the transaction of the change, whoever makes it.
 */
export async function createTally(db: Schema, dialect: DialectName, settings: TallySettings): Promise<void> {
  const { table, columns, goneAt } = settings
  const names = Object.keys(columns)
  const tally = nameOf(settings)
  let creation = db.schema.createTable(tally)
  for (const [name, type] of Object.entries(columns)) creation = creation.addColumn(name, type, (c) => c.notNull())
  await creation
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${tally}_key`, names as never[])
    .execute()
  const list = names.join(', ')
  await run(
    db,
    `insert into ${tally} (${list}, amount)
     select ${list}, count(*) from ${table} where ${goneAt} is null group by ${list}`,
  )
  const statements = dialect === 'sqlite' ? sqliteTriggers(settings, names) : postgresTriggers(settings, names)
  for (const statement of statements) await run(db, statement)
}

/** Before one that counts by other columns takes its place. */
export async function dropTally(db: Schema, dialect: DialectName, table: string): Promise<void> {
  const tally = `${table}_tally`
  for (const act of ['insert', 'delete', 'update']) {
    await run(db, `drop trigger ${tally}_${act}${dialect === 'postgres' ? ` on ${table}` : ''}`)
    if (dialect === 'postgres') await run(db, `drop function ${tally}_${act}()`)
  }
  await run(db, `drop table ${tally}`)
}

function sqliteTriggers({ table, by, goneAt }: TallySettings, names: readonly string[]): string[] {
  const tally = nameOf({ table, by })
  const same = (row: string): string => names.map((name) => `${name} = ${row}.${name}`).join(' and ')
  const values = names.map((name) => `new.${name}`).join(', ')
  // No upsert: the conflict clause of the statement outside would take the place of this one.
  const add = `
    insert into ${tally} (${names.join(', ')}, amount) select ${values}, 0
      where new.${goneAt} is null and not exists (select 1 from ${tally} where ${same('new')});
    update ${tally} set amount = amount + 1 where new.${goneAt} is null and ${same('new')};`
  const subtract = `update ${tally} set amount = amount - 1 where old.${goneAt} is null and ${same('old')};`
  return [
    `create trigger ${tally}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${tally}_delete after delete on ${table} begin ${subtract} end`,
    `create trigger ${tally}_update after update of ${names.join(', ')}, ${goneAt} on ${table} begin ${subtract} ${add} end`,
  ]
}

/** Once per statement, and always in the same order: many rows cost one line each, and nobody waits for each other. */
function postgresTriggers({ table, by, goneAt }: TallySettings, names: readonly string[]): string[] {
  const tally = nameOf({ table, by })
  const list = names.join(', ')
  const added = `select ${list}, 1 as change from added where ${goneAt} is null`
  const removed = `select ${list}, -1 as change from removed where ${goneAt} is null`
  const apply = (changes: string): string => `
    begin
      insert into ${tally} (${list}, amount)
        select ${list}, sum(change) from (${changes}) as changes group by ${list} having sum(change) <> 0 order by ${list}
        on conflict (${list}) do update set amount = ${tally}.amount + excluded.amount;
      return null;
    end`
  const trigger = (act: string, changes: string, rows: string): string[] => [
    `create function ${tally}_${act}() returns trigger language plpgsql as $tally$ ${apply(changes)} $tally$`,
    `create trigger ${tally}_${act} after ${act} on ${table} referencing ${rows}
       for each statement execute function ${tally}_${act}()`,
  ]
  return [
    ...trigger('insert', added, 'new table as added'),
    ...trigger('delete', removed, 'old table as removed'),
    ...trigger('update', `${added} union all ${removed}`, 'new table as added old table as removed'),
  ]
}

async function run(db: Schema, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}
