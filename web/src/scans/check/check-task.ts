import type { FirstCheck } from '@lms/contracts/paper-sheets/reading/first-check.ts'

/** What the worker is asked, and says. */
export interface CheckTask {
  id: number
  picture: ImageBitmap
}

export interface CheckResult {
  id: number
  /** Corners are shares of the picture's sides. */
  check: FirstCheck
}
