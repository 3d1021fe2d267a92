import { scoreBands } from '@lms/contracts/analysis/analysis.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'

/**
 * Everything is kept as sums, which can be added: portions of a long list, several quizzes, and people who are gone and
 * of whom nothing but their share in the sums is left.
 */
export interface ItemSums {
  /** Who was asked. */
  people: number
  answered: number
  /** Full marks. */
  right: number
  /** Of the shares of the points, 0 to 1 each. */
  shares: number
  /** Of those whose paper had other questions too: the share here (x) beside the share of the rest (y). */
  pairs: { n: number; x: number; y: number; xx: number; yy: number; xy: number }
  /** How often each option was chosen. */
  chosen: Readonly<Record<string, number>>
  /** Answers that are none of the options. */
  other: number
  /** How many answers took about so long, by the fourth root of two that is nearest; missing in what was kept before. */
  times?: Readonly<Record<string, number>>
}

/** What one person made of one question. */
export interface ItemAnswer {
  marks: number
  points: number
  /** Of the whole paper, this question included. */
  score: number
  total: number
  isAnswered: boolean
  chosen: readonly string[]
  other: number
  /** Null where nobody counted. */
  seconds: number | null
}

export const noItem: ItemSums = {
  people: 0,
  answered: 0,
  right: 0,
  shares: 0,
  pairs: { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 },
  chosen: {},
  other: 0,
}

export function sumsOf(answer: ItemAnswer): ItemSums {
  const { marks, points, score, total, isAnswered, chosen, other, seconds } = answer
  const x = points === 0 ? 0 : marks / points
  const restPoints = total - points
  const y = restPoints > 0 ? (score - marks) / restPoints : null
  return {
    people: 1,
    answered: isAnswered ? 1 : 0,
    right: x === 1 ? 1 : 0,
    shares: x,
    pairs: y === null ? noItem.pairs : { n: 1, x, y, xx: x * x, yy: y * y, xy: x * y },
    chosen: Object.fromEntries(chosen.map((id) => [id, 1])),
    other,
    times: seconds === null || seconds < 1 ? {} : { [Math.round(Math.log2(seconds) * stepsToDouble)]: 1 },
  }
}

/** Times are kept in steps of a fifth: near enough for a middle, few enough to keep, and they can be added. */
const stepsToDouble = 4

/** The middle of the times, or null while nobody's was counted. */
export function medianSeconds({ times = {} }: ItemSums): number | null {
  const steps = Object.entries(times)
    .map(([step, count]) => ({ step: Number(step), count }))
    .toSorted((one, other) => one.step - other.step)
  const all = steps.reduce((sum, { count }) => sum + count, 0)
  let passed = 0
  const middle = steps.find(({ count }) => (passed += count) * 2 >= all)
  return middle === undefined ? null : Math.round(2 ** (middle.step / stepsToDouble))
}

function addCounts(one: Readonly<Record<string, number>>, two: Readonly<Record<string, number>>) {
  const ids = new Set([...Object.keys(one), ...Object.keys(two)])
  return Object.fromEntries([...ids].map((id) => [id, (one[id] ?? 0) + (two[id] ?? 0)]))
}

export function addItems(one: ItemSums, two: ItemSums): ItemSums {
  return {
    people: one.people + two.people,
    answered: one.answered + two.answered,
    right: one.right + two.right,
    shares: one.shares + two.shares,
    pairs: {
      n: one.pairs.n + two.pairs.n,
      x: one.pairs.x + two.pairs.x,
      y: one.pairs.y + two.pairs.y,
      xx: one.pairs.xx + two.pairs.xx,
      yy: one.pairs.yy + two.pairs.yy,
      xy: one.pairs.xy + two.pairs.xy,
    },
    chosen: addCounts(one.chosen, two.chosen),
    other: one.other + two.other,
    times: addCounts(one.times ?? {}, two.times ?? {}),
  }
}

/** Mean marks by the points; who gave no answer counts as zero. */
export function facilityOf({ people, shares }: ItemSums): number | null {
  return people === 0 ? null : shares / people
}

/**
 * The correlation of the share of the points here with the share of all other points of the paper; for a question that
 * is either right or wrong this is the corrected point-biserial. Null where nothing varies.
 */
export function discriminationOf({ pairs: { n, x, y, xx, yy, xy } }: ItemSums): number | null {
  const varianceX = n * xx - x * x
  const varianceY = n * yy - y * y
  // Sums of fractions leave a trace where the exact difference would be nothing.
  if (n < 2 || varianceX < 1e-9 || varianceY < 1e-9) return null
  return Math.max(-1, Math.min(1, (n * xy - x * y) / Math.sqrt(varianceX * varianceY)))
}

/** Over several quizzes: each quiz by its people, because the rest of the paper is another one in each. */
export function commonDiscrimination(quizzes: readonly ItemSums[]): number | null {
  const known = quizzes.flatMap((sums) => {
    const value = discriminationOf(sums)
    return value === null ? [] : [{ value, n: sums.pairs.n }]
  })
  const people = known.reduce((sum, { n }) => sum + n, 0)
  return people === 0 ? null : known.reduce((sum, { value, n }) => sum + value * n, 0) / people
}

/** From here on a question is medium, and from here on easy. */
const boundaries = { medium: 0.4, easy: 0.75 } as const
/** Fewer people say nothing about a question. */
const enoughPeople = 10

export function observedDifficulty(sums: ItemSums): Difficulty | null {
  const facility = facilityOf(sums)
  if (facility === null || sums.people < enoughPeople) return null
  if (facility >= boundaries.easy) return 'easy'
  return facility >= boundaries.medium ? 'medium' : 'hard'
}

/** Another label than the author's, unless it is so near a boundary that chance alone could have moved it. */
export function suggestedDifficulty(sums: ItemSums, authored: Difficulty): Difficulty | null {
  const observed = observedDifficulty(sums)
  const facility = facilityOf(sums)
  if (observed === null || facility === null || observed === authored) return null
  const uncertainty = Math.sqrt((facility * (1 - facility)) / sums.people)
  const isClear = Object.values(boundaries).every((boundary) => Math.abs(facility - boundary) >= uncertainty)
  return isClear ? observed : null
}

/** How whole papers went. */
export interface PaperSums {
  people: number
  passed: number
  shares: number
  bands: readonly number[]
}

export const noPaper: PaperSums = {
  people: 0,
  passed: 0,
  shares: 0,
  bands: Array.from({ length: scoreBands }, () => 0),
}

export function paperSumsOf({ score, total, passed }: { score: number; total: number; passed: boolean }): PaperSums {
  const share = total === 0 ? 0 : score / total
  // Everything right belongs to the last tenth.
  const band = Math.min(scoreBands - 1, Math.floor(share * scoreBands + 1e-9))
  return {
    people: 1,
    passed: passed ? 1 : 0,
    shares: share,
    bands: noPaper.bands.map((_, index) => (index === band ? 1 : 0)),
  }
}

export function addPapers(one: PaperSums, two: PaperSums): PaperSums {
  return {
    people: one.people + two.people,
    passed: one.passed + two.passed,
    shares: one.shares + two.shares,
    bands: one.bands.map((count, index) => count + (two.bands[index] ?? 0)),
  }
}

/** All that is kept of the people of one quiz. */
export interface QuizSums {
  paper: PaperSums
  items: Readonly<Record<string, ItemSums>>
}

export const noQuiz: QuizSums = { paper: noPaper, items: {} }

export function addQuizzes(one: QuizSums, two: QuizSums): QuizSums {
  const ids = new Set([...Object.keys(one.items), ...Object.keys(two.items)])
  return {
    paper: addPapers(one.paper, two.paper),
    items: Object.fromEntries([...ids].map((id) => [id, addItems(one.items[id] ?? noItem, two.items[id] ?? noItem)])),
  }
}
