import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { isScreenPath, screens } from '@lms/contracts/screens.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag } from '../entity-tag.ts'
import { pageHeaders } from '../security-headers.ts'
import { withoutEarlySignIn } from './early-page.ts'
import { type MakePage, type PageQuery, fillPage } from './served-page.ts'

/** Where somebody whom the device does not know is asked to sign in. */
const entrances = new Set<string>([screens.home.path, screens.dashboard.path, screens.login.path])

/** The built web app: hashed files are kept for ever, the page itself is asked for each time. */
export async function serveWebApp(
  app: FastifyInstance,
  directory: string,
  isHttps: boolean,
  makePage: MakePage = async () => null,
): Promise<void> {
  const file = path.join(directory, 'index.html')
  if (!existsSync(file)) return
  const html = readFileSync(file, 'utf8')
  const plainHtml = withoutEarlySignIn(html)
  const headers = { ...pageHeaders(isHttps, inlineScriptHashes(html)), 'cache-control': 'no-cache' }

  const served = (cacheControl: string) => ({
    index: false as const,
    preCompressed: true,
    setHeaders: (reply: { header(name: string, value: string): unknown }) => {
      reply.header('cache-control', cacheControl)
      reply.header('x-content-type-options', 'nosniff')
    },
  })
  await app.register(fastifyStatic, {
    ...served('no-cache'),
    root: directory,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/index.html', 'assets/**'],
  })
  // One route for all of them: a thousand routes cost megabytes and a part of every start.
  await app.register(fastifyStatic, {
    ...served('public, max-age=31536000, immutable'),
    root: path.join(directory, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (name) => !/\.(?:br|gz)$/.test(name),
  })

  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    const requested = request.url.split('?')[0] ?? '/'
    const made = await makePage(requested, plainQuery(request.query))
    if (made && 'redirectTo' in made) return reply.headers(headers).redirect(made.redirectTo, 301)
    if (made) return sendFresh(request, reply.status(made.status).headers(headers), fillPage(plainHtml, made))
    return reply
      .status(isScreenPath(requested) ? 200 : 404)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(entrances.has(requested) ? html : plainHtml)
  })
}

/** A reader who has this very page already is told so. */
function sendFresh(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const tag = entityTag(page)
  void reply.header('etag', tag)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}

/** Each name once. */
function plainQuery(query: unknown): PageQuery {
  const entries = Object.entries(query as Record<string, string | string[]>)
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? (value[0] ?? '') : value]))
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'))
}
