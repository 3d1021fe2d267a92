import { useEffect, useRef, useState } from 'react'
import { trackUnsavedWork } from '../../lib/unsaved-work.ts'
import { portionsOf } from '../../ui/bulk/bulk-run.ts'

export interface Making<Item, Made> {
  step: 'asking' | 'making' | 'ended'
  total: number
  made: readonly Made[]
  /** Those whose turn did not come, and those of whom no answer came. */
  rest: readonly Item[]
  start: (items: readonly Item[]) => Promise<void>
  /** After the portion that is under way, so that nothing is made that nobody sees. */
  stop: () => void
}

interface MakingOptions<Item, Made> {
  size: number
  make: (portion: readonly Item[]) => Promise<readonly Made[]>
  onFailure: (failure: unknown, made: number) => void
}

/** What is shown only once, made portion by portion; it ends with what was made, whatever ends it. */
export function useMaking<Item, Made>({ size, make, onFailure }: MakingOptions<Item, Made>): Making<Item, Made> {
  const [{ step, total, made, rest }, setState] = useState<Omit<Making<Item, Made>, 'start' | 'stop'>>({
    step: 'asking',
    total: 0,
    made: [],
    rest: [],
  })
  const isWanted = useRef(false)
  const isSeenOnlyNow = step === 'making' || made.length > 0
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

  async function start(items: readonly Item[]): Promise<void> {
    isWanted.current = true
    const all = [...made]
    let left = items
    const tell = (next: 'making' | 'ended'): void =>
      setState({ step: next, total: made.length + items.length, made: [...all], rest: left })
    tell('making')
    for (const portion of portionsOf(items, size)) {
      if (!isWanted.current) break
      try {
        all.push(...(await make(portion)))
      } catch (failure) {
        onFailure(failure, all.length)
        break
      }
      left = left.slice(portion.length)
      tell('making')
    }
    tell('ended')
  }

  return {
    step,
    total,
    made,
    rest,
    start,
    stop: () => {
      isWanted.current = false
    },
  }
}
