import { type LineMark, LineMarks } from '@lms/contracts/exchange/marking/marking.ts'

/** Kept for this tab: a reload or a session that ends takes no mark away. */
export function keptMarks(importId: string) {
  const key = `import_marks:${importId}`
  return {
    read(): LineMark[] | null {
      try {
        return LineMarks.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null
      } catch {
        return null
      }
    },
    write(marks: readonly LineMark[]): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(marks))
      } catch {
        // The page itself still holds them.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept there either.
      }
    },
  }
}
