import { z } from 'zod'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from './endpoint.ts'

/** What goes into a call. A part can be left out when the endpoint asks nothing of it. */
export interface CallParts<E extends Endpoint> {
  params?: ParamsOf<E>
  query?: Partial<QueryOf<E>>
  body?: InputOf<E> | BodyOf<E>
}

/** What may be sent: fields with a value of their own can be left out. */
export type InputOf<E extends Endpoint> = z.input<E['body']>

/** Where a call goes, below the address of the API. A parameter that is left out stays as its name. */
export function pathOf<E extends Endpoint>(endpoint: E, { params, query }: CallParts<E> = {}): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? name)),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries<unknown>(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') search.append(name, String(each))
    }
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

const Envelope = z.object({ data: z.unknown() })

/** The data of an answer that went well; throws when it is not what the contract promises. */
export function dataIn<E extends Endpoint>(endpoint: E, envelope: unknown): DataOf<E> {
  return z.parse<E['data']>(endpoint.data, endpoint.isSpread ? envelope : Envelope.parse(envelope).data)
}
