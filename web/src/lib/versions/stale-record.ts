import type { z } from 'zod'
import { ApiError } from '../api-error.ts'

/** A stale write is answered with the record as it is now, by its name in the answer. */
export function staleRecordOf<Model>(error: unknown, name: string, schema: z.ZodType<Model>): Model | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const record = Object.entries(error.data ?? {}).find(([key]) => key === name)?.[1]
  return schema.safeParse(record).data ?? null
}
