/** Zero where there is nothing to count. */
export function mostOften(counts: readonly number[]): number {
  const groups = [...Map.groupBy(counts, (count) => count)]
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0
}
