import { type Fixed, type Found, type Probe, near } from './key-search.ts'

export interface NumberKey {
  text: string
  tolerance?: number
}

/** Numbers that are right, as far as the rules reward them: each stretch of them is a number and how far from it. */
export function soughtNumbers(probe: Probe, response: string, fixed: Fixed = {}): Found<NumberKey[]> {
  const declared = probe.declaredOf(response)
  const stated = [...declared, ...probe.mappedOf(response)].map(Number).filter((number) => Number.isFinite(number))
  if (!probe.hasRules)
    return stated.length === 0 ? { doubt: 'none' } : { key: declared.map((text) => ({ text })), isUneven: false }
  const edges = [...new Set([...stated, ...probe.comparedWith(response).edges])]
  const points = edges.toSorted((one, other) => one - other)
  if (points.length === 0) return { doubt: 'none' }
  const far = Math.max(1, ...points.map((point) => Math.abs(point)))
  const tried = [(points[0] ?? 0) - far, ...withMiddles(points), (points.at(-1) ?? 0) + far]
  const scores = tried.map((point) => probe.score({ ...fixed, [response]: [numberText(point)] }))
  const best = Math.max(...scores)
  const nothing = probe.score({ ...fixed, [response]: [] })
  if (best <= nothing) return { doubt: 'none' }
  const isBest = scores.map((score) => near(score, best))
  // What is right without end is no number that somebody could be told.
  if (isBest[0] === true || isBest.at(-1) === true) return { doubt: 'rules', element: 'gte' }
  const key = asWritten(probe.comparedWith(response).numbers, tried, isBest) ?? stretches(tried, isBest, stated)
  if (stated.length > 0 && declared.some((text) => !near(probe.score({ ...fixed, [response]: [text] }), best)))
    return { doubt: 'conflict', answers: [...declared, ...key.map(({ text }) => text)] }
  return { key, isUneven: scores.some((score) => score > nothing + 1e-6 && !near(score, best)) }
}

function withMiddles(points: readonly number[]): number[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    return next === undefined ? [point] : [point, (point + next) / 2]
  })
}

/** The numbers of the file, where they say no more and no less than what is right. */
function asWritten(
  numbers: readonly NumberKey[],
  points: readonly number[],
  isBest: readonly boolean[],
): NumberKey[] | null {
  if (numbers.length === 0) return null
  const covers = (point: number): boolean =>
    numbers.some(({ text, tolerance = 0 }) => {
      const number = Number(text)
      return Math.abs(point - number) <= tolerance + 1e-9 * Math.max(1, Math.abs(number))
    })
  return points.every((point, index) => covers(point) === isBest[index]) ? [...numbers] : null
}

function stretches(points: readonly number[], isBest: readonly boolean[], stated: readonly number[]): NumberKey[] {
  const found: NumberKey[] = []
  for (let at = 0; at < points.length; at += 1) {
    if (isBest[at] !== true) continue
    let end = at
    while (isBest[end + 1] === true) end += 1
    // Every other one lies between two edges: a stretch that begins or ends there reaches up to them.
    const from = points[at % 2 === 0 ? at - 1 : at] ?? 0
    const to = points[end % 2 === 0 ? end + 1 : end] ?? 0
    found.push(numberKey(from, to, stated))
    at = end
  }
  return found
}

function numberKey(from: number, to: number, stated: readonly number[]): NumberKey {
  const middle = (from + to) / 2
  const own = stated.find((value) => Math.abs(value - middle) < 1e-9 * Math.max(1, Math.abs(middle)))
  const tolerance = Number(((to - from) / 2).toPrecision(10))
  return { text: numberText(own ?? middle), ...(tolerance > 0 && { tolerance }) }
}

function numberText(number: number): string {
  const short = Number(number.toPrecision(12))
  const text = String(short)
  return /e/i.test(text) ? short.toFixed(12).replace(/\.?0+$/, '') : text
}
