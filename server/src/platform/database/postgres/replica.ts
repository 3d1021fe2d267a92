import type pg from 'pg'

const lookEvery = 500

export interface Following {
  /** The replica has everything that was kept before this moment of this machine's clock; null: not known. */
  provenAt(): number | null
  close(): void
}

/** Asks the primary how far it is and the replica whether it is there too, again and again. */
export function followReplica(primary: pg.Pool, replica: pg.Pool): Following {
  let provenAt: number | null = null
  let wanted: { at: number; position: string } | null = null
  let isLooking = false

  async function look(): Promise<void> {
    if (wanted === null) {
      // Before the question: what is kept meanwhile may or may not be below the position.
      const at = Date.now()
      const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
      const position = rows[0]?.position
      if (position === undefined) return
      wanted = { at, position }
    }
    const { rows } = await replica.query<{ isThere: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
      [wanted.position],
    )
    if (rows[0]?.isThere !== true) return
    provenAt = wanted.at
    wanted = null
  }

  function lookAgain(): void {
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => {
        // Another primary counts anew.
        wanted = null
      })
      .finally(() => {
        isLooking = false
      })
  }

  const looking = setInterval(lookAgain, lookEvery).unref()
  return { provenAt: () => provenAt, close: () => clearInterval(looking) }
}
