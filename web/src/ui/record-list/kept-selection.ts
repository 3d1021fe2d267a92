import { useState } from 'react'

export interface KeptSelection<Row> {
  records: Row[]
  ids: string[]
  select: (ids: readonly string[]) => void
  /** What has left the list can no longer be selected. */
  drop: (id: string) => void
  clear: () => void
}

interface SelectionOptions<Row> {
  /** Under which name they were selected: what is deleted is a list of its own, which keeps nothing of the other. */
  of: string
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
}

/** Records stay selected on other pages and under other filters. */
export function useKeptSelection<Row>({ of, rows = [], rowId }: SelectionOptions<Row>): KeptSelection<Row> {
  const [choice, setChoice] = useState({ of, records: new Map<string, Row>() })
  const records = choice.of === of ? choice.records : new Map<string, Row>()

  function select(ids: readonly string[]): void {
    const known = new Map(records)
    for (const row of rows) known.set(rowId(row), row)
    const chosen = ids.flatMap((id) => known.get(id) ?? [])
    setChoice({ of, records: new Map(chosen.map((record) => [rowId(record), record])) })
  }

  // What is on the screen may be newer than what was selected.
  const shown = new Map(rows.map((row) => [rowId(row), row]))
  return {
    records: [...records].map(([id, record]) => shown.get(id) ?? record),
    ids: [...records.keys()],
    select,
    drop: (gone) => select([...records.keys()].filter((id) => id !== gone)),
    clear: () => select([]),
  }
}
