import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { toast } from '../../lib/toast/toast.ts'
import { trackUnsavedWork } from '../../lib/unsaved-work.ts'
import { portionsOf } from '../../ui/bulk/bulk-run.ts'
import { reloadGroups } from '../group-api.ts'

interface State<Item, Made> {
  step: 'asking' | 'making' | 'ended'
  total: number
  made: readonly Made[]
  /** Those whose turn did not come, and those of whom no answer came. */
  rest: readonly Item[]
}

export interface Making<Item, Made> extends State<Item, Made> {
  start: (find: () => Promise<readonly Item[]>) => Promise<void>
  goOn: () => Promise<void>
  /** After the portion that is under way, so that nothing is made that nobody sees. */
  stop: () => void
}

interface MakingOptions<Item, Made> {
  size: number
  make: (portion: readonly Item[]) => Promise<readonly Made[]>
  /** What is said when a portion failed after so many. */
  failureOf: (reason: string, made: number) => string
  /** From the first that is made until the person has dealt with what is shown. */
  onHold: (isHeld: boolean) => void
}

/** What is shown only once, made portion by portion; it ends with what was made, whatever ends it. */
export function useMaking<Item, Made>(options: MakingOptions<Item, Made>): Making<Item, Made> {
  const { size, make, failureOf, onHold } = options
  const queryClient = useQueryClient()
  const [state, setState] = useState<State<Item, Made>>({ step: 'asking', total: 0, made: [], rest: [] })
  const isWanted = useRef(false)
  const isSeenOnlyNow = state.step === 'making' || state.made.length > 0
  useEffect(() => {
    const work = trackUnsavedWork()
    work.change(isSeenOnlyNow)
    return work.end
  }, [isSeenOnlyNow])
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  async function start(find: () => Promise<readonly Item[]>): Promise<void> {
    isWanted.current = true
    onHold(true)
    // At once, before anybody is found: whoever asks twice, or leaves, would else have it made twice, or unseen.
    setState({ ...state, step: 'making' })
    try {
      await makeAll(await find())
    } catch (error) {
      toast.error(messageOf(error))
      setState(state)
      onHold(state.made.length > 0)
    }
    await reloadGroups(queryClient)
  }

  async function makeAll(items: readonly Item[]): Promise<void> {
    const all = [...state.made]
    let left = items
    const tell = (step: 'making' | 'ended'): void =>
      setState({ step, total: state.made.length + items.length, made: [...all], rest: left })
    tell('making')
    for (const portion of portionsOf(items, size)) {
      if (!isWanted.current) break
      try {
        all.push(...(await make(portion)))
      } catch (failure) {
        toast.error(failureOf(messageOf(failure), all.length))
        break
      }
      left = left.slice(portion.length)
      tell('making')
    }
    tell('ended')
  }

  return {
    ...state,
    start,
    goOn: () => start(() => Promise.resolve(state.rest)),
    stop: () => {
      isWanted.current = false
    },
  }
}
