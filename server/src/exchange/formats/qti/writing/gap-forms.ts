import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import type { Item } from '../../item.ts'
import type { XmlElement } from '../../xml-tree.ts'
import { isMapped, isNear, isRight, response } from './rules-writing.ts'
import { element, idAt } from './xml-writing.ts'

type Gap = NonNullable<Item['gaps']>[number]

/** A gap of a text: how it is declared, shown and marked. */
export function gapForm(
  { kind, answers }: Gap,
  id: string,
): { response: XmlElement; interaction: XmlElement; isRight: XmlElement } {
  const typed = element('textEntryInteraction', { responseIdentifier: id })
  if (kind === 'number') {
    const numbers = answers.map(({ text, tolerance }) => ({ text: plainDecimal(text), tolerance }))
    return {
      response: response(
        id,
        'single',
        'float',
        numbers.slice(0, 1).map(({ text }) => text),
      ),
      interaction: typed,
      isRight: isNear(id, numbers),
    }
  }
  if (kind === 'text') {
    const texts = answers.map(({ text }) => text)
    return {
      response: response(id, 'single', 'string', texts.slice(0, 1), texts),
      interaction: typed,
      isRight: isMapped(id),
    }
  }
  const ids = answers.map((_, index) => idAt('C', index))
  const options = answers.map(({ text }, index) => element('inlineChoice', { identifier: ids[index] ?? '' }, text))
  return {
    response: response(
      id,
      'single',
      'identifier',
      ids.filter((_, index) => answers[index]?.isCorrect === true),
    ),
    interaction: element('inlineChoiceInteraction', { responseIdentifier: id, shuffle: 'true' }, ...options),
    isRight: isRight(id),
  }
}
