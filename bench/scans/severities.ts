type Range = readonly [from: number, to: number]

/** What may happen to a sheet and to its photograph, and how often or how much. */
export interface Severity {
  name: string
  /** How far each corner is from where a straight look would have it, as a share of the sheet. */
  perspective: number
  /** Degrees. */
  turn: number
  /** Millimetres. */
  curl: number
  light: Range
  shadow: number
  /** Pixels of a photograph of 12 megapixels. */
  blur: Range
  shake: number
  noise: Range
  jpeg: Range
  /** Pens by their darkness, the usual ones often. */
  pens: readonly [Range, ...Range[]]
  /** Shares of rows. */
  blank: number
  erased: number
  crossedOut: number
  double: number
  crosses: number
  /** Shares of sheets. */
  strayLines: number
  coveredCorner: number
  /** A table cloth with checks. */
  cloth: number
}

export const severities: readonly Severity[] = [
  {
    name: 'ordinary',
    perspective: 0.03,
    turn: 8,
    curl: 1.5,
    light: [0.7, 1],
    shadow: 0.35,
    blur: [0.4, 1.6],
    shake: 0,
    noise: [1, 6],
    jpeg: [70, 92],
    pens: [
      [0.7, 0.9],
      [0.7, 0.9],
      [0.6, 0.85],
      [0.4, 0.6],
    ],
    blank: 0.04,
    erased: 0.015,
    crossedOut: 0.001,
    double: 0.001,
    crosses: 0,
    strayLines: 0.05,
    coveredCorner: 0.03,
    cloth: 0.2,
  },
  {
    name: 'hard',
    perspective: 0.07,
    turn: 20,
    curl: 4,
    light: [0.45, 1],
    shadow: 0.6,
    blur: [1.5, 3.5],
    shake: 5,
    noise: [4, 14],
    jpeg: [30, 60],
    pens: [
      [0.7, 0.9],
      [0.4, 0.6],
      [0.22, 0.4],
    ],
    blank: 0.06,
    erased: 0.05,
    crossedOut: 0.02,
    double: 0.01,
    crosses: 0.05,
    strayLines: 0.3,
    coveredCorner: 0.15,
    cloth: 0.4,
  },
]
