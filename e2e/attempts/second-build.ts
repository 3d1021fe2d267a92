import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import {
  type IncomingHttpHeaders,
  IncomingMessage,
  type ServerResponse,
  createServer,
  request as passOn,
} from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const built = path.join(import.meta.dirname, '../../web/dist')
const assets = '/assets/'
const prefix = 'second-'
const kinds: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  woff2: 'font/woff2',
}

export interface TwoBuilds {
  url: string
  /** From now on there is only the second build: the same app, and not one file of the same name. */
  deploy(): void
  close(): Promise<void>
}

/** The product under another address, where a newer build of the web app can take the place of the one that it has. */
export async function behindASecondBuild(product: string): Promise<TwoBuilds> {
  const names = readdirSync(path.join(built, 'assets')).filter((name) => !/\.(br|gz)$/.test(name))
  const known = new Set(names)
  let isSecond = false
  /** Every name of a file of the app, wherever it stands in a text of it. */
  const renamed = (source: string): string =>
    source.replaceAll(/[\w.-]+\.(?:js|css|woff2)\b/g, (name) => (known.has(name) ? prefix + name : name))

  function ofSecondBuild(pathname: string): { body: Buffer; type: string } | null {
    if (!pathname.startsWith(assets) && pathname !== '/service-worker.js') return null
    const name = pathname.startsWith(assets) ? pathname.slice(assets.length) : ''
    if (name !== '' && (!name.startsWith(prefix) || !known.has(name.slice(prefix.length)))) return null
    const file = name === '' ? pathname : assets + name.slice(prefix.length)
    const kind = path.extname(file).slice(1)
    const bytes = readFileSync(path.join(built, file))
    const body = kind === 'js' || kind === 'css' ? Buffer.from(renamed(bytes.toString())) : bytes
    return { body, type: kinds[kind] ?? 'application/octet-stream' }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', product)
    if (isSecond && (pathname.startsWith(assets) || pathname === '/service-worker.js')) {
      const found = ofSecondBuild(pathname)
      if (found === null) response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': found.type, 'cache-control': 'no-cache' }).end(found.body)
      return
    }
    const {
      host: _host,
      origin: _origin,
      connection: _connection,
      'accept-encoding': _coding,
      ...headers
    } = request.headers
    const passing = passOn(product + (request.url ?? '/'), { method: request.method, headers, agent: false })
    response.on('close', () => passing.destroy())
    request.pipe(passing)
    const [passed] = await once(passing, 'response')
    if (!(passed instanceof IncomingMessage)) throw new Error('No answer came')
    const status = passed.statusCode ?? 500
    if (isSecond && passed.headers['content-type']?.startsWith('text/html') === true) {
      const html = renamed(await text(passed))
      const { 'content-length': _length, ...sent } = passed.headers
      response.writeHead(status, { ...sent, 'content-security-policy': policyFor(html, sent) }).end(html)
      return
    }
    response.writeHead(status, passed.headers)
    passed.pipe(response)
  }

  const server = createServer((request, response) => {
    // Streams of events end when their page goes.
    answer(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy() {
      isSecond = true
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The lines in the page have changed with the names in them. */
function policyFor(html: string, headers: IncomingHttpHeaders): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return String(headers['content-security-policy'] ?? '').replace(
    /script-src [^;]*/,
    `script-src 'self' ${hashes.join(' ')}`,
  )
}
