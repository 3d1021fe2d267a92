import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { FastifyReply } from 'fastify'

/** Who is asking, with the session that the request came in on. */
export interface SignedInActor extends Actor {
  readonly sessionId: string
  /** Came in with a temporary password, and may do nothing but change it. */
  readonly mustChangePassword?: boolean
}

export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options: CookieOptions): void
}
interface CookieOptions {
  path: string
  maxAgeSeconds: number
}

export interface Caller {
  address: string
  userAgent: string
  /** A program on this machine, and no proxy that stands here. */
  isLocal?: boolean
}

export interface Call<Who, Params = unknown, Query = unknown, Body = unknown> {
  actor: Who
  params: Params
  query: Query
  body: Body
  caller: Caller
  /** The token as it came, for the few calls that decide themselves what it is worth. */
  bearer: string | undefined
  cookies: Cookies
}

/** Who does it, and from where. */
export type By = Pick<Call<SignedInActor>, 'actor' | 'caller'>

type CallOf<E extends Endpoint, Who> = Call<Who, ParamsOf<E>, QueryOf<E>, BodyOf<E>>

/** An endpoint and what answers it: data, not yet part of a running server. */
export interface Route {
  readonly endpoint: Endpoint
  readonly answer: (call: Call<SignedInActor>) => Promise<unknown>
  /** Set when the answer is a stream or a file that the route writes itself. */
  readonly stream?: (call: Call<SignedInActor>, reply: FastifyReply) => Promise<void>
  /** Set when the answer is a file that is made as a whole, or one of the usual failures. */
  readonly file?: (call: Call<SignedInActor>) => Promise<SentFile>
  /** Set when what is sent is a form with a file. */
  readonly upload?: (call: Call<SignedInActor>, form: FileForm) => Promise<unknown>
}

export interface SentFile {
  name: string
  type: string
  content: Uint8Array
  /** What the caller should know besides, by the names of headers. */
  headers?: Readonly<Record<string, string>>
}

/** A form that is not read before somebody asks, so that a refusal costs nothing. */
export interface FileForm {
  /** Null when the form has no file. */
  readFile(maximumBytes: number): Promise<ReceivedFile | 'too large' | null>
  /** The same for files that are too large to be held: `keep` takes it in as it comes. Answers its name. */
  passFile(
    maximumBytes: number,
    keep: (content: AsyncIterable<Uint8Array>) => Promise<void>,
  ): Promise<{ name: string } | 'too large' | null>
  /** Any number of them up to a limit, one after the other; those that came before something was wrong stay kept. */
  passFiles(
    limits: { bytes: number; files: number },
    keep: (content: AsyncIterable<Uint8Array>, name: string) => Promise<void>,
  ): Promise<'done' | 'too large' | 'too many'>
}
interface ReceivedFile {
  /** As the sender called it. */
  name: string
  content: Buffer
}

type Answer<E extends Endpoint> = Promise<DataOf<E> extends Record<string, never> ? void : DataOf<E>>

export function route<E extends Endpoint>(endpoint: E, answer: (call: CallOf<E, SignedInActor>) => Answer<E>): Route {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: use publicRoute`)
  return { endpoint, answer: answer as Route['answer'] }
}

export function publicRoute<E extends Endpoint>(endpoint: E, answer: (call: CallOf<E, null>) => Answer<E>): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public: use route`)
  return { endpoint, answer: answer as unknown as Route['answer'] }
}

export function streamRoute<E extends Endpoint>(
  endpoint: E,
  stream: (call: CallOf<E, SignedInActor>, reply: FastifyReply) => Promise<void>,
): Route {
  return { endpoint, answer: async () => undefined, stream: stream as Route['stream'] }
}

export function fileRoute<E extends Endpoint>(
  endpoint: E,
  file: (call: CallOf<E, SignedInActor>) => Promise<SentFile>,
): Route {
  return { endpoint, answer: async () => undefined, file: file as Route['file'] }
}

export function uploadRoute<E extends Endpoint>(
  endpoint: E,
  upload: (call: CallOf<E, SignedInActor>, form: FileForm) => Answer<E>,
): Route {
  return { endpoint, answer: async () => undefined, upload: upload as Route['upload'] }
}
