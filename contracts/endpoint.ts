import { z } from 'zod'
import { type Message, SentMessage } from './messages.ts'
import type { Permission } from './permissions.ts'
import { platformMessages } from './platform-messages.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `public`: everyone; otherwise the permission that the table must grant. */
export type Access = 'public' | Permission

/** Everything that both sides agree on about one call. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly summary: string
  /** The `message` of the envelope when all went well. */
  readonly message: Message
  readonly status: 200 | 201
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly data: Data
  /** Set when the answer is not an envelope but a stream or a file of this media type. */
  readonly produces?: string
  /** Set when what is sent is not JSON but a form with a file. */
  readonly consumes?: 'multipart/form-data'
  /** Set when the fields of the answer stand in the envelope itself, `data` being one of them. */
  readonly isSpread?: true
  /** Set when the answer is the same for everyone and may be kept, to be asked about each time. */
  readonly isKept?: boolean
  /** Set when it also answers people who must change a temporary password before anything else. */
  readonly beforePasswordChange?: true
  /** Set when some bodies ask for more than `access` grants. */
  readonly further?: FurtherAccess<Body>
  /** Set when an administrator who owes a second factor may still call it. */
  readonly isOpenWithoutSecondFactor?: true
}

interface FurtherAccess<Body extends z.ZodType> {
  readonly access: Permission
  when(body: z.infer<Body>): boolean
}

const nothing = z.object({})
type Nothing = typeof nothing

interface EndpointOptions<Params, Query, Body extends z.ZodType, Data> {
  access: Access
  summary: string
  message?: Message
  status?: 200 | 201
  params?: Params
  query?: Query
  body?: Body
  data?: Data
  produces?: string
  consumes?: 'multipart/form-data'
  isSpread?: true
  isKept?: boolean
  beforePasswordChange?: true
  further?: FurtherAccess<Body>
  isOpenWithoutSecondFactor?: true
}

export function endpoint<
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Data extends z.ZodType = Nothing,
>(
  method: Method,
  path: string,
  options: EndpointOptions<Params, Query, Body, Data>,
): Endpoint<Params, Query, Body, Data> {
  return {
    method,
    path,
    message: platformMessages.done,
    status: 200,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    data: nothing as unknown as Data,
    ...options,
  }
}

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>
export type QueryOf<E extends Endpoint> = z.infer<E['query']>
export type BodyOf<E extends Endpoint> = z.infer<E['body']>
export type DataOf<E extends Endpoint> = z.infer<E['data']>

export const FieldError = z.object({ field: z.string(), ...SentMessage.shape })
export type FieldError = z.infer<typeof FieldError>

/** The envelope of every JSON answer that is not a success. */
export const Failure = z.object({
  success: z.literal(false),
  status: z.literal('error'),
  /** In the default wording; `key` names the message and `values` what was filled in, to say it in another. */
  ...SentMessage.shape,
  /** The same as `message`. */
  error: z.string(),
  code: z.string(),
  errors: z.array(FieldError).optional(),
  /** What the caller needs to go on, for example the current record after a stale write. */
  data: z.unknown().optional(),
})
export type Failure = z.infer<typeof Failure>

export function successOf({ data, isSpread }: Pick<Endpoint, 'data' | 'isSpread'>) {
  const envelope = z.object({ success: z.literal(true), status: z.literal('success'), message: z.string() })
  return isSpread && data instanceof z.ZodObject ? envelope.extend(data.shape) : envelope.extend({ data })
}

export const apiBase = '/api/v1'
