import { z } from 'zod'
import { Id } from './fields.ts'
import { SentMessage } from './messages.ts'

/** What became of one of the chosen records. */
export const BulkResult = z.object({ id: Id, success: z.boolean(), ...SentMessage.shape })
export type BulkResult = z.infer<typeof BulkResult>

export const BulkAnswer = z.object({
  results: z.array(BulkResult),
  summary: z.object({ total: z.int(), successful: z.int(), failed: z.int() }),
})
export type BulkAnswer = z.infer<typeof BulkAnswer>
