/** Of statements that are written once in the code and asked often; they are the same for every database of a process. */
const names = new Map<string, string>()

export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `s${names.size + 1}`)
}

/** Under which a connection keeps its plan; undefined for a statement that is planned each time. */
export const nameOfStatement = (text: string): string | undefined => names.get(text)
