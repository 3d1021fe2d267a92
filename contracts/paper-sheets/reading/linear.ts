/** Equations with their right side in the last column, by elimination with the largest pivot; null where they do not tell. */
export function solved(rows: Float64Array[]): number[] | null {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let best = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row
    const pivotRow = rows[best]
    const other = rows[column]
    if (pivotRow === undefined || other === undefined) return null
    rows[best] = other
    rows[column] = pivotRow
    const pivot = pivotRow[column] ?? 0
    if (Math.abs(pivot) < 1e-12) return null
    for (let row = column + 1; row < size; row++) {
      const line = rows[row]
      if (line === undefined) continue
      const factor = (line[column] ?? 0) / pivot
      if (factor === 0) continue
      for (let each = column; each <= size; each++) line[each] = (line[each] ?? 0) - factor * (pivotRow[each] ?? 0)
    }
  }
  const answer = Array.from({ length: size }, () => 0)
  for (let row = size - 1; row >= 0; row--) {
    const line = rows[row]
    if (line === undefined) return null
    let sum = line[size] ?? 0
    for (let each = row + 1; each < size; each++) sum -= (line[each] ?? 0) * (answer[each] ?? 0)
    answer[row] = sum / (line[row] ?? 1)
  }
  return answer
}
