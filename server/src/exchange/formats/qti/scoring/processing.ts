import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import { allBelow, onlyElements } from '../qti-tree.ts'
import { type Declaration, declarationsIn } from './declarations.ts'
import { withNamesMatched } from './padded-names.ts'
import { type Compared, comparedIn } from './comparisons.ts'
import { type Scope, evaluate } from './expressions.ts'
import { type MaybeValue, Unfollowed, container, isTrue, numberOf, single } from './values.ts'

/** What is given to each response, as texts. */
export type GivenResponses = ReadonlyMap<string, readonly string[]>

export interface Outcome {
  score: number
  /** Of every outcome, as texts: which feedback is shown follows from them. */
  outcomes: ReadonlyMap<string, readonly string[]>
}

export interface Scoring {
  responses: ReadonlyMap<string, Declaration>
  outcomes: ReadonlyMap<string, Declaration>
  /** There are rules, by the file itself or by a template that everybody knows. */
  hasRules: boolean
  /** Throws `Unfollowed`. */
  score(given: GivenResponses): Outcome
  /** What the rules compare a response with: texts, and numbers at which something may change. Throws `Unfollowed`. */
  comparedWith(response: string): Compared
}

const mostSteps = 20_000

/** Rules that lie elsewhere in a package, by their address. */
export type FindTemplate = (address: string) => XmlElement | null

export function createScoring(item: XmlElement, findTemplate: FindTemplate): Scoring {
  const responses = withAlias(withNamesMatched(declarationsIn(item, 'responseDeclaration'), item))
  const outcomes = declarationsIn(item, 'outcomeDeclaration')
  const drawn = declarationsIn(item, 'templateDeclaration')
  const processing = childOf(item, 'responseProcessing')
  const scored = scoreIn(outcomes)
  const address = processing?.attributes['template'] ?? processing?.attributes['templateLocation'] ?? ''
  const own = processing ? onlyElements(processing) : []
  const known = own.length > 0 || address === '' ? undefined : templates[nameIn(address)]
  const foreign = own.length > 0 || address === '' || known ? null : findTemplate(address)
  const isLost = own.length === 0 && address !== '' && !known && !foreign
  const isDeclared = isLost && isPlainChoice(item, responses)

  function run(scope: Scope): void {
    if (own.length > 0) return runRules(own, scope, outcomes)
    if (known) return known(scope)
    if (foreign) return runRules(onlyElements(foreign), scope, outcomes)
    if (isDeclared) return matchCorrect(scope)
    if (isLost) throw new Unfollowed(`responseProcessing template="${address.slice(-60)}"`)
  }

  return {
    responses,
    outcomes,
    hasRules: !isDeclared && (own.length > 0 || address !== ''),
    score(given) {
      const values = new Map<string, MaybeValue>([['completionStatus', single('identifier', 'unknown')]])
      for (const [name, { initial, baseType, cardinality }] of outcomes)
        values.set(name, initial ?? (isNumber(baseType) && cardinality === 'single' ? single(baseType, 0) : null))
      for (const [identifier, { initial }] of drawn) values.set(identifier, initial)
      for (const [name, one] of responses) {
        const texts = given.get(one.identifier) ?? []
        values.set(name, texts.length === 0 ? null : container(one.cardinality, one.baseType, texts))
      }
      if (!values.has('SCORE')) values.set('SCORE', single('float', 0))
      const scope: Scope = { values, responses, budget: { steps: mostSteps } }
      try {
        run(scope)
      } catch (error) {
        if (!(error instanceof Exit)) throw error
      }
      const texts = [...values].map(([name, value]) => [name, (value?.values ?? []).map(String)] as const)
      return { score: numberOf(values.get(scored) ?? null) ?? 0, outcomes: new Map(texts) }
    },
    comparedWith: (response) => comparedIn(processing, response, responses.get(response)?.correct ?? []),
  }
}

/** One choice whose marks go to what is declared as right: rules that are not at hand could say nothing else. */
function isPlainChoice(item: XmlElement, responses: ReadonlyMap<string, Declaration>): boolean {
  const declared = new Set(responses.values())
  const [only] = declared
  const interactions = allBelow(item, (name) => name.endsWith('Interaction'))
  if (declared.size !== 1 || !only || interactions.length !== 1 || interactions[0]?.name !== 'choiceInteraction')
    return false
  const right = new Set(only.correct.map((id) => id.trim()))
  const paid = (only.mapping?.entries ?? []).filter(({ value }) => value > 0).map(({ key }) => key)
  return right.size > 0 && (paid.length === 0 || (paid.length === right.size && paid.every((id) => right.has(id))))
}

/** SCORE; some programs call it otherwise and keep one number alone, or one that is called so at its end. */
function scoreIn(outcomes: ReadonlyMap<string, Declaration>): string {
  if (outcomes.has('SCORE')) return 'SCORE'
  const numbers = [...outcomes.values()].filter(
    ({ identifier, cardinality, baseType }) =>
      cardinality === 'single' && isNumber(baseType) && !/max/i.test(identifier),
  )
  const called = numbers.filter(({ identifier }) => /score$/i.test(identifier))
  const [only] = called.length > 0 ? called : numbers
  return only && (called.length === 1 || numbers.length === 1) ? only.identifier : 'SCORE'
}

/** Templates speak of RESPONSE; some programs use them with another name where there is only one. */
function withAlias(responses: Map<string, Declaration>): Map<string, Declaration> {
  const [only] = responses.values()
  if (responses.size === 1 && only && !responses.has('RESPONSE')) responses.set('RESPONSE', only)
  return responses
}

const isNumber = (baseType: string): boolean => baseType === 'float' || baseType === 'integer'

/** '…/rptemplates/match_correct.xml' */
function nameIn(address: string): string {
  return (address.split('/').at(-1) ?? '').replace(/\.xml$/i, '').toLowerCase()
}

function setScore({ values }: Scope, score: number): void {
  values.set('SCORE', single('float', score))
}

function matchCorrect(scope: Scope): void {
  setScore(scope, isTrue(evaluate(expression('match', named('variable'), named('correct')), scope)) ? 1 : 0)
}

function mapResponse(scope: Scope): void {
  const isGiven = scope.values.get('RESPONSE') !== null
  setScore(scope, isGiven ? (numberOf(evaluate(named('mapResponse'), scope)) ?? 0) : 0)
}

/** Those of Common Cartridge set feedback besides. */
const templates: Readonly<Record<string, (scope: Scope) => void>> = {
  match_correct: matchCorrect,
  map_response: mapResponse,
  cc2_match: matchCorrect,
  cc2_match_basic: matchCorrect,
  cc2_map_response: mapResponse,
}

function named(name: string): XmlElement {
  return { name, attributes: { identifier: 'RESPONSE' }, children: [] }
}

function expression(name: string, ...children: XmlElement[]): XmlElement {
  return { name, attributes: {}, children }
}

class Exit extends Error {}

type Outcomes = ReadonlyMap<string, Declaration>

function runRules(rules: readonly XmlElement[], scope: Scope, outcomes: Outcomes): void {
  for (const rule of rules) runRule(rule, scope, outcomes)
}

function runRule(rule: XmlElement, scope: Scope, outcomes: Outcomes): void {
  switch (rule.name) {
    case 'responseCondition':
      return runCondition(rule, scope, outcomes)
    case 'setOutcomeValue': {
      const [value] = onlyElements(rule)
      scope.values.set(rule.attributes['identifier'] ?? '', value ? evaluate(value, scope) : null)
      return
    }
    case 'lookupOutcomeValue':
      return lookUp(rule, scope, outcomes)
    case 'responseProcessingFragment':
      return runRules(onlyElements(rule), scope, outcomes)
    case 'exitResponse':
      throw new Exit()
    default:
      throw new Unfollowed(rule.name)
  }
}

function runCondition(rule: XmlElement, scope: Scope, outcomes: Outcomes): void {
  for (const branch of elementsOf(rule)) {
    const [first, ...rest] = onlyElements(branch)
    if (branch.name === 'responseElse') return runRules(onlyElements(branch), scope, outcomes)
    if (!first) continue
    if (isTrue(evaluate(first, scope))) return runRules(rest, scope, outcomes)
  }
}

function lookUp(rule: XmlElement, scope: Scope, outcomes: Outcomes): void {
  const { identifier = '' } = rule.attributes
  const outcome = outcomes.get(identifier)
  const [source] = onlyElements(rule)
  const at = source ? numberOf(evaluate(source, scope)) : null
  if (!outcome?.lookup || at === null) throw new Unfollowed(rule.name)
  const isTable = outcome.lookup.name === 'matchTable'
  const entries = [...elementsOf(outcome.lookup, isTable ? 'matchTableEntry' : 'interpolationTableEntry')]
  const found = entries.find(({ attributes }) => {
    const limit = Number(attributes['sourceValue'] ?? Number.NaN)
    return isTable ? limit === at : attributes['includeBoundary'] === 'false' ? at > limit : at >= limit
  })
  const text = found?.attributes['targetValue'] ?? outcome.lookup.attributes['defaultValue']
  scope.values.set(identifier, text === undefined ? null : container('single', outcome.baseType, [text]))
}
