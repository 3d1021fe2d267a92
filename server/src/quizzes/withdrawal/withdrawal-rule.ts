/** The questions of a quiz after one of them went: another in its place, or none. Each is there once. */
export function withoutQuestion(ids: readonly string[], gone: string, replacement?: string): string[] {
  const filled = ids.flatMap((id) => (id !== gone ? [id] : replacement === undefined ? [] : [replacement]))
  return [...new Set(filled)]
}
