import { hash } from 'node:crypto'

/** Of statements that are written once in the code and asked often; they are the same for every database of a process. */
const names = new Map<string, string>()

/**
 * The name says what it stands for: behind a pooler that nobody spoke of, a session may have it from another process,
 * and would answer another question under the same number.
 */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `s${hash('sha256', text).slice(0, 24)}`)
}

/** Under which a connection keeps its plan; undefined for a statement that is planned each time. */
export const nameOfStatement = (text: string): string | undefined => names.get(text)
