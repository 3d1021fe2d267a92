import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, optional } from '../fields.ts'
import { languages, says } from '../messages.ts'
import { TimeZone, defaultTimeZone } from '../settings/site.ts'
import { privacyMessages as messages } from './privacy-messages.ts'

const fileName = (date: Date, ending: string): string => `child_data_${date.toISOString().slice(0, 10)}.${ending}`

export const childDataFileName = (date: Date): string => fileName(date, 'json')
export const childArchiveFileName = (date: Date): string => fileName(date, 'zip')

export const exportChildData = endpoint('GET', '/children/:id/data', {
  access: 'child:export',
  summary: 'Everything that is stored about a child, as one JSON file',
  params: ById,
  produces: 'application/json',
})

export const exportChildArchive = endpoint('GET', '/children/:id/data/archive', {
  access: 'child:export',
  summary: 'The same as a page to read and print, with pictures, beside the JSON file; all in one ZIP file',
  params: ById,
  query: z.object({
    /** Of what stands around the data. */
    language: z.enum(languages).default('default'),
    /** In which days and times are told. */
    timeZone: optional(TimeZone).transform((zone) => zone ?? defaultTimeZone),
  }),
  produces: 'application/zip',
})

/** The username as it is, so that nobody deletes the wrong child. */
export const Erasure = z.object({
  username: z
    .string(says(messages.usernameRequired))
    .trim()
    .min(1, says(messages.usernameRequired))
    .max(50, says(messages.usernameDiffers)),
})
export type Erasure = z.infer<typeof Erasure>

export const eraseChild = endpoint('POST', '/children/:id/erasure', {
  access: 'child:erase',
  summary: 'Delete a child’s account and everything about the child, for good; statistics keep numbers without a name',
  message: messages.erased,
  params: ById,
  body: Erasure,
})
