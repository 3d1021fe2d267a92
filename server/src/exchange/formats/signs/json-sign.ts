export const jsonSign = 'lms-questions'

/** Before it is read: an object that says what it is. */
export function isOwnJson(head: string): boolean {
  return /^\uFEFF?\s*\{/.test(head) && head.slice(0, 200).includes(`"${jsonSign}"`)
}
