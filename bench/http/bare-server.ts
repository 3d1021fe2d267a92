import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { me as ownAccount } from '../../contracts/accounts/accounts.ts'
import { readNotification } from '../../contracts/notifications/notifications.ts'
import { addressOf } from '../call.ts'

/**
 * The least that a server on this machine can do for the same calls: Node's own HTTP and SQLite, the same statements
 * on the same tables with the same durability, and nothing else. Its only token is the name of a person.
 */
const database = new DatabaseSync(path.join(process.env['DATA_DIR'] ?? '', 'database.sqlite'))
for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'cache_size = -65536'])
  database.exec(`pragma ${pragma}`)

const findUser = database.prepare(
  `select id, email, first_name, last_name, role, is_active, is_email_verified, last_login_at, preferences,
    created_at, updated_at from users where deleted_at is null and id = ?`,
)
const findNotification = database.prepare(
  'select id, user_id, kind, details, read_at, created_at from notifications where id = ?',
)
const markRead = database.prepare('update notifications set read_at = ? where id = ? and read_at is null')
const begin = database.prepare('begin immediate')
const commit = database.prepare('commit')

const actors = new Map(
  database
    .prepare('select username, id from users')
    .all()
    .map(({ username, id }) => [`Bearer ${String(username)}`, String(id)]),
)

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

const success = (data: object) => ({ success: true, status: 'success', message: 'OK', data })

function me(response: ServerResponse, actor: string): void {
  const user = findUser.get(actor) ?? {}
  answer(response, 200, success({ user: { ...user, preferences: JSON.parse(String(user['preferences'])) as unknown } }))
}

function read(response: ServerResponse, actor: string, id: string): void {
  begin.run()
  const notification = findNotification.get(id)
  const isOwn = notification?.['user_id'] === actor
  if (isOwn) markRead.run(new Date().toISOString(), id)
  commit.run()
  if (!isOwn) return answer(response, 404, {})
  const details: unknown = JSON.parse(String(notification['details']))
  answer(response, 200, success({ notification: { ...notification, details, isRead: true } }))
}

const ownAddress = addressOf(ownAccount)
const readAddress = new RegExp(
  `^${addressOf(readNotification, { params: { id: 'ID' } }).replace('ID', '([0-9a-f-]{36})')}$`,
)

const server = createServer((request, response) => {
  const url = request.url ?? ''
  if (url === '/healthz') return answer(response, 200, { status: 'ok' })
  const actor = actors.get(request.headers.authorization ?? '')
  if (actor === undefined) return answer(response, 401, {})
  if (url === ownAddress) return me(response, actor)
  const id = readAddress.exec(url)?.[1]
  if (id === undefined) return answer(response, 404, {})
  return read(response, actor, id)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
