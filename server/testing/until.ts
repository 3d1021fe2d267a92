import { vi } from 'vitest'

/** Waits for what comes, however busy the machine is: only the time limit of the test ends it. */
export function until(check: () => unknown, interval = 20): Promise<unknown> {
  return vi.waitFor(check, { timeout: 600_000, interval })
}
