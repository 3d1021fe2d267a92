import { type Item, blocking, problem } from '../../item.ts'
import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'
import { unlike } from '../reading/gaps.ts'
import { type ItemReading, keyOrReason } from '../reading/item-reading.ts'
import { sought, soughtChoice } from '../scoring/key-search.ts'
import { optionsOf } from './modernised.ts'

/**
 * Canvas lists all that may be typed into a gap, and marks only the first of it. Its newer kind of test says of each
 * gap how it is filled: what is chosen from a list or a bank of words has one right option.
 */
export function readListed(
  { item, problems, probe, plain }: ItemReading,
  interactions: readonly XmlElement[],
  responses: readonly XmlElement[],
): boolean {
  const lists = interactions.flatMap(({ attributes }) =>
    responses.filter((response) => response.attributes['ident'] === attributes['responseIdentifier']),
  )
  if (lists.length < interactions.length || lists.some(({ name }) => name !== 'response_lid')) return false
  item.type = 'cloze'
  item.gaps = lists.map((list) => {
    const options = optionsOf(list)
    const texts = options.map(({ children }) => plain(children))
    const [ids, said] = [options.map(({ attributes }) => attributes['identifier'] ?? ''), waysOf(list)]
    if (!said.some((way) => /^(?:dropdown|wordbank)$/i.test(way))) {
      for (const way of said) sayWay(way)
      return { kind: 'text', answers: unlike(texts).map((text) => ({ text, isCorrect: true })) }
    }
    const key = keyOrReason(
      sought(() => soughtChoice(probe, list.attributes['ident'] ?? '', ids)),
      problems,
    )
    return { kind: 'choice', answers: texts.map((text, index) => ({ text, isCorrect: ids[index] === key })) }
  })
  return true

  function sayWay(way: string): void {
    if (/regex/i.test(way)) problems.push(blocking('rulesUnknown', { element: way }))
    else if (/contains|close/i.test(way)) problems.push(problem('wordingDropped', { text: way }))
  }
}

/** Nobody chooses between the same word in large and in small letters: it is what may be typed. */
export function areSpellings(responses: readonly XmlElement[]): boolean {
  const lists = responses.map((response) =>
    optionsOf(response).map((option) => textOfElement(option).replaceAll(/\s+/g, ' ').trim().toLowerCase()),
  )
  return (
    responses.every(({ name }) => name === 'response_lid') &&
    lists.every((texts) => texts[0] !== '' && new Set(texts).size === 1) &&
    lists.some((texts) => texts.length > 1)
  )
}

/** Where the file says of no type: the first of each list is right, as in lists of all that may be typed. */
export function mayBeListed({ gaps = [] }: Item): boolean {
  return (
    gaps.length > 0 &&
    gaps.every(({ kind, answers }) => kind === 'choice' && answers[0]?.isCorrect === true) &&
    gaps.every(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length === 1)
  )
}

/** How a gap is filled, and how what is typed into it is compared. */
function waysOf(list: XmlElement): string[] {
  const labels = allBelow(list, (name) => name === 'response_label')
  const ways = labels.flatMap(({ attributes }) => [attributes['answer_type'], attributes['scoring_algorithm']])
  return [...new Set(ways.filter((way) => way !== undefined))]
}
