import { type Problem, blocking } from '../../item.ts'
import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { allBelow, onlyElements } from './qti-tree.ts'

export interface NumberKey {
  text: string
  tolerance?: number
}

/** What is right for one response. */
export interface Right {
  values: readonly string[]
  /** Where rules say how near is near enough. */
  numbers?: readonly NumberKey[]
  /** Something else earns a part, or parts earn more than others. */
  isUneven?: boolean
  /** All of them, or nothing is earned. */
  isWhole?: boolean
}

export interface Response {
  cardinality: string
  baseType: string
  /** What the file declares as right, as it is written there. */
  correct: readonly string[]
  mapped: readonly { key: string; worth: number }[]
  otherwise: number
  highest: number
}

/** What a file says is right, wherever it says so. */
export interface Keys {
  responses: ReadonlyMap<string, Response>
  points: number | null
  /** Throws `Doubt`. */
  rightOf(response: string): Right
  /** Whether rules of the file, or a template, mark this response. Throws `Doubt`. */
  isMarked(response: string): boolean
  /** All of these are right, or nothing is earned. */
  shared: ReadonlySet<string>
  /** True for a text that is shown whatever is answered, an option for one that is shown with it alone. */
  shown(outcome: string, identifier: string): string | true | null
}

/** Why there is no key. */
export class Doubt extends Error {
  readonly code: 'noKey' | 'markingUnclear' | 'keyConflict'
  /** The rule that is not known, or the answers that are at odds. */
  readonly about: readonly string[]

  constructor(code: Doubt['code'], about: readonly string[] = []) {
    super(code)
    this.code = code
    this.about = about
  }
}

export const unknown = (rule: string): Doubt => new Doubt('markingUnclear', [rule])

export function problemOf({ code, about }: Doubt, nameOf: (answer: string) => string): Problem {
  return blocking(code, code === 'keyConflict' ? [...new Set(about.map(nameOf))].join(' / ') : about[0])
}

type How = 'match' | 'map' | readonly NumberKey[]

interface Rules {
  responses: Keys['responses']
  how: Map<string, How>
  shared: Set<string>
  /** Outcome and identifier of texts that are always shown; outcomes that are what was chosen. */
  always: Set<string>
  byOption: Set<string>
}

/** The standard's templates, those of Common Cartridge besides, and rules that say no more than they do. */
const templates: Readonly<Record<string, How>> = {
  match_correct: 'match',
  map_response: 'map',
  cc2_match: 'match',
  cc2_match_basic: 'match',
  cc2_map_response: 'map',
}

export function declaredKeys(item: XmlElement): Keys {
  const responses = new Map([...elementsOf(item, 'responseDeclaration')].map(responseIn))
  const rules: Rules = { responses, how: new Map(), shared: new Set(), always: new Set(), byOption: new Set() }
  const declared = [...elementsOf(item, 'outcomeDeclaration')]
  const outcomes = new Map(declared.map((one) => [one.attributes['identifier'] ?? '', one]))
  const doubt = doubtIn(() => readRules(item, outcomes, rules))
  return {
    responses,
    points: pointsIn(outcomes),
    rightOf(name) {
      if (doubt) throw doubt
      const response = responses.get(name)
      if (!response) throw new Doubt('noKey')
      return rightIn(response, rules.how.get(name))
    },
    isMarked(name) {
      if (doubt) throw doubt
      return rules.how.has(name)
    },
    shared: rules.shared,
    shown: (outcome, identifier) =>
      rules.always.has(`${outcome} ${identifier}`) || (rules.byOption.has(outcome) ? identifier : null),
  }
}

export function doubtIn(read: () => void): Doubt | null {
  try {
    read()
    return null
  } catch (error) {
    if (error instanceof Doubt) return error
    throw error
  }
}

function responseIn(element: XmlElement): [string, Response] {
  const { identifier = '', cardinality = 'single', baseType = 'identifier' } = element.attributes
  const [mapping, right] = [childOf(element, 'mapping'), childOf(element, 'correctResponse')]
  const { upperBound = '', defaultValue = '0' } = mapping?.attributes ?? {}
  const entries = mapping ? [...elementsOf(mapping, 'mapEntry')] : []
  const spelled = (text: string): string => (/pair$/i.test(baseType) ? text.replaceAll(/\s+/g, ' ') : text).trim()
  const correct = right ? [...elementsOf(right, 'value')].map((value) => spelled(textOfElement(value))) : []
  const mapped = entries.map(({ attributes: { mapKey = '', mappedValue = '0' } }) => ({
    key: spelled(mapKey),
    worth: Number(mappedValue),
  }))
  const highest = upperBound === '' ? Number.POSITIVE_INFINITY : Number(upperBound)
  return [identifier, { cardinality, baseType, correct, mapped, otherwise: Number(defaultValue), highest }]
}

function pointsIn(outcomes: Outcomes): number | null {
  const most = textOfElement(childOf(outcomes.get('MAXSCORE'), 'defaultValue')).trim()
  const points = Number(most || outcomes.get('SCORE')?.attributes['normalMaximum'])
  return points > 0 ? points : null
}

function rightIn({ correct, cardinality, highest, otherwise, mapped }: Response, how: How | undefined): Right {
  if (typeof how === 'object') return { values: [], numbers: how }
  if (how === 'match' || (how === undefined && correct.length > 0)) return { values: correct, isWhole: how === 'match' }
  if (otherwise > 0) throw unknown('mapping defaultValue')
  const paid = mapped.filter(({ worth }) => worth > 0)
  const worths = paid.map(({ worth }) => Math.min(worth, highest))
  const most = Math.max(...worths)
  const isOne = cardinality === 'single'
  const values = paid.filter((_, index) => !isOne || worths[index] === most).map(({ key }) => key)
  const known = new Set(values.map((key) => key.toLowerCase()))
  const isLess = !isOne && correct.length > 0 && correct.length < known.size
  // Where a part of them earns everything, which of them are right is not said.
  const isEnough = worths.reduce((sum, worth) => sum + worth, 0) - Math.min(...worths) >= highest
  if (isLess || correct.some((key) => !known.has(key.toLowerCase())) || (!isOne && worths.length > 1 && isEnough))
    throw new Doubt('keyConflict', [...correct, ...values])
  return { values, isUneven: new Set(worths).size > 1 }
}

type Outcomes = ReadonlyMap<string, XmlElement>

function readRules(item: XmlElement, outcomes: Outcomes, rules: Rules): void {
  const processing = childOf(item, 'responseProcessing')
  const own = processing ? onlyElements(processing) : []
  const { template, templateLocation } = processing?.attributes ?? {}
  const address = template ?? templateLocation ?? ''
  if (own.length === 0 && address !== '') {
    // '…/rptemplates/match_correct.xml'
    const how = templates[(address.split('/').at(-1) ?? '').replace(/\.xml$/i, '').toLowerCase()]
    if (how === undefined) throw unknown(`responseProcessing template="${address.slice(-60)}"`)
    for (const name of rules.responses.keys()) rules.how.set(name, how)
  }
  for (const rule of own) {
    if (rule.name === 'responseCondition') readCondition(rule, outcomes, rules)
    else if (rule.name === 'setOutcomeValue') readSum(rule, outcomes, rules)
    else throw unknown(rule.name)
  }
}

/** Texts that are shown are chosen by outcomes that are no numbers. */
const isNumber = (outcomes: Outcomes, { attributes: { identifier = '' } }: XmlElement): boolean =>
  /^(?:float|integer)$/.test(outcomes.get(identifier)?.attributes['baseType'] ?? 'float')

/** 'If this is right, so many points': one branch that earns, and others that give nothing. */
function readCondition(rule: XmlElement, outcomes: Outcomes, rules: Rules): void {
  const branches = onlyElements(rule).map((branch) => {
    const parts = onlyElements(branch)
    const isElse = branch.name === 'responseElse'
    const sets = isElse ? parts : parts.slice(1)
    const other = sets.find(({ name }) => name !== 'setOutcomeValue')
    if (other) throw unknown(other.name)
    const earned = sets.filter((one) => isNumber(outcomes, one)).flatMap(onlyElements)
    return { condition: isElse ? undefined : parts[0], isEarning: earned.some(isEarned) }
  })
  const at = branches.findIndex(({ isEarning }) => isEarning)
  if (at === -1) return
  const condition = branches[at]?.condition
  const other = branches.find((one, index) =>
    index < at ? one.condition?.name !== 'isNull' : index > at && one.isEarning,
  )
  if (!condition || other) throw unknown(other?.condition?.name ?? 'responseElse')
  const tested = testsIn(condition, rules.responses)
  const names = new Set(tested.map(([name]) => name))
  if (names.size < tested.length) throw unknown(condition.name)
  for (const [name, how] of tested) take(rules, name, how)
  if (names.size > 1) for (const name of names) rules.shared.add(name)
}

function take({ how, responses }: Rules, response: string, own: How): void {
  const before = how.get(response)
  const isOther = before !== undefined && (before !== own || typeof own === 'object')
  if (isOther || !responses.has(response)) throw unknown(`variable ${response}`)
  how.set(response, own)
}

function isEarned(value: XmlElement): boolean {
  const { name, attributes } = value
  if (name === 'sum') return onlyElements(value).some(isEarned)
  if (name === 'variable') return /max/i.test(attributes['identifier'] ?? '')
  if (name === 'baseValue') return Number(textOfElement(value)) > 0
  throw unknown(name)
}

function testsIn(condition: XmlElement, responses: Keys['responses']): [string, How][] {
  const sides = onlyElements(condition)
  const of = (name: string): string | undefined => sides.find((side) => side.name === name)?.attributes['identifier']
  if (condition.name === 'and') return sides.flatMap((side) => testsIn(side, responses))
  const [response, mapped] = [of('variable'), of('mapResponse')]
  if (condition.name === 'match' && response !== undefined && response === of('correct')) return [[response, 'match']]
  const [one, zero] = sides
  const isMore = condition.name === 'gt' && one?.name === 'mapResponse' && zero?.name === 'baseValue'
  if (isMore && mapped !== undefined && Number(textOfElement(zero)) === 0) return [[mapped, 'map']]
  const equals = condition.name === 'or' ? sides : [condition]
  const variableIn = (one: XmlElement): XmlElement | undefined =>
    onlyElements(one).find(({ name }) => name === 'variable')
  const names = equals.map((one) => variableIn(one)?.attributes['identifier'])
  const [name] = names
  if (name === undefined || names.some((each) => each !== name)) throw unknown(condition.name)
  return [[name, equals.flatMap((equal) => numbersIn(equal, responses.get(name)?.correct ?? []))]]
}

/** A number and how far from it is still right. */
function numbersIn(equal: XmlElement, correct: readonly string[]): NumberKey[] {
  const { toleranceMode = 'exact', tolerance = '0', includeLowerBound, includeUpperBound } = equal.attributes
  const value = onlyElements(equal).find(({ name }) => name !== 'variable')
  const [below = Number.NaN, above = below] = tolerance.trim().split(/\s+/).map(Number)
  const isWhole = includeLowerBound !== 'false' && includeUpperBound !== 'false' && below === above
  const isExact = toleranceMode === 'exact'
  if (equal.name !== 'equal' || (!isExact && (toleranceMode !== 'absolute' || !isWhole))) throw unknown(equal.name)
  if (value?.name !== 'baseValue' && value?.name !== 'correct') throw unknown(value?.name ?? equal.name)
  const texts = value.name === 'correct' ? correct : [textOfElement(value).trim()]
  return texts.map((text) => (isExact || below === 0 ? { text } : { text, tolerance: below }))
}

/** What is added up, and which texts are shown. */
function readSum(rule: XmlElement, outcomes: Outcomes, rules: Rules): void {
  const { identifier = '' } = rule.attributes
  const inner = allBelow(rule, () => true)
  const named = (name: string): XmlElement[] => inner.filter((one) => one.name === name)
  if (!isNumber(outcomes, rule)) {
    for (const one of named('baseValue')) rules.always.add(`${identifier} ${textOfElement(one).trim()}`)
    if (named('variable').length > 0) rules.byOption.add(identifier)
    return
  }
  const other = inner.find(({ name }) => !/^(?:sum|product|divide|variable|baseValue|mapResponse)$/.test(name))
  if (other) throw unknown(other.name)
  for (const one of named('mapResponse')) take(rules, one.attributes['identifier'] ?? '', 'map')
}
