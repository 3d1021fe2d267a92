import underPressure from '@fastify/under-pressure'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type Authenticate, type Doorkeeper, registerRoutes } from './api-routes.ts'
import { AppError, conflict, notFound, overloaded, toFailure, unexpectedFailure, unreadable } from './errors.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import type { Watcher } from '../metrics/metrics.ts'
import { type Storage, StoreAway } from '../storage/storage.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Database } from '../database/database.ts'
import { isDuplicate } from '../database/duplicates.ts'
import { watchBodies } from './body-progress.ts'
import { answerConnectionError, fromFramework } from './framework-errors.ts'
import { answerOnlyTo } from './hosts.ts'
import { describeApi } from './openapi.ts'
import { rememberOwnWrites } from './reading/own-writes.ts'
import type { Route } from './route.ts'
import { takePolicyReports } from './pages/policy-reports.ts'
import { apiHeaders } from './security-headers.ts'
import type { MakePage } from './pages/served-page.ts'
import { fromAway, fromStorage } from './storage-failures.ts'
import { letInByTurns } from './turnstile.ts'
import { type Pictures, serveUploads } from './files/uploads.ts'
import { serveWebApp } from './pages/web-app.ts'

const mebibyte = 1024 * 1024
/** Milliseconds after the start in which a delay that was measured is that of migrating and seeding. */
const startEchoes = 3000

export interface HttpDependencies {
  log: FastifyBaseLogger
  routes: readonly Route[]
  authenticate: Authenticate
  requestLimits: RequestLimits
  doorkeeper: Doorkeeper
  /** Otherwise only those who ask how it is. */
  answersPeople: boolean
  /** Where lists may be answered by a replica. */
  asReader?: Database['asReader']
  isReady: () => Promise<boolean>
  isClosing: () => boolean
  isHttps: boolean
  /** The one address that it answers to; any, when nobody has said. */
  publicUrl: string | undefined
  trustProxy: string | undefined
  version: string
  webDirectory: string
  storage: Storage
  pictures: Pictures
  tracing: Tracing | null
  /** What some pages say before their script runs. */
  makePage?: MakePage
  toleratedDelay: number
  watcher: Watcher
}

export async function createHttpServer(dependencies: HttpDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: dependencies.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: dependencies.trustProxy ?? false,
    bodyLimit: mebibyte,
    // What comes is watched by its progress, below.
    requestTimeout: 0,
    // What was accepted is answered, also on a connection that was open already.
    return503OnClosing: false,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 250 },
    // Answered in our words, below.
    http: { requireHostHeader: false },
    clientErrorHandler: answerConnectionError,
    // Without a word here, Fastify loads its own first.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    genReqId: ({ headers }) => knownRequestId(headers['x-request-id']) ?? crypto.randomUUID(),
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = toFailure(asAppError(fromFramework(error)) ?? unreadable())
      void (reply as FastifyReply).status(status).send(body)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  if (dependencies.tracing) traceRequests(app, dependencies.tracing)
  watchBodies(app)
  letInByTurns(app)
  readBodies(app)
  answerFailures(app)
  followAnswers(app, dependencies)
  if (dependencies.asReader) rememberOwnWrites(app, { asReader: dependencies.asReader, isHttps: dependencies.isHttps })
  if (dependencies.publicUrl !== undefined) answerOnlyTo(app, dependencies.publicUrl)

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if (!(await dependencies.isReady())) throw overloaded()
    return { status: 'ok' }
  })
  if (!dependencies.answersPeople) return app
  describeApi(app, dependencies.version, dependencies.isHttps)
  let calmUntil = Infinity
  app.addHook('onListen', async () => {
    calmUntil = performance.now() + startEchoes
  })
  await app.register(async (api) => {
    await api.register(underPressure, {
      maxEventLoopDelay: dependencies.toleratedDelay,
      pressureHandler: (_request, _reply, _kind, delay) => {
        // Not measured yet: a machine that is busy elsewhere is no sign of a queue here.
        if (delay !== Infinity && performance.now() > calmUntil) throw overloaded()
      },
    })
    api.addHook('onSend', async ({ actor }, _reply, payload) =>
      actor && typeof payload === 'string' ? dependencies.pictures.sealIn(payload) : payload,
    )
    const headers = apiHeaders(dependencies.isHttps)
    api.addHook('onRequest', async (_request, reply) => {
      void reply.headers(headers)
    })
    const { authenticate, requestLimits: limits, doorkeeper, isHttps: secureCookies } = dependencies
    await registerRoutes(api, dependencies.routes, { authenticate, limits, doorkeeper, secureCookies })
    await takePolicyReports(api, dependencies.requestLimits)
    for (const url of ['/api', '/api/*']) {
      api.all(url, { schema: { hide: true } }, async () => {
        throw notFound()
      })
    }
  })
  serveUploads(app, dependencies.storage, dependencies.pictures, dependencies.isHttps)
  await serveWebApp(app, dependencies.webDirectory, dependencies.isHttps, dependencies.makePage)
  return app
}

function noCompiler(): never {
  throw new Error('Schemas are those of zod')
}

/** `\u0000` as JSON writes the character, not the six characters that a person typed. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

/** JSON only; a NUL character is refused because PostgreSQL cannot keep one in a text. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') done(null, undefined)
    else if (text.includes(String.raw`\u0000`) && escapedNul.test(text)) done(unreadable())
    else void parseJson(request, text, done)
  })
  app.addHook('onRequest', async ({ url, raw, headers }) => {
    if (url.includes('%00')) throw unreadable()
    if (headers.host === undefined && raw.httpVersion === '1.1') throw unreadable()
    // Of two, a proxy may have gone by the one and we by the other.
    if (raw.rawHeaders.filter((word, index) => index % 2 === 0 && word.toLowerCase() === 'host').length > 1)
      throw unreadable()
  })
}

function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const away = fromAway(thrown)
    const foreseen = asAppError(thrown) ?? asAppError(fromFramework(thrown)) ?? lostRace(thrown) ?? away
    const error = foreseen ?? fromStorage(thrown)
    if (away) request.log.warn({ reason: thrown.message }, 'a request needs the database')
    // A database's error may quote values; its code and its place are enough.
    const { code, name, stack } = thrown
    const facts = thrown instanceof StoreAway ? { reason: thrown.message } : { code, name, stack }
    if (!foreseen) request.log.error(facts, reasonOf(error))
    const { status, headers, body } = error ? toFailure(error) : unexpectedFailure()
    void reply.status(status).headers(headers).send(body)
  })
  app.setNotFoundHandler(async () => {
    throw notFound()
  })
}

function reasonOf(error: AppError | null): string {
  if (error === null) return 'request failed'
  if (error.code === 'files_away') return 'the store of files does not answer'
  return error.code === 'storage_full' ? 'the disk is full' : 'the data folder cannot be written'
}

/** Services look first and say what is taken; only two who write in the same instant come to this. */
function lostRace(error: Error): AppError | null {
  return isDuplicate(error) ? conflict('duplicate', platformMessages.stale) : null
}

function asAppError(error: Error): AppError | null {
  return error instanceof AppError ? error : null
}

/** One line per answer, with the route's pattern instead of the address: no ids, no query, no person. */
function followAnswers(app: FastifyInstance, { isClosing, watcher }: HttpDependencies): void {
  app.addHook('onSend', async (_request, reply) => {
    // Nothing new comes on a connection that is about to go.
    if (isClosing()) void reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    // A connection that was kept alive would hold the shutdown up after its last answer.
    if (isClosing()) request.raw.socket.destroySoon()
    const answer = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log.info(answer, 'answered')
    watcher.answered(answer)
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
}

/** Everything that follows belongs to the request's span, down to the statements. */
function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const ends = new WeakMap<FastifyRequest, ReturnType<Tracing['request']>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const parent = typeof traceparent === 'string' ? traceparent : undefined
    ends.set(request, tracing.request({ id: request.id, method: request.method, parent }, done))
  })
  app.addHook('onResponse', async (request, reply) => {
    ends.get(request)?.({ route: request.routeOptions.url ?? 'unknown', status: reply.statusCode })
  })
}

function knownRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null
}
