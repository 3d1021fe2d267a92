/**
 * The questions that pictures hang beside or below, by the rows in which they begin. Of tables beside each other nobody
 * knows which one a picture belongs to.
 */
export function besidePictures(firstRows: readonly number[], pictures: readonly number[]): number[] {
  const questions = Map.groupBy(firstRows.keys(), (index) => firstRows[index] ?? 0)
  const rows = [...questions.keys()].toSorted((one, other) => one - other)
  const found: number[] = []
  let at = -1
  for (const picture of pictures.toSorted((one, other) => one - other)) {
    while ((rows[at + 1] ?? Infinity) <= picture) at += 1
    found.push(...(questions.get(rows[at] ?? -1) ?? []))
  }
  return found
}
