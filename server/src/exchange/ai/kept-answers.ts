import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { Storage } from '../../platform/storage/storage.ts'
import { Portion } from './portions.ts'
import { answerOf } from '../import-files.ts'

/** What a model is asked about a file and what it has said so far lies beside it: nobody asks or pays twice. */
const Kept = z.object({
  portions: z.array(Portion),
  /** By what was asked; null where the answer was cut off. */
  answers: z.record(z.string(), z.array(z.unknown()).nullable()),
})
export type Kept = z.output<typeof Kept>

export function keyOf(asked: Portion | Uint8Array): string {
  const bytes = asked instanceof Uint8Array ? asked : JSON.stringify(asked)
  return createHash('sha256').update(bytes).digest('hex')
}

export async function keptAnswers(storage: Pick<Storage, 'open'>, importId: string): Promise<Kept> {
  const file = await storage.open(answerOf(importId))
  if (!file) return { portions: [], answers: {} }
  // Those of an earlier version of this program are asked for again.
  const { data } = Kept.safeParse(JSON.parse((await buffer(file.stream)).toString()))
  return data ?? { portions: [], answers: {} }
}

export async function keepAnswers(storage: Pick<Storage, 'put'>, importId: string, kept: Kept): Promise<void> {
  await storage.put(answerOf(importId), new TextEncoder().encode(JSON.stringify(kept)))
}
