import type { BulkResult } from '@lms/contracts/bulk.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translateSent } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { type Question, confirm } from '../confirm/confirm.ts'
import { inPortions, runBulk } from './bulk-run.ts'

interface Selected {
  id: string
  title: string
}

/** What became of one record, in words for a person. */
export interface BulkFailure extends Selected {
  message: string
}

interface BulkOptions<Row> {
  records: readonly Row[]
  nameOf: (record: Row) => Selected
  onSelect: (ids: readonly string[]) => void
  reload: (queryClient: QueryClient) => Promise<void>
}

interface BulkOrder {
  question?: Question
  /** What is said about those for whom it worked. */
  done: (count: string) => string
  /** What is said when it worked for none; the list of failures says enough unless said otherwise. */
  noneDone?: string
}

export type Bulk = Omit<ReturnType<typeof useBulk>, 'runPortions' | 'runEach'>

const portion = 100
const atOnce = 4

/** The same act on all that are selected; those that fail stay selected and are named. */
export function useBulk<Row>({ records, nameOf, onSelect, reload }: BulkOptions<Row>) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<BulkFailure[]>([])
  const stopped = useRef(false)

  async function run(order: BulkOrder, steps: AsyncIterable<readonly BulkResult[]>): Promise<void> {
    if (order.question !== undefined && !(await confirm(order.question))) return
    const total = records.length
    const selected = records.map((record) => nameOf(record))
    stopped.current = false
    setFailures([])
    setProgress({ done: 0, total })
    const outcome = await runBulk(total, steps, {
      onProgress: (done) => setProgress({ done, total }),
      isStopped: () => stopped.current,
    })
    setProgress(null)
    const done = new Set(outcome.done)
    const remaining = selected.filter(({ id }) => !done.has(id))
    const reasons = new Map(outcome.failures.map(({ id, message }) => [id, message]))
    // What a broken call did not reach is neither done nor lost: it stays selected, with the call's reason.
    const { interruption } = outcome
    const broken = typeof interruption === 'object' ? messageOf(interruption.error) : undefined
    setFailures(
      remaining.flatMap((record) => {
        const message = reasons.get(record.id) ?? broken
        return message === undefined ? [] : [{ ...record, message }]
      }),
    )
    onSelect(remaining.map(({ id }) => id))
    if (done.size > 0) toast.success(order.done(formatNumber(done.size)))
    else if (order.noneDone !== undefined) toast.error(order.noneDone)
    await reload(queryClient)
  }

  return {
    progress,
    failures,
    stop: () => {
      stopped.current = true
    },
    dismiss: () => setFailures([]),

    /** Where one call changes many. */
    runPortions(order: BulkOrder, change: (ids: string[]) => Promise<readonly BulkResult[]>): Promise<void> {
      const ids = records.map((record) => nameOf(record).id)
      const steps = inPortions(ids, portion, async (some) =>
        (await change(some)).map(({ id, success, ...said }) => ({ id, success, message: translateSent(said) })),
      )
      return run(order, steps)
    },

    /** Where each needs a call of its own: a few at a time, and what fails holds nobody else up. */
    runEach(order: BulkOrder, change: (record: Row) => Promise<unknown>): Promise<void> {
      const attempt = async (record: Row): Promise<BulkResult> => {
        const { id } = nameOf(record)
        try {
          await change(record)
          return { id, success: true, message: '' }
        } catch (error) {
          return { id, success: false, message: messageOf(error) }
        }
      }
      return run(
        order,
        inPortions(records, atOnce, (some) => Promise.all(some.map(attempt))),
      )
    },
  }
}
