/** What of a text is not in its HTML. */
export interface TextLosses {
  /** Commands that nobody knows here, and signs that are not closed. */
  unknown: string[]
  /** What draws or calls a picture. */
  pictures: string[]
}

export const noLosses = (): TextLosses => ({ unknown: [], pictures: [] })
