import { type ReadItem, problem } from './item.ts'

/** That make whole numbers of halves, thirds, quarters, fifths and tenths. */
const factors = [2, 3, 4, 5, 6, 8, 10, 12, 20]
const most = 100
/** Shares of a question with parts have no end. */
const nearly = 0.05

/**
 * '0,5 điểm' beside '2 điểm': here points are whole numbers, so all of them are multiplied and weigh what they weighed.
 * Where no number does it each is rounded, and says so.
 */
export function withWeights(items: readonly ReadItem[]): ReadItem[] {
  const said = items.map(saidPoints)
  const known = said.filter((points) => points !== null)
  const isBroken = known.some((points) => points > 0 && !Number.isInteger(points))
  const factor = isBroken ? factorOf(known) : undefined
  if (factor === undefined) return [...items]
  return items.map((read, at) => {
    const points = said[at] ?? null
    if (points === null) return read
    const kept = Math.max(1, Math.round(points * factor))
    const others = read.problems.filter(({ code }) => code !== 'pointsChanged')
    const scaled = problem('pointsChanged', `${points} → ${kept} (× ${factor})`)
    return { ...read, item: { ...read.item, points: kept }, problems: [...others, scaled] }
  })
}

/** What makes whole numbers of them, none too large; undefined where nothing does. */
export function factorOf(points: readonly number[]): number | undefined {
  return factors.find((one) => points.every((each) => fits(each * one)))
}

function saidPoints({ item, problems }: ReadItem): number | null {
  const rounded = problems.find(({ code }) => code === 'pointsChanged')?.text?.split(' ')[0]
  return rounded === undefined ? item.points : Number(rounded)
}

function fits(points: number): boolean {
  return points <= most && Math.abs(points - Math.round(points)) <= nearly * Math.max(1, points)
}
