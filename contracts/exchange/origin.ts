import { z } from 'zod'
import { SentMessage } from '../messages.ts'
import { keySignReasons } from './review-messages.ts'

export type KeySign = keyof typeof keySignReasons
export const keySigns = Object.keys(keySignReasons) as KeySign[]
export const KeySign = z.enum(keySigns)

/** The places of the options that each sign sets apart, from 0. */
export const KeyMarks = z.partialRecord(KeySign, z.array(z.int()))
export type KeyMarks = z.infer<typeof KeyMarks>

/** Where a question comes from and why it was read so. */
export const ItemOrigin = z.object({
  /** Its lines or its row as they stand in the file. */
  source: z.string(),
  /** Its entry in a list of keys elsewhere in the file. */
  listed: z.string().optional(),
  reasons: z.array(SentMessage),
  marks: KeyMarks,
  /** The heading of its part, as the file has it. */
  section: z.string().optional(),
})
export type ItemOrigin = z.infer<typeof ItemOrigin>
