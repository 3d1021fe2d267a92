import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { type LineMark, LineMarks } from '@lms/contracts/exchange/marking/marking.ts'
import type { ImportEncoding } from '@lms/contracts/exchange/reading.ts'

interface ReadAs {
  format: ImportFormat | null
  encoding: ImportEncoding | null
}

/** Kept for this tab: a reload or a session that ends takes no mark away. Read otherwise, a file has other lines. */
export function keptMarks(importId: string, { format, encoding }: ReadAs) {
  const key = `import_marks:${importId}:${format}:${encoding}`
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
