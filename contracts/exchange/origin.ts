import { z } from 'zod'
import { SentMessage } from '../messages.ts'

/** Each thing that can tell which option is right. */
export const keySigns = [
  'said',
  'sheet',
  'solution',
  'star',
  'mark',
  'place',
  'placeFromZero',
  'text',
  'highlight',
  'color',
  'underline',
  'bold',
] as const
export const KeySign = z.enum(keySigns)
export type KeySign = z.infer<typeof KeySign>

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
