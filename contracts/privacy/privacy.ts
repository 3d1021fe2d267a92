import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById } from '../fields.ts'
import { says } from '../messages.ts'
import { privacyMessages as messages } from './privacy-messages.ts'

export const childDataFileName = (date: Date): string => `child_data_${date.toISOString().slice(0, 10)}.json`

export const exportChildData = endpoint('GET', '/children/:id/data', {
  access: 'child:export',
  summary: 'Everything that is stored about a child, as one JSON file',
  params: ById,
  produces: 'application/json',
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
  confirm: true,
  summary: 'Delete a child’s account and everything about the child, for good; statistics keep numbers without a name',
  message: messages.erased,
  params: ById,
  body: Erasure,
})
