/** What statements of a version rely on: its tables with their columns, and which of them an insert may leave out. */
export interface ReleasedSchema {
  /** Of the version's last commit. */
  commit: string
  tables: Record<string, Record<string, { mayBeLeftOut: boolean }>>
}

/**
 * Why the version that is running elsewhere could not go on beside this one. During an upgrade both use the tables of
 * the newer: it may add, never take away. What is no longer used goes with the release after the one that stopped using it.
 */
export function breaksOf(released: ReleasedSchema['tables'], current: ReleasedSchema['tables']): string[] {
  return Object.entries(released).flatMap(([table, columns]) => {
    const now = current[table]
    if (now === undefined) return [`the table ${table} is gone or has another name`]
    const gone = Object.keys(columns).filter((column) => now[column] === undefined)
    const asked = Object.entries(now).filter(([column, { mayBeLeftOut }]) => {
      const before = columns[column]
      return !mayBeLeftOut && (before === undefined || before.mayBeLeftOut)
    })
    return [
      ...gone.map((column) => `${table}.${column} is gone or has another name`),
      ...asked.map(([column]) => `${table}.${column} must be given, and the version before does not give it`),
    ]
  })
}
