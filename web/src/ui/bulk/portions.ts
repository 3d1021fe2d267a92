import type { SentMessage } from '@lms/contracts/messages.ts'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translateSent } from '../../lib/texts.ts'

interface Titled {
  _id: string
  title: string
}

export interface BulkFailure {
  id: string
  title: string
  message: string
}

interface Result extends SentMessage {
  id: string
  success: boolean
}

const portion = 100

/** The same act on all that are selected, in portions; those that fail stay selected and are named. */
export function usePortions(records: readonly Titled[], onSelect: (ids: readonly string[]) => void) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<BulkFailure[]>([])

  /** Answers how many succeeded. */
  async function run(change: (ids: string[]) => Promise<readonly Result[]>): Promise<number> {
    const total = records.length
    const failed: BulkFailure[] = []
    setFailures([])
    setProgress({ done: 0, total })
    let done = 0
    try {
      for (; done < total; done += portion) {
        const some = records.slice(done, done + portion)
        for (const { id, success, ...said } of await change(some.map(({ _id }) => _id))) {
          const title = some.find(({ _id }) => _id === id)?.title ?? id
          if (!success) failed.push({ id, title, message: translateSent(said) })
        }
        setProgress({ done: Math.min(done + portion, total), total })
      }
    } catch (error) {
      // What was not reached is neither done nor lost: it stays selected.
      const message = messageOf(error)
      failed.push(...records.slice(done).map(({ _id, title }) => ({ id: _id, title, message })))
    }
    setProgress(null)
    setFailures(failed)
    onSelect(failed.map(({ id }) => id))
    return total - failed.length
  }

  return { progress, failures, run, dismiss: () => setFailures([]) }
}
