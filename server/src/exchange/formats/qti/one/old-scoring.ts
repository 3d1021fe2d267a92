import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { allBelow, onlyElements } from '../qti-tree.ts'
import type { Declaration } from '../scoring/declarations.ts'
import type { GivenResponses, Scoring } from '../scoring/processing.ts'
import { type Cardinality, Unfollowed } from '../scoring/values.ts'

/** The rules of QTI 1: conditions in their order, each of which may set marks and show a text. */
export function oldScoring(item: XmlElement): Scoring {
  const responses = declaredIn(item)
  const processings = [...elementsOf(item, 'resprocessing')]
  const written = processings.flatMap((one) => [...elementsOf(one, 'respcondition')])
  // What holds for everything else comes last, wherever it stands: some programs write it first.
  const conditions = [...written.filter((one) => !isForOthers(one)), ...written.filter(isForOthers)]
  const highest = highestOf(item)
  return {
    responses,
    outcomes: new Map(),
    hasRules: conditions.some((one) => [...elementsOf(one, 'setvar')].length > 0),
    score(given) {
      let score = 0
      const shown: string[] = []
      for (const condition of conditions) {
        const said = childOf(condition, 'conditionvar')
        if (said && !holdsAll(said, given, responses)) continue
        const changes = [...elementsOf(condition, 'setvar')]
        for (const change of changes) score = changed(score, change, highest)
        for (const text of elementsOf(condition, 'displayfeedback')) shown.push(text.attributes['linkrefid'] ?? '')
        // The standard ends here without a word to go on; programs that add part by part mean to go on.
        const isPart = changes.every(({ attributes }) => /^(add|subtract)$/i.test(attributes['action'] ?? ''))
        if (!isPart && !/^(yes|true)$/i.test(condition.attributes['continue'] ?? '')) break
      }
      return { score, outcomes: new Map([['FEEDBACK', shown]]) }
    },
    comparedWith(response) {
      const found = conditions.flatMap((one) =>
        allBelow(one, (name) => name.startsWith('var')).filter(
          ({ attributes }) => attributes['respident'] === response,
        ),
      )
      const texts = found.filter(({ name }) => name === 'varequal').map((one) => textOfElement(one).trim())
      const numbers = found.map((one) => numberIn(textOfElement(one)))
      return { texts, edges: numbers.filter((number) => Number.isFinite(number)), numbers: [] }
    },
  }
}

function isForOthers(condition: XmlElement): boolean {
  const said = childOf(condition, 'conditionvar')
  return (
    said !== undefined &&
    childOf(said, 'other') !== undefined &&
    !/^(yes|true)$/i.test(condition.attributes['continue'] ?? '')
  )
}

const cardinalities: Readonly<Record<string, Cardinality>> = { multiple: 'multiple', ordered: 'ordered' }

function declaredIn(item: XmlElement): Map<string, Declaration> {
  const found = allBelow(item, (name) => /^response_(lid|str|num|grp|xy)$/.test(name))
  return new Map(
    found.map((response) => {
      const { ident: identifier = '', rcardinality = 'Single' } = response.attributes
      const cardinality = cardinalities[rcardinality.toLowerCase()] ?? 'single'
      const baseType = response.name === 'response_lid' ? 'identifier' : isNumeric(response, item) ? 'float' : 'string'
      return [
        identifier,
        { identifier, cardinality, baseType, correct: [], initial: null, mapping: null, highest: null, lookup: null },
      ]
    }),
  )
}

function isNumeric(response: XmlElement, item: XmlElement): boolean {
  const kinds = allBelow(response, (name) => name === 'render_fib').map(({ attributes }) => attributes['fibtype'] ?? '')
  return (
    response.name === 'response_num' ||
    kinds.some((kind) => /^(integer|decimal|scientific)$/i.test(kind)) ||
    /^(numerical_question|Numeric)$/.test(fieldOf(item, ['question_type', 'bbmd_questiontype']) ?? '')
  )
}

/** What the item's own record says under one of these names. */
export function fieldOf(item: XmlElement, names: readonly string[]): string | null {
  const metadata = childOf(item, 'itemmetadata')
  if (!metadata) return null
  for (const field of allBelow(metadata, (name) => name === 'qtimetadatafield' || name === 'qti_metadatafield'))
    if (names.includes(textOfElement(childOf(field, 'fieldlabel')).trim()))
      return textOfElement(childOf(field, 'fieldentry')).trim()
  const [own] = allBelow(metadata, (name) => names.includes(name))
  return own ? textOfElement(own).trim() : null
}

function highestOf(item: XmlElement): number {
  const [declared] = allBelow(item, (name) => name === 'decvar')
  const highest = Number(declared?.attributes['maxvalue'] ?? Number.NaN)
  return Number.isFinite(highest) && highest > 0 ? highest : 100
}

function changed(score: number, change: XmlElement, highest: number): number {
  const text = textOfElement(change).trim()
  const value = /max$/i.test(text) ? highest : Number(text)
  if (Number.isNaN(value)) throw new Unfollowed(`setvar ${text}`)
  const action = (change.attributes['action'] ?? 'Set').toLowerCase()
  if (action === 'add') return score + value
  if (action === 'subtract') return score - value
  if (action === 'multiply') return score * value
  return action === 'divide' ? score / value : value
}

type Responses = ReadonlyMap<string, Declaration>

/** What stands side by side must all hold, except texts for one field: nobody types two at once. */
function holdsAll(parent: XmlElement, given: GivenResponses, responses: Responses): boolean {
  const conditions = onlyElements(parent)
  const isEither = (one: XmlElement): boolean =>
    one.name === 'varequal' &&
    responses.get(one.attributes['respident'] ?? '')?.cardinality === 'single' &&
    conditions.filter(
      (other) => other.name === 'varequal' && other.attributes['respident'] === one.attributes['respident'],
    ).length > 1
  const either = conditions.filter(isEither)
  const respidents = new Set(either.map(({ attributes }) => attributes['respident']))
  // Of what is put in order, each stands at the place at which it is named.
  const isPlaced = (one: XmlElement): boolean =>
    one.name === 'varequal' &&
    one.attributes['index'] === undefined &&
    responses.get(one.attributes['respident'] ?? '')?.cardinality === 'ordered'
  const placed = conditions.filter(isPlaced)
  const holdsAt = (one: XmlElement): boolean => {
    const place = placed
      .filter(({ attributes }) => attributes['respident'] === one.attributes['respident'])
      .indexOf(one)
    const value = given.get(one.attributes['respident'] ?? '')?.[place]
    return value !== undefined && isEqual(one, [value], textOfElement(one).trim(), false)
  }
  return (
    conditions.every((one) => isEither(one) || (isPlaced(one) ? holdsAt(one) : holds(one, given, responses))) &&
    [...respidents].every((id) =>
      either.some((one) => one.attributes['respident'] === id && holds(one, given, responses)),
    )
  )
}

function holds(condition: XmlElement, given: GivenResponses, responses: Responses): boolean {
  const { respident = '' } = condition.attributes
  const values = given.get(respident) ?? []
  const text = textOfElement(condition).trim()
  const number = numberIn(text)
  const first = numberIn(values[0] ?? '')
  switch (condition.name) {
    case 'and':
      return holdsAll(condition, given, responses)
    case 'or':
      return onlyElements(condition).some((one) => holds(one, given, responses))
    case 'not':
      return !holdsAll(condition, given, responses)
    case 'other':
      return true
    case 'unanswered':
      return values.length === 0
    case 'varequal':
      return isEqual(condition, values, text, responses.get(respident)?.baseType === 'float')
    case 'varlt':
      return first < number
    case 'varlte':
      return first <= number
    case 'vargt':
      return first > number
    case 'vargte':
      return first >= number
    default:
      throw new Unfollowed(condition.name)
  }
}

function isEqual({ attributes }: XmlElement, values: readonly string[], text: string, isNumber: boolean): boolean {
  const { index, case: cased = 'No' } = attributes
  const same = (value: string): boolean =>
    (isNumber && numberIn(value) === numberIn(text)) ||
    (/^yes$/i.test(cased) ? value.trim() === text : value.trim().toLowerCase() === text.toLowerCase())
  if (index !== undefined && values.length > 1) return same(values[Number(index) - 1] ?? '')
  return values.some(same)
}

function numberIn(text: string): number {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? Number.NaN : Number(trimmed)
}
