/**
 * Local storage that never throws: a browser that blocks it (private mode, full disk) still runs the app,
 * it only forgets when the page closes.
 */
const forgotten = new Map<string, string>()

export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? forgotten.get(key) ?? null
    } catch {
      return forgotten.get(key) ?? null
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      forgotten.delete(key)
    } catch {
      forgotten.set(key, value)
    }
  },
  remove(key: string): void {
    forgotten.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored there either.
    }
  },
}
