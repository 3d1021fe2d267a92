import { textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, blocking, problem } from '../../item.ts'
import type { XmlElement } from '../../xml-tree.ts'
import { type Found, type Probe, probeOf } from '../scoring/key-search.ts'
import type { Scoring } from '../scoring/processing.ts'
import { type BodyReading, richBody } from './rich-body.ts'

/** One question on its way in, with all that its parts need to know. */
export interface ItemReading {
  element: XmlElement
  item: Item
  problems: Problem[]
  scoring: Scoring
  probe: Probe
  rich(nodes: XmlElement['children']): string
  plain(nodes: XmlElement['children']): string
}

export function itemReading(element: XmlElement, item: Item, scoring: Scoring, body: BodyReading): ItemReading {
  const rich = (nodes: XmlElement['children']): string => richBody(nodes, body)
  return {
    element,
    item,
    problems: body.problems,
    scoring,
    probe: probeOf(scoring),
    rich,
    plain: (nodes) => textOf(rich(nodes)).replaceAll(/\s+/g, ' ').trim(),
  }
}

/** The key, or null with the reason why there is none. `nameOf` says what a person sees of an answer. */
export function keyOrReason<Key>(
  found: Found<Key>,
  problems: Problem[],
  nameOf: (answer: string) => string = (answer) => answer,
): Key | null {
  if ('key' in found) {
    if (found.isUneven) noteOnce(problems, problem('weights'))
    return found.key
  }
  if (found.doubt === 'none') problems.push(blocking('noKey'))
  else if (found.doubt === 'rules') problems.push(blocking('rulesUnknown', { element: found.element.slice(0, 80) }))
  else
    problems.push(
      blocking('keyConflict', { answers: [...new Set(found.answers.map(nameOf))].join(' / ').slice(0, 100) }),
    )
  return null
}

export function noteOnce(problems: Problem[], one: Problem): void {
  if (!problems.some(({ code }) => code === one.code)) problems.push(one)
}
