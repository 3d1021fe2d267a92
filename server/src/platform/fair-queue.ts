/** Who waits for a turn: people take turns, however many wishes each of them has. */
export interface FairQueue<Wish> {
  readonly length: number
  lengthOf(person: string): number
  add(person: string, wish: Wish): void
  /** The oldest wish of whoever has waited longest since their last turn. */
  take(): Wish | undefined
}

export function createFairQueue<Wish>(): FairQueue<Wish> {
  // In the order in which they are due: whoever had a turn and has more wishes goes to the end.
  const wishes = new Map<string, Wish[]>()
  let length = 0
  return {
    get length() {
      return length
    },
    lengthOf: (person) => wishes.get(person)?.length ?? 0,
    add(person, wish) {
      const own = wishes.get(person)
      if (own) own.push(wish)
      else wishes.set(person, [wish])
      length += 1
    },
    take() {
      const [next] = wishes
      if (!next) return undefined
      const [person, own] = next
      const wish = own.shift()
      wishes.delete(person)
      if (own.length > 0) wishes.set(person, own)
      length -= 1
      return wish
    },
  }
}
