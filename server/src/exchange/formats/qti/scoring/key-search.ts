import type { Scoring } from './processing.ts'
import { Unfollowed } from './values.ts'

/**
 * The key of a question is what its own rules reward: answers are tried and the best ones taken. What the file
 * declares as right must be among them; where it is not, or where a rule is not known here, that is said.
 */

/** What an answer earns; throws `Unfollowed`. */
export interface Probe {
  score(given: Readonly<Record<string, readonly string[]>>): number
  hasRules: boolean
  declaredOf(response: string): readonly string[]
  /** Those of a mapping that bring something. */
  mappedOf(response: string): readonly string[]
  /** Some of those bring more than others. */
  isMappedUnevenly(response: string): boolean
  comparedWith: Scoring['comparedWith']
}

type Doubt = { doubt: 'none' } | { doubt: 'conflict'; answers: readonly string[] } | { doubt: 'rules'; element: string }

export type Found<Key> = { key: Key; isUneven: boolean } | Doubt

export function probeOf(scoring: Scoring): Probe {
  const mappedIn = (response: string) =>
    (scoring.responses.get(response)?.mapping?.entries ?? []).filter(({ value }) => value > 0)
  return {
    hasRules: scoring.hasRules,
    comparedWith: (response) => scoring.comparedWith(response),
    score: (given) => scoring.score(new Map(Object.entries(given))).score,
    declaredOf: (response) => (scoring.responses.get(response)?.correct ?? []).map((text) => text.trim()),
    mappedOf: (response) => mappedIn(response).map(({ key }) => key),
    isMappedUnevenly: (response) => new Set(mappedIn(response).map(({ value }) => value)).size > 1,
  }
}

/** Looks for a key; a rule that is not known is an answer too. */
export function sought<Key>(look: () => Found<Key>): Found<Key> {
  try {
    return look()
  } catch (error) {
    if (!(error instanceof Unfollowed)) throw error
    return { doubt: 'rules', element: error.element }
  }
}

export const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
/** All ways to choose among so many are tried. */
const mostTried = 10

/** One of several options. */
export function soughtChoice(probe: Probe, response: string, ids: readonly string[], fixed: Fixed = {}): Found<string> {
  const declared = probe.declaredOf(response)
  if (!probe.hasRules) return declaredOne(declared, ids)
  const scores = ids.map((id) => probe.score({ ...fixed, [response]: [id] }))
  const best = Math.max(...scores)
  const nothing = probe.score({ ...fixed, [response]: [] })
  if (scores.every((score) => near(score, best)) || best <= nothing) return declaredOne(declared, ids)
  const keys = ids.filter((_, index) => near(scores[index] ?? 0, best))
  const [key] = keys
  if (key === undefined || keys.length > 1) return { doubt: 'conflict', answers: keys }
  if (declared.length > 0 && !declared.includes(key)) return { doubt: 'conflict', answers: [...declared, key] }
  return { key, isUneven: scores.some((score) => score > nothing + 1e-6 && !near(score, best)) }
}

function declaredOne(declared: readonly string[], ids: readonly string[]): Found<string> {
  const known = declared.filter((id) => ids.includes(id))
  const [key] = known
  if (key === undefined || known.length < declared.length) return { doubt: 'none' }
  return known.length > 1 ? { doubt: 'conflict', answers: known } : { key, isUneven: false }
}

export type Fixed = Readonly<Record<string, readonly string[]>>

/** Any number of several options. */
export function soughtChoices(probe: Probe, response: string, ids: readonly string[], most: number): Found<string[]> {
  const declared = probe.declaredOf(response)
  const said = (): Found<string[]> => {
    const known = declared.length > 0 ? declared : probe.hasRules ? [] : probe.mappedOf(response)
    const keys = ids.filter((id) => known.includes(id))
    const isUneven = !probe.hasRules && probe.isMappedUnevenly(response)
    return keys.length === 0 || keys.length < known.length ? { doubt: 'none' } : { key: keys, isUneven }
  }
  if (!probe.hasRules) return said()
  const score = (chosen: readonly string[]): number => probe.score({ [response]: chosen })
  if (ids.length > mostTried) {
    const found = said()
    const isRight = 'key' in found && score(found.key) > score([])
    return isRight || 'doubt' in found ? found : { doubt: 'conflict', answers: declared }
  }
  const tried = subsetsOf(ids)
    .filter((chosen) => most === 0 || chosen.length <= most)
    .map((chosen) => ({ chosen, score: score(chosen) }))
  const best = Math.max(...tried.map((one) => one.score))
  if (tried.every((one) => near(one.score, best)) || best <= score([])) return said()
  const bests = tried.filter((one) => near(one.score, best)).map(({ chosen }) => chosen)
  const [least = []] = bests.toSorted((one, other) => one.length - other.length)
  const isInAll = bests.every((chosen) => least.every((id) => chosen.includes(id)))
  if (!isInAll) return { doubt: 'conflict', answers: [...new Set(bests.flat())] }
  if (declared.length > 0 && !near(score(declared), best)) return { doubt: 'conflict', answers: declared }
  const alone = least.map((id) => score([id]))
  return { key: [...least], isUneven: alone.some((one) => !near(one, alone[0] ?? 0)) || bests.length > 1 }
}

function subsetsOf(ids: readonly string[]): string[][] {
  const count = 2 ** ids.length
  return Array.from({ length: count - 1 }, (_, index) => ids.filter((__, place) => ((index + 1) >> place) & 1))
}

/** Texts that may be typed: those that the file names anywhere for this response, each tried in its own company. */
export function soughtTexts(
  probe: Probe,
  response: string,
  company: (text: string) => Fixed = () => ({}),
): Found<string[]> {
  const declared = probe.declaredOf(response)
  const candidates = [
    ...new Set(
      [...declared, ...probe.mappedOf(response), ...probe.comparedWith(response).texts].map((text) => text.trim()),
    ),
  ].filter((text) => text !== '')
  const unasked = '\u2205 q9z'
  const alone = company(unasked)
  // Rules that are not known say why nothing is named.
  if (probe.hasRules) probe.score({ ...alone, [response]: ['?'] })
  if (candidates.length === 0) return { doubt: 'none' }
  if (!probe.hasRules) return { key: declared.length > 0 ? [...new Set(declared)] : candidates, isUneven: false }
  const nothing = probe.score({ ...alone, [response]: [unasked] })
  const score = (text: string): number => {
    const others = company(text)
    const rest = others === alone ? nothing : probe.score({ ...others, [response]: [unasked] })
    return probe.score({ ...others, [response]: [text] }) - rest + nothing
  }
  const scores = candidates.map(score)
  const best = Math.max(...scores)
  if (best <= nothing)
    return declared.length > 0 && near(best, nothing) && best <= 0
      ? { key: [...declared], isUneven: false }
      : { doubt: 'none' }
  const accepted = candidates.filter((_, index) => near(scores[index] ?? 0, best))
  if (declared.some((text) => !accepted.includes(text) && !near(score(text), best)))
    return { doubt: 'conflict', answers: [...declared, ...accepted].slice(0, 6) }
  const isUneven = scores.some((one) => one > nothing + 1e-6 && !near(one, best))
  return { key: accepted, isUneven: isUneven || accepted.some((text) => near(score(`${text} q9z`), best)) }
}
