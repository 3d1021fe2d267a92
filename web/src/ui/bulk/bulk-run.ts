interface Result {
  readonly id: string
  readonly success: boolean
}

export interface BulkOutcome<Each extends Result> {
  total: number
  /** The ids for which it worked. */
  done: string[]
  failures: Each[]
  /** Why it ended before all had their turn: the person wanted it, or a call failed. */
  interruption?: 'stopped' | { error: unknown }
}

export interface BulkWatcher {
  onProgress: (done: number) => void
  isStopped: () => boolean
}

/** The same act on many, step by step, so that one sees how far it is. What is done stays done. */
export async function runBulk<Each extends Result>(
  total: number,
  steps: AsyncIterable<readonly Each[]>,
  { onProgress, isStopped }: BulkWatcher,
): Promise<BulkOutcome<Each>> {
  const outcome: BulkOutcome<Each> = { total, done: [], failures: [] }
  try {
    for await (const results of steps) {
      for (const result of results) {
        if (result.success) outcome.done.push(result.id)
        else outcome.failures.push(result)
      }
      const count = outcome.done.length + outcome.failures.length
      onProgress(count)
      if (isStopped() && count < total) return { ...outcome, interruption: 'stopped' }
    }
  } catch (error) {
    return { ...outcome, interruption: { error } }
  }
  return outcome
}

/** One call for each portion. */
export async function* inPortions<Item, Each>(
  items: readonly Item[],
  size: number,
  act: (items: Item[]) => Promise<readonly Each[]>,
): AsyncGenerator<readonly Each[]> {
  for (const some of portionsOf(items, size)) yield await act(some)
}

export function* portionsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
