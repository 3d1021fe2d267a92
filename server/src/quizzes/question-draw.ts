/** So many of them, each at most once, in random order. */
export function draw<Item>(items: readonly Item[], wanted: number, random: () => number): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (drawn.length < wanted && left.length > 0) {
    const place = Math.floor(random() * left.length)
    const [item] = left.splice(place, 1)
    if (item !== undefined) drawn.push(item)
  }
  return drawn
}
