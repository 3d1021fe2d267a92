/** What of a text is not in its HTML. */
export interface TextLosses {
  /** Commands that nobody knows here, and signs that are not closed. */
  unknown: string[]
  /** What draws or calls a picture. */
  pictures: string[]
  /** Commands of formulas that were read as their names. */
  named: string[]
  /** The file counts its lists in a way of its own. */
  areLabelsOwn: boolean
  /** It explains, and asks nothing. */
  isAside?: true
}

export const noLosses = (areLabelsOwn = false): TextLosses => ({ unknown: [], pictures: [], named: [], areLabelsOwn })

/** '[tikzpicture]' among what was said between two questions. */
export const namesDrawing = (said: string): boolean => /(?:^|\/ )\[\\?[a-zA-Z]+\]/u.test(said)
