/** Which part of the page is open. */
export function tabOf(search: Record<string, unknown>): { tab?: string } {
  return search
}

/** Whose result it is. */
export function childOf(search: Record<string, unknown>): { child_id?: string } {
  return search
}
