import pg from 'pg'
import type { Tracing } from './tracing.ts'

/**
 * Statements end with the id of the request that asked, so that it is in the log of PostgreSQL and in
 * `pg_stat_activity`. Those with a name are prepared once for all requests and stay as they are.
 */
export function commentingClient({ comment }: Pick<Tracing, 'comment'>): typeof pg.Client {
  const Commenting = class extends pg.Client {}
  const plain = pg.Client.prototype.query
  Object.defineProperty(Commenting.prototype, 'query', {
    value(this: pg.Client, first: unknown, ...rest: unknown[]): unknown {
      return Reflect.apply(plain, this, [typeof first === 'string' ? first + comment() : first, ...rest])
    },
  })
  return Commenting
}
