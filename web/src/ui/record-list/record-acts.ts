import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import type { ToastAction } from '../../lib/toast/toast-display.tsx'
import { type Question, confirm } from '../confirm/confirm.ts'

interface RecordAct {
  /** Asked first; nothing happens without a yes. */
  question?: Question
  run: () => Promise<unknown>
  /** What is said when it worked, and how to take it back. */
  done: string
  undo?: ToastAction
  onDone?: () => void
  /** What is said when it did not; the server's own words unless said otherwise. */
  failed?: (error: unknown) => string
}

/** Does something to one record: asks, acts, tells how it went and loads again. Answers whether it did. */
export function useRecordActs(reload: (queryClient: QueryClient) => Promise<void>) {
  const queryClient = useQueryClient()

  return async function withToast(act: RecordAct): Promise<boolean> {
    if (act.question !== undefined && !(await confirm(act.question))) return false
    try {
      await act.run()
      act.onDone?.()
      toast.success(act.done, act.undo)
      return true
    } catch (error) {
      toast.error(act.failed?.(error) ?? messageOf(error))
      return false
    } finally {
      await reload(queryClient)
    }
  }
}
