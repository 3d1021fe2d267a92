/** One thing that is not as it should be. */
export interface Finding {
  what: string
  /** What could be computed again was; the rest is for a person. */
  isMended: boolean
}
