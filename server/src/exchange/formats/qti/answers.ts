import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking, noteOnce, problem, settledType } from '../../item.ts'
import { type XmlElement, elementsOf } from '../../xml-tree.ts'
import { Doubt, type Right, unknown } from './declared-keys.ts'
import { type Body, type ItemReading, keyOf, oneOf, takeFeedback } from './item-body.ts'
import { allBelow } from './qti-tree.ts'

const optionNames = new Set(['simpleChoice', 'inlineChoice'])

export function optionsIn(interaction: XmlElement): XmlElement[] {
  return [...elementsOf(interaction)].filter(({ name }) => optionNames.has(name))
}

export const idOf = ({ attributes }: XmlElement): string => attributes['identifier'] ?? ''

export const responseOf = (interaction: XmlElement): string =>
  interaction.attributes['responseIdentifier'] ?? 'RESPONSE'

export function readChoice(reading: ItemReading, interaction: XmlElement, feedbacks: Body['feedbacks']): void {
  const { item, problems, keys: said, rich } = reading
  const response = responseOf(interaction)
  const cardinality = said.responses.get(response)?.cardinality ?? 'single'
  if (cardinality === 'ordered') return void problems.push(blocking('markingUnclear', 'ordered choices'))
  const elements = optionsIn(interaction)
  const options = elements.map((one) => ({ id: idOf(one), text: rich(one.children) }))
  const ids = options.map(({ id }) => id)
  const isMany = cardinality === 'multiple'
  const nameOf = (id: string): string => textOf(options.find((option) => option.id === id)?.text ?? id)
  const keys = keyOf(reading, response, (right) => (isMany ? severalOf(right, ids) : [oneOf(right, ids)]), nameOf) ?? []
  if (interaction.attributes['maxChoices'] === '1' && keys.length > 1)
    problems.push(blocking('keyConflict', keys.map(nameOf).join('; ')))
  const torn = elements.find((option) => allBelow(option, (name) => optionNames.has(name)).length > 0)
  if (torn) problems.push(blocking('unreadable', `<${torn.name}>`))
  item.type = isMany ? 'multiple_choice' : 'single_choice'
  const notes = takeFeedback(reading, feedbacks, ids)
  item.answers = options.map(({ id, text }) => {
    const note = notes.get(id)
    return { text, isCorrect: keys.includes(id), ...(note !== undefined && { explanation: note }) }
  })
  if (keys.length > 0) Object.assign(item, settledType(item))
}

function severalOf({ values }: Right, ids: readonly string[]): readonly string[] {
  if (values.length === 0 || !values.every((id) => ids.includes(id))) throw new Doubt('noKey')
  return values
}

/** Here every part that is right counts; a file that gives all or nothing is told so. */
export function noteShared({ keys, problems }: ItemReading, responses: readonly string[]): void {
  if (responses.some((response) => keys.shared.has(response)))
    noteOnce(problems, problem('markingUnclear', 'match_correct'))
}

interface Choice {
  id: string
  html: string
}

export function readMatch(reading: ItemReading, interaction: XmlElement): void {
  const { problems, rich } = reading
  const choiceOf = (one: XmlElement): Choice => ({ id: idOf(one), html: rich(one.children) })
  const sets = [...elementsOf(interaction, 'simpleMatchSet')]
  const [first = [], second = []] = sets.map((set) => [...elementsOf(set, 'simpleAssociableChoice')].map(choiceOf))
  const html = new Map([...first, ...second].map((one) => [one.id, textOf(one.html)]))
  const nameOf = (pair: string): string => {
    const names = pair.split(' ').map((id) => html.get(id) ?? id)
    return names.join(' → ')
  }
  const found = keyOf(reading, responseOf(interaction), pairsOf, nameOf)
  const pairs = found?.values.map((pair) => pair.split(' ')) ?? []
  const partners = first.map(({ id }) => pairs.filter(([from]) => from === id).map(([, to]) => to))
  takePairs(
    reading,
    first,
    second,
    partners.map(([to]) => to),
  )
  if (found && partners.some((others) => others.length !== 1))
    problems.push(blocking('markingUnclear', found.values.map(nameOf).join('; ')))
  if (found?.isWhole === true && pairs.length > 1) noteOnce(problems, problem('markingUnclear', 'match_correct'))
}

function pairsOf(right: Right): Right {
  if (right.values.length === 0) throw new Doubt('noKey')
  return right
}

function takePairs(
  { item }: ItemReading,
  lefts: readonly Choice[],
  rights: readonly Choice[],
  partners: readonly (string | undefined)[],
): void {
  const right = (index: number): string => rights.find(({ id }) => id === partners[index])?.html ?? ''
  const truths = new Set(rights.map(({ html }) => truthOf(textOf(html))))
  if (rights.length === 2 && truths.has(true) && truths.has(false)) {
    item.type = 'statements'
    item.credit ??= 'even'
    item.statements = lefts.map(({ html }, index) => ({ text: html, isTrue: truthOf(textOf(right(index))) === true }))
    return
  }
  item.type = 'matching'
  item.pairs = lefts.map(({ html }, index) => ({ left: html, right: right(index) }))
  item.extras = rights.filter(({ id }) => !partners.includes(id)).map(({ html }) => html)
}

export function readOrder(reading: ItemReading, interaction: XmlElement): void {
  const { item, rich } = reading
  const html = new Map(optionsIn(interaction).map((one) => [idOf(one), rich(one.children)]))
  const orderOf = ({ values, isUneven }: Right): readonly string[] => {
    if (values.length === 0) throw new Doubt('noKey')
    const isWhole = values.length === html.size && [...html.keys()].every((id) => values.includes(id))
    if (!isWhole) throw new Doubt('keyConflict', values)
    if (isUneven !== undefined) throw unknown('mapResponse')
    return values
  }
  // Rules that count pairs are ours, of earlier files: a tag names them.
  const { correct = [] } = reading.keys.responses.get(responseOf(interaction)) ?? {}
  const key =
    item.credit === 'pairs' && correct.length === html.size
      ? correct
      : keyOf(reading, responseOf(interaction), orderOf, (id) => textOf(html.get(id) ?? id))
  item.type = 'ordering'
  item.items = (key ?? [...html.keys()]).map((id) => html.get(id) ?? '')
  item.credit ??= 'all_or_nothing'
}
