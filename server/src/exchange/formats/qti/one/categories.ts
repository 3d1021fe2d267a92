import { blocking } from '../../item.ts'
import type { XmlElement } from '../../xml-tree.ts'
import type { ItemReading } from '../reading/item-reading.ts'
import { sought } from '../scoring/key-search.ts'
import { labelOf, optionsOf } from './modernised.ts'

/** What belongs to which of several kinds: everything that is offered is paired with its kind. */
export function readCategories(
  { item, problems, probe, rich }: ItemReading,
  responses: readonly XmlElement[],
  type: string,
): true {
  const kinds = responses.map((response) => {
    const ident = response.attributes['ident'] ?? ''
    const found = sought(() => {
      const ids = [...new Set(probe.comparedWith(ident).texts.map((text) => text.trim()))]
      const isRight = ids.length > 0 && probe.score({ [ident]: ids }) > probe.score({ [ident]: [] })
      return { key: isRight ? ids : [], isUneven: false }
    })
    return { label: rich(labelOf(response)), ids: 'key' in found ? found.key : [] }
  })
  const offered = new Map(
    responses
      .flatMap((response) => optionsOf(response))
      .map(({ attributes, children }) => [attributes['identifier'] ?? '', rich(children)]),
  )
  item.type = 'matching'
  item.extras = []
  item.pairs = [...offered].flatMap(([id, left]) =>
    kinds.filter(({ ids }) => ids.includes(id)).map(({ label }) => ({ left, right: label })),
  )
  if (kinds.some(({ ids }) => ids.length === 0)) problems.push(blocking('noKey'))
  // What belongs nowhere has no partner here.
  else if (item.pairs.length < offered.size) problems.push(blocking('unknownType', { type }))
  return true
}
