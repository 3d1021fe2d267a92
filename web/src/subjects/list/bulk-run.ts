export interface Failure<Item> {
  item: Item
  error: unknown
}

export interface BulkOutcome<Item> {
  succeeded: Item[]
  failures: Failure<Item>[]
}

interface Watcher {
  onProgress: (done: number) => void
  isStopped: () => boolean
}

const atOnce = 4

/** One request per item, a few at a time; what fails is kept with its reason and holds nobody else up. */
export async function runBulk<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  { onProgress, isStopped }: Watcher,
): Promise<BulkOutcome<Item>> {
  const outcome: BulkOutcome<Item> = { succeeded: [], failures: [] }
  const waiting = items.values()

  async function work(): Promise<void> {
    for (const item of waiting) {
      try {
        await act(item)
        outcome.succeeded.push(item)
      } catch (error) {
        outcome.failures.push({ item, error })
      }
      onProgress(outcome.succeeded.length + outcome.failures.length)
      if (isStopped()) return
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return outcome
}
