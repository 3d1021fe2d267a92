import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { isBlank, textOf } from '@lms/contracts/rich-text.ts'
import { type ItemAnswer, blocking, problem, settledType } from '../../item.ts'
import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'
import { sought, soughtChoice, soughtChoices } from '../scoring/key-search.ts'
import { type Feedback, feedbackFor } from './feedback.ts'
import { type ItemReading, keyOrReason } from './item-reading.ts'

const optionNames = new Set(['simpleChoice', 'inlineChoice', 'hottext'])

export function optionsIn(interaction: XmlElement): XmlElement[] {
  return [...elementsOf(interaction)].filter(({ name }) => optionNames.has(name))
}

/** Nothing was ever meant to be seen: a picture that is missing is something else. */
export function isBare(option: XmlElement): boolean {
  return allBelow(option, (name) => /^(?:img|object|picture|svg|math|audio|video|media)$/i.test(name)).length === 0
}

export const responseOf = (interaction: XmlElement): string =>
  interaction.attributes['responseIdentifier'] ?? 'RESPONSE'

export function readChoice(reading: ItemReading, interaction: XmlElement, feedbacks: readonly Feedback[]): void {
  const { item, problems, probe, scoring, rich } = reading
  const response = responseOf(interaction)
  const cardinality = scoring.responses.get(response)?.cardinality ?? 'single'
  if (cardinality === 'ordered') return void problems.push(blocking('rulesUnknown', { element: 'ordered choices' }))
  const options = optionsIn(interaction).map((option) => ({
    id: option.attributes['identifier'] ?? '',
    text: rich(option.children),
    isBare: isBare(option),
  }))
  const ids = options.map(({ id }) => id)
  const isMany = cardinality === 'multiple'
  const nameOf = (id: string): string => textOf(options.find((option) => option.id === id)?.text ?? id)
  const most = Number(interaction.attributes['maxChoices'] ?? '1')
  const found = isMany
    ? sought(() => soughtChoices(probe, response, ids, isMany && most === 1 ? 0 : most))
    : sought(() => {
        const one = soughtChoice(probe, response, ids)
        return 'key' in one ? { ...one, key: [one.key] } : one
      })
  const keys = keyOrReason(found, problems, nameOf) ?? []
  if (most === 1 && interaction.attributes['maxChoices'] !== undefined && keys.length > 1)
    problems.push(blocking('severalRight'))
  const torn = optionsIn(interaction).find((option) => allBelow(option, (name) => optionNames.has(name)).length > 0)
  if (torn) problems.push(blocking('unreadable', { text: `<${torn.name}>` }))
  item.type = isMany ? 'multiple_choice' : 'single_choice'
  item.answers = options.map(({ id, text }): ItemAnswer => ({ text, isCorrect: keys.includes(id) }))
  const notes = feedbackFor(reading, response, ids, keys, feedbacks)
  for (const [index, note] of notes.entries()) {
    const answer = item.answers[index]
    if (answer && note !== '') answer.explanation = note
  }
  const shown = item.answers.filter(
    ({ text, isCorrect }, index) => isCorrect || !isBlank(text) || options[index]?.isBare === false,
  )
  if (shown.length < item.answers.length) problems.push(problem('emptyOptions'))
  item.answers = shown
  if (keys.length > 0) Object.assign(item, settledType(item))
}

/** Several questions of right and wrong on one sheet are statements. */
export function areTruths(interaction: XmlElement, plain: ItemReading['plain']): boolean {
  const options = optionsIn(interaction)
  const truths = new Set(options.map(({ children }) => truthOf(plain(children))))
  return options.length === 2 && truths.has(true) && truths.has(false)
}

export function readTruths(reading: ItemReading, interactions: readonly XmlElement[]): void {
  const { item, problems, probe, rich, plain } = reading
  const responses = interactions.map(responseOf)
  const declared = Object.fromEntries(responses.map((response) => [response, probe.declaredOf(response)]))
  item.type = 'statements'
  item.credit = 'even'
  item.statements = interactions.map((interaction, index) => {
    const options = optionsIn(interaction)
    const ids = options.map(({ attributes }) => attributes['identifier'] ?? '')
    const response = responses[index] ?? ''
    const key = keyOrReason(
      sought(() => soughtChoice(probe, response, ids, declared)),
      problems,
    )
    const right = options.find(({ attributes }) => attributes['identifier'] === key)
    return {
      text: rich(childOf(interaction, 'prompt')?.children ?? []),
      isTrue: right !== undefined && truthOf(plain(right.children)) === true,
    }
  })
}
