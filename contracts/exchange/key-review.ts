import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Pagination, Timestamp, pageQuery } from '../fields.ts'

/** `differs`: the import and the bank name different keys; `unchecked`: read when answers were told apart by their place. */
export const keyFindings = ['differs', 'unchecked'] as const

/** A true/false question whose key somebody should look at. */
export const KeyReview = z.object({
  question: z.object({ _id: Id, title: z.string() }),
  fileName: z.string(),
  /** Where it stands in the file. */
  place: z.string(),
  finding: z.enum(keyFindings),
  /** The key by the import; null where only the file itself would tell. */
  imported: z.boolean().nullable(),
  stored: z.boolean(),
  importedAt: Timestamp,
})
export type KeyReview = z.infer<typeof KeyReview>

export const listKeyReviews = endpoint('GET', '/questions/imports/key-review', {
  access: 'question:review-keys',
  summary:
    'True/false questions whose import disagrees with the bank, or was read when places decided; newest import first',
  query: z.object(pageQuery()),
  data: z.object({ reviews: z.array(KeyReview), pagination: Pagination }),
})
