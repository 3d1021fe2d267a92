import type { QuestionTemplate, TemplateVariable } from '@lms/contracts/questions/templates/templates.ts'
import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { allBelow, onlyElements } from '../qti-tree.ts'
import { Unfollowed } from '../scoring/values.ts'

/** What a file draws before it asks, in our own language. */
export interface ReadTemplate {
  template: QuestionTemplate
  /** What is right, as an expression, by the name of the response. */
  answers: ReadonlyMap<string, string>
}

/** Null when nothing is drawn. Throws `Unfollowed` for what we have no word for. */
export function templateOf(item: XmlElement): ReadTemplate | null {
  const processing = childOf(item, 'templateProcessing')
  if (!processing) return null
  const inFormulas = [...elementsOf(item, 'templateDeclaration')].find(
    ({ attributes }) => attributes['mathVariable'] === 'true',
  )
  if (inFormulas) throw new Unfollowed('mathVariable="true"')
  const variables: TemplateVariable[] = []
  const constraints: string[] = []
  const answers = new Map<string, string>()
  for (const rule of onlyElements(processing)) {
    const { identifier = '' } = rule.attributes
    const [value] = onlyElements(rule)
    if (!value) throw new Unfollowed(rule.name)
    if (rule.name === 'setTemplateValue') {
      // A second value for the same name would need a memory.
      if (variables.some(({ name }) => name === identifier)) throw new Unfollowed(`setTemplateValue ${identifier}`)
      variables.push(variableOf(identifier, value))
    } else if (rule.name === 'setCorrectResponse') answers.set(identifier, formulaOf(value))
    else if (rule.name === 'templateConstraint') constraints.push(formulaOf(value))
    else throw new Unfollowed(rule.name)
  }
  return { template: { variables, constraints }, answers }
}

const nothing = { from: '', to: '', step: '', values: [], formula: '' }

function variableOf(name: string, value: XmlElement): TemplateVariable {
  const { min = '0', max = '', step = '1' } = value.attributes
  if (value.name === 'randomInteger') {
    if (![min, max, step].every((bound) => /^-?\d+$/.test(bound))) throw new Unfollowed('randomInteger')
    return { ...nothing, name, kind: 'whole', from: min, to: max, step }
  }
  if (value.name === 'random') {
    const values = allBelow(value, (each) => each === 'baseValue').map((each) => textOfElement(each).trim())
    const isPlain = onlyElements(value).every(
      (list) => /^(multiple|ordered)$/.test(list.name) && onlyElements(list).every((each) => each.name === 'baseValue'),
    )
    if (!isPlain || values.length === 0) throw new Unfollowed('random')
    return { ...nothing, name, kind: 'choice', values }
  }
  return { ...nothing, name, kind: 'computed', formula: formulaOf(value) }
}

const signs: Readonly<Record<string, string>> = {
  sum: '+',
  product: '*',
  subtract: '-',
  divide: '/',
  power: '^',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  equal: '=',
  match: '=',
  and: ' and ',
  or: ' or ',
}
const functions: Readonly<Record<string, string>> = {
  integerDivide: 'div',
  integerModulus: 'mod',
  round: 'round',
  min: 'min',
  max: 'max',
}

function formulaOf(value: XmlElement): string {
  const parts = (): string[] => onlyElements(value).map(formulaOf)
  const sign = signs[value.name]
  if (sign !== undefined) return `(${parts().join(sign)})`
  const name = functions[value.name]
  if (name !== undefined) return `${name}(${parts().join(', ')})`
  if (value.name === 'integerToFloat') return parts().join('')
  if (value.name === 'not') return `not (${parts().join('')})`
  if (value.name === 'variable') return value.attributes['identifier'] ?? ''
  const text = textOfElement(value).trim()
  if (value.name === 'baseValue' && /^-?\d+(\.\d+)?$/.test(text)) return text.startsWith('-') ? `(${text})` : text
  throw new Unfollowed(value.name)
}

/** How far from what is right is still right; null when the rules say more than that. */
export function templateTolerance(item: XmlElement, response: string): number | null {
  const processing = childOf(item, 'responseProcessing')
  if (!processing) return 0
  if (onlyElements(processing).length === 0)
    return /match_correct/.test(processing.attributes['template'] ?? '') ? 0 : null
  const compared = allBelow(processing, (name) => name === 'match' || name === 'equal')
  const [only] = compared
  const sides = only ? onlyElements(only) : []
  const isPlain =
    compared.length === 1 &&
    sides.length === 2 &&
    sides.every(({ attributes }) => attributes['identifier'] === response) &&
    sides.some(({ name }) => name === 'correct') &&
    allBelow(processing, (name) => /^(and|or|not|mapResponse|lookupOutcomeValue)$/.test(name)).length === 0
  if (!only || !isPlain) return null
  const { toleranceMode = 'exact', tolerance = '0' } = only.attributes
  const [below = 0, above = below] = tolerance.trim().split(/\s+/).map(Number)
  if (only.name === 'match' || toleranceMode === 'exact') return 0
  return toleranceMode === 'absolute' && below === above && Number.isFinite(below) ? below : null
}
