import http from 'node:http'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'

/**
 * Loaded into a server before its own code: every answer says how many statements have been run until then, begin and
 * commit among them. Whoever asks one thing after another knows what each has cost. One that SQLite runs again at once is
 * the same one with its next row.
 */
let statements = 0
let last: unknown

function countOf(asked: unknown): void {
  if (asked !== last || asked instanceof pg.Client) statements += 1
  last = asked
}

/** The methods of the classes take their turn through here; what they do stays the same. */
function counted(prototype: object, name: string): void {
  const original = Reflect.get(prototype, name) as (...values: unknown[]) => unknown
  Reflect.set(prototype, name, function count(this: unknown, ...values: unknown[]) {
    countOf(this)
    return Reflect.apply(original, this, values)
  })
}

counted(StatementSync.prototype, 'all')
counted(StatementSync.prototype, 'run')
counted(pg.Client.prototype, 'query')

const { writeHead } = http.ServerResponse.prototype
http.ServerResponse.prototype.writeHead = function tell(this: http.ServerResponse, ...values: unknown[]) {
  this.setHeader('x-statements', statements)
  return Reflect.apply(writeHead, this, values) as http.ServerResponse
}
