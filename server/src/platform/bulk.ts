import type { BulkAnswer, BulkResult } from '@lms/contracts/bulk.ts'
import { type Message, sentMessage } from '@lms/contracts/messages.ts'

/** What the line about one record says: why it stays as it is, or what was done to it. */
type Verdict = { refused: Message } | { done: Message }

/** Goes through the chosen records in their order, each once: those that change, and a line about every one. */
export async function judgeEach<Model extends { id: string }>(
  chosen: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly Model[]>,
  judge: (model: Model | undefined) => Verdict | Promise<Verdict>,
): Promise<{ changed: Model[]; answer: BulkAnswer }> {
  const ids = [...new Set(chosen)]
  const known = new Map((await load(ids)).map((model) => [model.id, model]))
  const changed: Model[] = []
  const results: BulkResult[] = []
  for (const id of ids) {
    const model = known.get(id)
    const verdict = await judge(model)
    const success = 'done' in verdict
    if (model && success) changed.push(model)
    results.push({ id, success, ...sentMessage(success ? verdict.done : verdict.refused) })
  }
  const summary = { total: ids.length, successful: changed.length, failed: ids.length - changed.length }
  return { changed, answer: { results, summary } }
}
