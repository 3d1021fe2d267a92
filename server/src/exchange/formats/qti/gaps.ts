import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { type Item, blocking } from '../../item.ts'
import { type XmlElement, elementsOf } from '../../xml-tree.ts'
import { idOf, noteShared, optionsIn, responseOf } from './answers.ts'
import { Doubt, type NumberKey, type Right } from './declared-keys.ts'
import { type ItemReading, keyOf, oneOf } from './item-body.ts'

type Gap = NonNullable<Item['gaps']>[number]

function gapOf(reading: ItemReading, interaction: XmlElement): Gap {
  const { keys, plain } = reading
  const response = responseOf(interaction)
  if (interaction.name === 'inlineChoiceInteraction') {
    const options = optionsIn(interaction)
    const key = keyOf(reading, response, (right) => oneOf(right, options.map(idOf)))
    return {
      kind: 'choice',
      answers: options.map((option) => ({ text: plain(option.children), isCorrect: idOf(option) === key })),
    }
  }
  if (/^(?:float|integer)$/.test(keys.responses.get(response)?.baseType ?? '')) {
    const numbers = keyOf(reading, response, numbersOf) ?? []
    return { kind: 'number', answers: numbers.map((number) => ({ ...number, isCorrect: true })) }
  }
  const texts = keyOf(reading, response, textsOf) ?? []
  return { kind: 'text', answers: texts.map((text) => ({ text, isCorrect: true })) }
}

function numbersOf({ values, numbers = values.map((text) => ({ text })) }: Right): readonly NumberKey[] {
  if (numbers.length === 0) throw new Doubt('noKey')
  return numbers
}

function textsOf({ values }: Right): string[] {
  const texts = unlike(values)
  if (texts.length === 0) throw new Doubt('noKey')
  return texts
}

/** Large and small letters are the same here, and nothing is no answer. */
export function unlike(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.filter((text) => {
    const folded = text.toLowerCase()
    return folded !== '' && !known.has(folded) && known.add(folded)
  })
}

export function readGaps(reading: ItemReading, interactions: readonly XmlElement[]): void {
  reading.item.type = 'cloze'
  reading.item.gaps = interactions.map((interaction) => gapOf(reading, interaction))
  noteShared(reading, interactions.map(responseOf))
}

/** One place to write in that stands apart from the text is asked for as a text or a number of its own. */
export function readEntry(reading: ItemReading, interaction: XmlElement): void {
  const { item, problems } = reading
  const { kind, answers } = gapOf(reading, interaction)
  item.type = kind === 'number' ? 'numeric' : 'fill_blank'
  const texts = answers.map(({ text }) => text)
  if (kind === 'number' && texts.some((text) => decimalOf(text) === null))
    problems.push(blocking('answerUnclear', texts.join(', ')))
  item.answers = answers.map((answer) => ({ ...answer, text: escapeText(answer.text) }))
  if (kind === 'number') item.unit ??= null
}

/** Words of a bank that are drawn into the gaps of a text. */
export function readGapMatch(reading: ItemReading, interaction: XmlElement, gapIds: readonly string[]): void {
  const { item, problems, plain } = reading
  const words = [...elementsOf(interaction)].filter(({ name }) => name === 'gapText' || name === 'gapImg')
  const texts = new Map(words.map((word) => [idOf(word), word.name === 'gapText' ? plain(word.children) : '']))
  const ids = [...texts.keys()]
  if ([...texts.values()].includes('')) problems.push(blocking('typeUnknown', 'gapImg'))
  item.type = 'cloze'
  item.gaps = gapIds.map((gap): Gap => {
    const wordOf = ({ values }: Right): string => {
      const right = values.map((pair) => pair.split(' ')).filter(([, to]) => to === gap)
      return oneOf({ values: right.map(([from = '']) => from) }, ids)
    }
    const key = keyOf(reading, responseOf(interaction), wordOf, (id) => texts.get(id) ?? id)
    return { kind: 'choice', answers: ids.map((id) => ({ text: texts.get(id) ?? '', isCorrect: key === id })) }
  })
}
