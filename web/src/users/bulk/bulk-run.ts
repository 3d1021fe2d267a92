import type { BulkResult } from '@lms/contracts/bulk.ts'
import { type UserBulkAction, bulkUsers } from '@lms/contracts/users/user-bulk.ts'
import { exportUsers, userExportFileName } from '@lms/contracts/users/users.ts'
import { call, fetchAnswer } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { type UserSelection, sizeOf } from '../user-selection.ts'

export interface BulkOrder {
  action: UserBulkAction
  value?: string
  selection: UserSelection
}

export interface BulkOutcome {
  successful: number
  total: number
  failures: BulkResult[]
  /** Why it ended before everybody had their turn: the person wanted it, or a call failed. */
  interruption?: 'stopped' | { error: unknown }
}

interface Watcher {
  onProgress: (done: number) => void
  isStopped: () => boolean
}

const portion = 200

/** The same act on many, in portions, so that one sees how far it is. What is done stays done. */
export async function runBulk(order: BulkOrder, { onProgress, isStopped }: Watcher): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { successful: 0, total: sizeOf(order.selection), failures: [] }
  const steps = order.selection.kind === 'some' ? stepsByIds(order) : stepsByFilter(order)
  try {
    for await (const results of steps) {
      outcome.failures.push(...results.filter(({ success }) => !success))
      outcome.successful += results.filter(({ success }) => success).length
      const done = outcome.successful + outcome.failures.length
      onProgress(done)
      if (isStopped() && done < outcome.total) return { ...outcome, interruption: 'stopped' }
    }
  } catch (error) {
    // Nothing happened yet: whoever asked decides what to make of it.
    if (outcome.successful + outcome.failures.length === 0) throw error
    return { ...outcome, interruption: { error } }
  }
  return outcome
}

async function* stepsByIds({ action, value, selection }: BulkOrder): AsyncGenerator<BulkResult[]> {
  for (const ids of portions(idsOf(selection))) {
    const { results } = await call(bulkUsers, { body: { action, value, ids } })
    yield results
  }
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
    for (const ids of portions(idsOf(selection))) {
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
  return selection.kind === 'some' ? [...selection.users.keys()] : []
}

function portions(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / portion) }, (_, index) =>
    ids.slice(index * portion, (index + 1) * portion),
  )
}
