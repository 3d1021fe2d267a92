import { accountMessages } from '@lms/contracts/accounts/account-messages.ts'
import { type Access, type Endpoint, apiBase, successOf } from '@lms/contracts/endpoint.ts'
import { asksToConfirm } from '@lms/contracts/permissions.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorizeRole } from './authorize.ts'
import { callerOf, cookiesOf } from './caller.ts'
import { forbidden, tooMany, unauthenticated } from './errors.ts'
import { formOf, readForms } from './files/file-forms.ts'
import type { Call, Route, SentFile, SignedInActor } from './route.ts'
import { entityTag } from './entity-tag.ts'
import type { RequestLimits } from '../limits/request-limits.ts'
import { createWaitingRoom } from './waiting-room.ts'

/** Tells who a token belongs to, or null when it is not (or no longer) good for anyone. */
export type Authenticate = (token: string, address: string) => Promise<SignedInActor | null>

/** What a site asks of people beyond their permission. Both throw. */
export interface Doorkeeper {
  /** Before anything is read. */
  admit(actor: SignedInActor, endpoint: Endpoint): Promise<void>
  /** Once the body is known to be well formed: did they show a moment ago who they are? */
  confirm(actor: SignedInActor): Promise<void>
}

interface Doors {
  authenticate: Authenticate
  limits: RequestLimits
  doorkeeper: Doorkeeper
  secureCookies: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: SignedInActor | null
  }
}

/** Every endpoint of the product, each with the same order of questions: who, may they, is it well formed, is it them. */
export async function registerRoutes(app: FastifyInstance, routes: readonly Route[], doors: Doors): Promise<void> {
  app.decorateRequest('actor', null)
  const takesForm = ({ endpoint }: Route): boolean => endpoint.consumes !== undefined
  for (const route of routes) if (!takesForm(route)) addRoute(app, route, doors)
  // Reading forms is a plugin of its own, and only these routes carry its weight.
  await app.register(async (forms) => {
    await readForms(forms)
    for (const route of routes) if (takesForm(route)) addRoute(forms, route, doors)
  })
}

const seated = createWaitingRoom(5000)

function addRoute(
  app: FastifyInstance,
  { endpoint, answer, stream, file, upload }: Route,
  { authenticate, limits, doorkeeper, secureCookies }: Doors,
): void {
  app.route({
    method: endpoint.method,
    url: apiBase + endpoint.path,
    schema: schemaOf(endpoint),
    // A stream has no head to speak of, and would be held open for it; a file would be made for nothing.
    exposeHeadRoute: endpoint.produces === undefined,
    onRequest: async (request) => {
      request.actor = await settleActor(endpoint, request, authenticate, limits)
      if (request.actor) await doorkeeper.admit(request.actor, endpoint)
    },
    ...(mayAskToConfirm(endpoint) && {
      preHandler: async ({ actor, body }: FastifyRequest) => {
        if (!actor) return
        const { further } = endpoint
        const wantsMore = further?.when(body) === true
        if (wantsMore) authorizeRole(actor, further.access)
        if (asks(endpoint.access) || (wantsMore && asks(further.access))) await doorkeeper.confirm(actor)
      },
    }),
    ...(endpoint.isKept === true && { onSend: answerFresh }),
    handler: async (request, reply) => {
      const call = { ...callOf(request), cookies: cookiesOf(request, reply, secureCookies) }
      if (stream) {
        reply.hijack()
        await stream(call, reply)
        return undefined
      }
      if (file) return sendFile(reply, await seated(() => file(call)))
      const data = (await seated(() => (upload ? upload(call, formOf(request)) : answer(call)))) ?? {}
      void reply.status(endpoint.status)
      const fields = endpoint.isSpread ? data : { data }
      return { success: true, status: 'success', message: endpoint.message.default, ...fields }
    },
  })
}

const asks = (access: Access): boolean => access !== 'public' && asksToConfirm(access)

const mayAskToConfirm = ({ access, further }: Endpoint): boolean => asks(access) || further !== undefined

/** Who has this very answer already is told so. */
async function answerFresh(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = entityTag(payload)
  void reply.headers({ etag: tag, 'cache-control': 'public, no-cache' })
  if (request.headers['if-none-match'] !== tag) return payload
  void reply.status(304).removeHeader('content-length')
  return ''
}

function sendFile(reply: FastifyReply, { name, type, content, headers }: SentFile): FastifyReply {
  return reply
    .headers({
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    .send(content)
}

function callOf(request: FastifyRequest): Omit<Call<SignedInActor>, 'cookies'> {
  return {
    // A public route is typed to see null here; see route.ts.
    actor: request.actor as SignedInActor,
    params: request.params,
    query: request.query,
    body: request.body,
    caller: callerOf(request),
    bearer: bearerOf(request),
  }
}

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization ?? ''
  // Cut off, not matched: a token is long, and every request brings one.
  const token = header.slice('Bearer '.length)
  const isBearer = header.slice(0, -token.length).toLowerCase() === 'bearer '
  return isBearer && !token.includes(' ') ? token : undefined
}

/** Whoever has a valid token counts for themselves, all others for the address that they come from. */
async function settleActor(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
  limits: RequestLimits,
): Promise<SignedInActor | null> {
  const { address } = callerOf(request)
  const token = endpoint.access === 'public' ? undefined : bearerOf(request)
  const actor = token === undefined ? null : await authenticate(token, address)
  const wait = actor === null ? limits.countAddress(address) : limits.countAccount(actor.id, address)
  if (wait > 0) throw tooMany(wait)
  if (endpoint.access === 'public') return null
  if (token === undefined) throw unauthenticated('no_token', accountMessages.noToken)
  if (token.split('.').length !== 3) throw unauthenticated('invalid_token', accountMessages.invalidTokenFormat)
  if (actor === null) throw unauthenticated('invalid_token', accountMessages.invalidToken)
  if (actor.mustChangePassword === true && endpoint.beforePasswordChange !== true)
    throw forbidden('password_change_required', accountMessages.passwordChangeRequired)
  authorizeRole(actor, endpoint.access)
  return actor
}

function schemaOf(endpoint: Endpoint): Record<string, unknown> {
  const takesBody =
    endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && Object.keys(shapeOf(endpoint.body)).length > 0
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? 'api'],
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    params: endpoint.params,
    querystring: endpoint.query,
    ...(takesBody && { body: endpoint.body }),
    ...(endpoint.produces === undefined && { response: { [endpoint.status]: successOf(endpoint) } }),
  }
}

function shapeOf(schema: unknown): object {
  return typeof schema === 'object' && schema !== null && 'shape' in schema ? (schema.shape as object) : { any: true }
}
