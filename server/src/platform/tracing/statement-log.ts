import type { LogEvent } from 'kysely'
import type { Tracing } from './tracing.ts'

/** What Kysely is told to say of each statement; nothing where nobody wants to know. */
export function statementLog(tracing: Tracing | null, system: 'sqlite' | 'postgresql') {
  if (tracing === null) return {}
  return {
    log: ({ level, query, queryDurationMillis: milliseconds }: LogEvent): void =>
      tracing.statement(system, { text: query.sql, milliseconds, isFailed: level === 'error' }),
  }
}
