/**
 * The database cannot be asked at this moment: absent, starting, stopping, moving to another machine, read-only or full
 * of callers. Nothing is wrong with what was asked; a little later it is worth another try.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  /** The answer to a commit never came: what it held is there, or it is not. */
  readonly isOutcomeUnknown: boolean

  constructor(
    reason: string,
    { isOutcomeUnknown = false, cause }: { isOutcomeUnknown?: boolean; cause?: unknown } = {},
  ) {
    super(`The database is away: ${reason}`, { cause })
    this.isOutcomeUnknown = isOutcomeUnknown
  }
}

/** Of PostgreSQL: read-only, shut down, crashed, starting, taken away for idling, too many callers. */
const awayStates = new Set(['25006', '57P01', '57P02', '57P03', '57P05', '53300'])
/** Of the network; only what comes from the database's driver is asked about here. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  // No socket where PostgreSQL would put one.
  'ENOENT',
])
/** Of the driver, which gives these no code. */
const neverSent = [
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]
const lost = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  ...neverSent,
])

/** What the driver says when the database is away; null when it is about something else. */
export function awayFrom(thrown: unknown): DatabaseAway | null {
  if (thrown instanceof DatabaseAway) return thrown
  const error = firstOf(thrown)
  if (!(error instanceof Error)) return null
  return isAway(error) ? new DatabaseAway(error.message, { cause: error }) : null
}

/** Before anything was done: read-only, starting, full of callers, a plan that no longer fits or is another session's. */
const refusals = new Set(['25006', '57P03', '53300', '0A000', '26000', '42P05'])

/** Whether a statement that failed like this has certainly changed nothing: it never left, or was refused. */
export function hasDoneNothing(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  return neverSent.includes(thrown.message) || ('code' in thrown && refusals.has(String(thrown.code)))
}

/** A name with several addresses fails once for each. */
function firstOf(thrown: unknown): unknown {
  return thrown instanceof AggregateError ? thrown.errors[0] : thrown
}

function isAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  if (code === null) return lost.has(error.message)
  // A pooler has one code for all that it cannot do; PostgreSQL uses it for a faulty message too, and goes on.
  if (code === '08P01') return 'severity' in error && error.severity === 'FATAL'
  return code.startsWith('08') || awayStates.has(code) || awayCodes.has(code)
}
