/** What came out of an attempt, or counts of several. */
export interface Result {
  /** Exact to two decimals. */
  score: number
  total: number
  passed: boolean
}
