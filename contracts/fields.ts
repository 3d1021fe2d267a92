import { z } from 'zod'
import { type Message, says } from './messages.ts'
import { platformMessages } from './platform-messages.ts'

/** Small shapes that every slice uses. */

export const Id = z.uuid()
export const ById = z.object({ id: Id })
/** Where what is missing has a name: an address that holds no id names nothing, in the same words. */
export const byId = (missing: Message) => z.object({ id: z.uuid(says(missing)) })
export const Timestamp = z.iso.datetime()

/** A moment that somebody asks about, in any offset; years that a database cannot keep are refused. */
export const Instant = z.iso
  .datetime({ offset: true, abort: true, error: says(platformMessages.dateInvalid) })
  .refine((text) => /^(19|2\d)\d\d-/.test(text), says(platformMessages.dateInvalid))
  .transform((text) => new Date(text).toISOString())

/** A day without a time is that day where the product is at home. */
export const dayOrInstant = (edge: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T${edge}+07:00` : value),
    Instant,
  )

/** In an optional field an empty text means that it is absent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
}

export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  /** A search stops counting at 1,000; the true total is then at least `total`. */
  totalCapped: z.boolean().optional(),
})
export type Pagination = z.infer<typeof Pagination>

export const maximumPageSize = 100

/** The paging part of a list's query; `limit` differs per list when it is absent. */
export function pageQuery(defaultLimit = 10) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultLimit),
  }
}

export const SortOrder = z.enum(['asc', 'desc'])
export type SortOrder = z.infer<typeof SortOrder>
export const SearchText = optional(z.string().trim().max(200))

/** In the address a truth value is a word. */
export const flag = () =>
  optional(z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]))

/** Who made a record of the learning area; absent once the person is purged. */
export const Author = z.object({ _id: Id, name: z.string(), username: z.string() })
export type Author = z.infer<typeof Author>

/** Ids between commas; more of them than an address can hold are better named by their filter. */
export const IdList = z.preprocess(
  (value) => (typeof value === 'string' ? (value === '' ? undefined : value.split(',')) : value),
  z.array(Id).max(1000).optional(),
)
