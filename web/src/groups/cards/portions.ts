/** Everybody in portions, each by a call of its own; stops at the first failure and says how far it came. */
export async function inPortions<Item, Made>(
  items: readonly Item[],
  size: number,
  {
    make,
    onDone,
    isWanted,
  }: {
    make: (portion: Item[]) => Promise<Made[]>
    onDone: (made: readonly Made[]) => void
    /** False once nobody waits for it any more. */
    isWanted: () => boolean
  },
): Promise<{ made: Made[]; failure: unknown }> {
  const made: Made[] = []
  for (let start = 0; start < items.length && isWanted(); start += size) {
    try {
      made.push(...(await make(items.slice(start, start + size))))
    } catch (failure) {
      return { made, failure }
    }
    onDone([...made])
  }
  return { made, failure: null }
}
