/** A, B, C… as options are called. */
export function letterOf(index: number): string {
  return String.fromCodePoint(65 + index)
}
