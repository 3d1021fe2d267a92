import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { toast } from '../lib/toast/toast.ts'
import { type Question, confirm } from '../ui/confirm/confirm.ts'
import { reloadImports } from './exchange-api.ts'

/** One act at a time, after what is asked; what it changed is asked for again before the next. */
export function useAct() {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function act(what: () => Promise<unknown>, question?: Question): Promise<void> {
    if (isBusy || (question && !(await confirm(question)))) return
    setIsBusy(true)
    try {
      await what()
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadImports(queryClient)
    setIsBusy(false)
  }
  return { run: (what: () => Promise<unknown>, question?: Question) => void act(what, question), isBusy }
}
