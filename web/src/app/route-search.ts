/** Which part of the page is open. */
export function tabOf(search: Record<string, unknown>): { tab?: string } {
  return search
}

/** Whose result it is. */
export function childOf(search: Record<string, unknown>): { child_id?: string } {
  return search
}

/** What a form begins with: where a question belongs, how hard it is, and how many are wanted. */
export function placeOf(search: Record<string, unknown>): {
  class?: string
  subject?: string
  topic?: string
  topicId?: string
  difficulty?: string
  count?: string
} {
  return search
}

/** Which answers stand on the desk: those of an attempt, or those to a question of a quiz. */
export function answersOf(search: Record<string, unknown>): {
  attempt?: string
  quiz?: string
  question?: string
  status?: string
} {
  return search
}
