import type { BulkResult } from '@lms/contracts/bulk.ts'
import { type UserBulkAction, bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { exportUsers, userExportFileName } from '@lms/contracts/users/users.ts'
import { call, fetchAnswer } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { type BulkOutcome, type BulkWatcher, inPortions, portionsOf, runBulk } from '../../ui/bulk/bulk-run.ts'
import { type UserSelection, sizeOf } from './user-selection.ts'

export type UserBulkOutcome = BulkOutcome<BulkResult>

interface BulkOrder {
  action: UserBulkAction
  value?: string
  selection: UserSelection
}

const portion = 200

export async function runUserBulk(order: BulkOrder, watcher: BulkWatcher): Promise<UserBulkOutcome> {
  const { action, value, selection } = order
  const steps =
    selection.kind === 'all'
      ? stepsByFilter(order)
      : inPortions(idsOf(selection), portion, async (ids) => {
          const { results } = await call(bulkUsers, { body: { action, value, ids } })
          return results
        })
  const outcome = await runBulk(sizeOf(selection), steps, watcher)
  const { interruption, done, failures } = outcome
  // Nothing happened yet: whoever asked decides what to make of it.
  if (typeof interruption === 'object' && done.length + failures.length === 0) throw interruption.error
  return outcome
}

async function* stepsByFilter({ action, value, selection }: BulkOrder): AsyncGenerator<BulkResult[]> {
  if (selection.kind === 'some') return
  const { deleted: _, ...filter } = selection.filter
  let { total } = selection
  let after: string | undefined
  while (true) {
    const { results, next, remaining } = await call(bulkUsers, { body: { action, value, filter, total, after } })
    yield results
    if (next === null) return
    after = next
    total = remaining
  }
}

/** As one file, however many calls that takes: an address holds only so many ids. */
export async function exportSelection(selection: UserSelection, onProgress: (done: number) => void): Promise<void> {
  const parts: BlobPart[] = []
  if (selection.kind === 'all') {
    parts.push(await (await fetchAnswer(exportUsers, { query: selection.filter })).blob())
  } else {
    let done = 0
    for (const ids of portionsOf(idsOf(selection), portion)) {
      const answer = await fetchAnswer(exportUsers, { query: { ids } })
      parts.push(parts.length === 0 ? await answer.blob() : withoutHeading(await answer.text()))
      done += ids.length
      onProgress(done)
    }
  }
  download(userExportFileName(new Date()), new Blob(parts, { type: 'text/csv;charset=utf-8' }))
}

function withoutHeading(csv: string): string {
  return csv.slice(csv.indexOf('\n') + 1)
}

function idsOf(selection: UserSelection): string[] {
  return selection.kind === 'some' ? selection.users.map(({ id }) => id) : []
}
